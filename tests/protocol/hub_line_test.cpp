// Lines of the Hub protocol: commands, arguments, quotes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/hub/allowance.hpp"
#include "protocol/hub/message.hpp"

namespace lozenge::tests {
namespace {

using protocol::hub::Message;
using protocol::hub::read_message;

Message read(std::string_view text) {
  auto line = read_message(text);
  EXPECT_TRUE(line.ok()) << text;
  return line.ok() ? *line : Message{};
}

TEST(HubLine, IsACommandWithArguments) {
  const Message line = read("  pos pos=Wbe moves=\"11-15 23-19\"\tfoo \r");
  EXPECT_EQ(line.command, "pos");
  EXPECT_EQ(line.find("pos"), "Wbe");
  EXPECT_EQ(line.find("moves"), "11-15 23-19");
  EXPECT_TRUE(line.has("foo"));
  EXPECT_EQ(line.find("foo"), std::nullopt) << "a flag has no value";
  EXPECT_FALSE(line.has("bar"));
  EXPECT_EQ(read("").command, "");
  EXPECT_EQ(read(" \t ").command, "");
  EXPECT_EQ(read("pos a=b=c").find("a"), "b=c") << "quotes are not insisted on";
  EXPECT_EQ(read("set-param name=book value=\"\"").find("value"), "");
}

TEST(HubLine, IsQuotedWhereItHasToBe) {
  Message line{"id"};
  line.add("name", "Lozenge").add("author", "A B").add("country", "").add("x", "a=b").add("n", 12);
  line.add_decimal("score", -0.056, 2).add_decimal("time", 12.3456, 3).add_decimal("zero", -0.001, 2);
  line.arguments.push_back({"flag"});
  EXPECT_EQ(text(line),
            "id name=Lozenge author=\"A B\" country=\"\" x=\"a=b\" n=12 score=-0.06 time=12.346 zero=0.00 flag");
  EXPECT_EQ(read(text(line)), line);
}

TEST(HubLine, LosesNeitherItsEndNorItsQuotesToAValue) {
  const std::string shown = text(Message{"error"}.add("message", "a \"b\"\nquit\x1b"));
  EXPECT_EQ(shown, "error message=\"a 'b'?quit?\"");
  EXPECT_TRUE(read_message(shown).ok());
}

TEST(HubLine, ThatIsMalformedIsRefusedWithASentence) {
  const std::pair<std::string, const char*> wrong[] = {{"pos pos=\"abc", "quotes of 'pos' are not closed"},
                                                       {"pos =x", "has no name"},
                                                       {"pos pos=", "has no value"},
                                                       {"pos pos= x", "has no value"},
                                                       {"pos \"x\"", "has no name"},
                                                       {"pos a=b\"c", "blank is missing"},
                                                       {"pos a=\"b\"c", "blank is missing"},
                                                       {"pos a=1 a=2", "'a' is given twice"},
                                                       {"=x", "begins with a command"},
                                                       {"\"hub\"", "begins with a command"},
                                                       {std::string(100'000, 'x'), "too long"}};
  for (const auto& [text, part] : wrong) {
    const auto line = read_message(text);
    ASSERT_FALSE(line.ok()) << text;
    EXPECT_THAT(line.sentence(), testing::HasSubstr(part)) << text;
  }
}

TEST(HubLevel, IsReadInAllItsForms) {
  const auto level = [](std::string_view text) { return *protocol::hub::read_allowance(read(text)); };
  EXPECT_EQ(level("level depth=12").limits.depth, 12);
  EXPECT_EQ(level("level depth=5000").limits.depth, search::deepest);
  EXPECT_EQ(level("level nodes=123456").limits.nodes, 123456u);
  EXPECT_DOUBLE_EQ(level("level move-time=0.25").limits.time.count(), 0.25);
  EXPECT_GT(level("level move-time=0").limits.time.count(), 0) << "no time is not all time";
  EXPECT_EQ(level("level infinite").plan().time.count(), 0);
  const auto clock = level("level moves=9 time=291.5 inc=2").clock;
  ASSERT_TRUE(clock.has_value());
  EXPECT_EQ(clock->moves_to_go, 9);
  EXPECT_DOUBLE_EQ(clock->left.count(), 291.5);
  EXPECT_DOUBLE_EQ(clock->increment.count(), 2);
  EXPECT_LT(level("level time=60").plan().time.count(), 60);
  EXPECT_GT(level("level time=60").plan().time.count(), 0.1);
  EXPECT_EQ(level("level time=60 depth=3").plan().depth, 3);
  for (const char* wrong : {"level", "level depth=0", "level depth", "level nodes=-1", "level move-time=x",
                            "level inc=1", "level time=1e9", "level time=60 moves=0"})
    EXPECT_FALSE(protocol::hub::read_allowance(read(wrong)).ok()) << wrong;
}

TEST(HubLevel, IsWrittenAsItIsRead) {
  for (const char* line : {"level depth=7", "level nodes=99", "level move-time=0.250", "level infinite"})
    EXPECT_EQ(text(protocol::hub::message_of(protocol::hub::read_allowance(read(line))->limits)), line);
}

}  // namespace
}  // namespace lozenge::tests
