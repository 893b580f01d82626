#include "arena/contestant.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lozenge::tests {
namespace {

arena::Contestant read(std::string_view text) {
  auto player = arena::read_contestant(text);
  EXPECT_TRUE(player.ok()) << text;
  return player.ok() ? *player : arena::Contestant{};
}

TEST(Contestant, IsReadByName) {
  EXPECT_EQ(read("engine").settings.kind, play::EngineKind::engine);
  EXPECT_EQ(read("reference").settings.kind, play::EngineKind::reference);
  EXPECT_EQ(read("random").settings.kind, play::EngineKind::random);
  EXPECT_EQ(read("engine").settings.level, play::highest_level);
  EXPECT_FALSE(read("engine").limits.has_value());
}

TEST(Contestant, HasSettings) {
  const auto player = read("engine:judgement=hand,threads=2,nodes=5000,time=0.1,varied=yes,table=8");
  EXPECT_EQ(player.settings.judgement, eval::Judgement::hand);
  EXPECT_EQ(player.settings.threads, 2);
  EXPECT_TRUE(player.settings.is_varied);
  EXPECT_EQ(player.table_mb, 8u);
  ASSERT_TRUE(player.limits.has_value());
  EXPECT_EQ(player.limits->nodes, 5000u);
  EXPECT_DOUBLE_EQ(player.limits->time.count(), 0.1);
  EXPECT_EQ(read("engine:clock=cpu").clock, search::ClockKind::cpu);
  EXPECT_EQ(read("reference:depth=3").limits->depth, 3);
}

TEST(Contestant, OfSettingsAloneIsAnEngine) {
  EXPECT_EQ(read("level=5").settings.level, 5);
  EXPECT_EQ(read("level=5").settings.kind, play::EngineKind::engine);
  EXPECT_EQ(read("depth=2,level=1").limits->depth, 2);
}

TEST(Contestant, ThatCannotBeIsRefusedWithWhatIsAccepted) {
  const std::pair<const char*, const char*> wrong[] = {
      {"", "Players are engine"},
      {"engin", "'engin' is no player. Players are engine"},
      {"engine:", "After ':' come settings"},
      {"engine:level=1,", "After ',' comes a setting"},
      {"engine:colour=red", "no setting 'colour'"},
      {"level", "is no player"},
      {"level=0", "level cannot be '0'; it is a whole number from 1 to 10"},
      {"level=11", "from 1 to 10"},
      {"engine:judgement=gut", "it is learnt, hand or material"},
      {"engine:time=0", "a number of seconds"},
      {"engine:time=-1", "a number of seconds"},
      {"engine:nodes=x", "a whole number"},
      {"engine:varied=maybe", "it is yes or no"}};
  for (const auto& [text, part] : wrong) {
    const auto player = arena::read_contestant(text);
    ASSERT_FALSE(player.ok()) << text;
    EXPECT_THAT(player.sentence(), testing::HasSubstr(part)) << text;
    EXPECT_THAT(player.sentence(), testing::EndsWith(".")) << text;
  }
  EXPECT_FALSE(arena::read_contestant(std::string(100000, 'x')).ok());
}

}  // namespace
}  // namespace lozenge::tests
