// Reading what was written gives the same match: for every game, over random games with claims and set-ups.
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "record/json.hpp"
#include "record/read.hpp"
#include "record/write.hpp"
#include "search/playout.hpp"
#include "tests/board.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {

namespace {

/// The family as it is, and with each value of each option.
std::vector<std::string> games_of(const play::Family& family) {
  std::vector<std::string> ids = {family.id};
  for (const auto& option : family.options)
    for (const auto& value : option.values) ids.push_back(family.id + ":" + option.key + "=" + value);
  return ids;
}

/// Longer lists are the arrangements of a mixed set-up: what follows each of them is not asked for.
constexpr std::size_t longest_list = 5000;

/// Plays random turns: claims often, where there are some, and now and then a position by hand.
std::unique_ptr<play::Match> random_match(const play::Game& game, std::uint32_t longest, search::Random& random) {
  auto match = game.start();
  const std::uint32_t length = random.below(longest);
  for (std::uint32_t i = 0; i < length && !match->status().is_over(); ++i) {
    if (match->move_count() > longest_list) {
      const auto moves = match->moves();
      EXPECT_TRUE(match->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
      continue;
    }
    const auto choices = match->choices();
    const auto count = static_cast<std::uint32_t>(choices.size());
    const play::Choice* choice = &choices[random.below(count)];
    for (int again = 0; again < 20 && !choice->is_claim; ++again) choice = &choices[random.below(count)];
    if (random.below(40) == 0) EXPECT_TRUE(match->set_up(choice->after)) << choice->after;
    else EXPECT_TRUE(match->play(choice->text)) << choice->text;
  }
  if (match->status().is_over()) return match;
  switch (random.below(4)) {
    case 0: EXPECT_TRUE(match->resign(match->side())); break;
    case 1: EXPECT_TRUE(match->resign(!match->side())); break;
    case 2: EXPECT_TRUE(match->agree_draw()); break;
    default: break;
  }
  return match;
}

void expect_same(const play::Match& read, const play::Match& written) {
  ASSERT_EQ(read.turns().size(), written.turns().size());
  for (std::size_t i = 0; i < written.turns().size(); ++i) {
    const play::Turn &a = read.turns()[i], &b = written.turns()[i];
    ASSERT_EQ(a.text, b.text) << "turn " << i;
    ASSERT_EQ(a.is_claim, b.is_claim) << a.text;
    ASSERT_EQ(a.is_setup, b.is_setup) << a.text;
    ASSERT_EQ(a.seat, b.seat) << a.text;
    ASSERT_EQ(read.position_after(i), written.position_after(i)) << "turn " << i;
  }
  EXPECT_EQ(read.position(), written.position());
  EXPECT_EQ(read.game().id(), written.game().id());
  EXPECT_EQ(read.moves(), written.moves());
  EXPECT_EQ(read.status().outcome, written.status().outcome);
  EXPECT_EQ(read.status().ending, written.status().ending);
}

void expect_round_trip(const play::Match& match) {
  const auto record = record::make_record(match, {{"Event", "Test"}, {"Annotator", "Nobody"}});
  const auto text = record::write_record(record);
  ASSERT_TRUE(text) << text.sentence();
  SCOPED_TRACE(*text);
  const auto report = record::read_records(*text, games::all());
  for (const auto& problem : report.problems)
    ADD_FAILURE() << problem.line << ":" << problem.column << ": " << problem.sentence.text();
  for (const auto& warning : report.warnings)
    ADD_FAILURE() << warning.line << ":" << warning.column << ": " << warning.sentence.text();
  ASSERT_EQ(report.records.size(), 1u);
  EXPECT_EQ(report.records[0].line, record.line);
  EXPECT_EQ(report.records[0].start, record.start);
  EXPECT_EQ(report.records[0].tags, record.tags);
  const auto read = record::replay(report.records[0]);
  ASSERT_TRUE(read) << read.sentence();
  expect_same(**read, match);
  const auto again = record::write_record(report.records[0]);
  ASSERT_TRUE(again) << again.sentence();
  EXPECT_EQ(*again, *text);
}

class RoundTrip : public testing::TestWithParam<const play::Family*> {};

}  // namespace

TEST_P(RoundTrip, GivesTheSameMatch) {
  for (const std::string& id : games_of(*GetParam())) {
    SCOPED_TRACE(id);
    const auto game = play::find_game(games::all(), id);
    ASSERT_TRUE(game) << game.sentence();
    const bool has_many_moves = (*game)->start()->move_count() > 100;
    const std::uint64_t matches = is_slow_build ? 1 : has_many_moves ? 2 : 20;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
      search::Random random(seed);
      expect_round_trip(*random_match(**game, has_many_moves ? 50 : 200, random));
      if (HasFatalFailure()) return;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllGames, RoundTrip, testing::ValuesIn(games::all().begin(), games::all().end()),
                         [](const auto& tested) { return test_name(tested.param->id); });

}  // namespace lozenge::tests
