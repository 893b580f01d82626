// What the engine does about a missed jump: it takes the best of insisting, huffing and playing on.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/families.hpp"
#include "tests/board.hpp"

namespace lozenge::tests {
namespace {

struct Missed {
  const char* what;
  const char* position;
  const char* moves;  // the last one misses a jump
  const char* answer;
};

std::ostream& operator<<(std::ostream& out, const Missed& missed) { return out << missed.what; }

/// A match of checkers by Parker's sheet, in which a jump has just been missed.
std::unique_ptr<play::Match> missed_match(const char* position, const char* moves) {
  const auto game = *play::find_game(games::all(), "checkers:sheet=parker");
  auto match = std::move(game->start_from(position)).value();
  for (std::string_view rest = moves; !rest.empty();) {
    const auto blank = std::min(rest.find(' '), rest.size());
    const auto played = match->play(rest.substr(0, blank));
    EXPECT_TRUE(played.ok()) << played.sentence();
    rest.remove_prefix(std::min(blank + 1, rest.size()));
  }
  return match;
}

class ClaimChoice : public testing::TestWithParam<Missed> {};

TEST_P(ClaimChoice, IsTheBestOfTheThree) {
  const auto match = missed_match(GetParam().position, GetParam().moves);
  const auto engine = match->game().make_engine({.table_mb = 1});
  const auto answer = engine->think(*match, {.limits = {.nodes = 100'000}});
  EXPECT_EQ(answer.move, GetParam().answer) << board(*match);
  EXPECT_EQ(answer.thought.moves.front(), answer.move);
}

INSTANTIATE_TEST_SUITE_P(
    Table, ClaimChoice,
    testing::Values(Missed{"a man for nothing", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                           "11-16 24-20 16-19 22-17", "huff23"},
                    Missed{"the king goes, and the man after it", "W:WK10,15:B2,7", "15-11", "huff10"},
                    Missed{"the king that guards both", "W:WK7,17,20,31:B8,9,K11", "17-14", "huff7"},
                    Missed{"the jump runs into three", "W:W18,20,25,32:B4,8,16", "32-28", "insist"},
                    Missed{"instead of the jump he crowned a man", "W:W7,13,31:B3,6,K26,K30", "7-2", "insist"},
                    Missed{"three at one stroke, and the game", "W:W20,23,K24:B8,13,K18", "20-16", "18x27x20x11"},
                    Missed{"two for one", "W:W15,19,K30,32:B8,10,12", "15-11", "8x15x24"},
                    Missed{"two, and a man is left against one", "W:W9,K11,16:BK4,15,K32", "11-8", "4x11x20"}));

TEST(ClaimChoice, ShowsClaimsAndMovesAmongTheBestLines) {
  const auto match = missed_match("W:WK10,15:B2,7", "15-11");
  const auto engine = match->game().make_engine({.table_mb = 1});
  std::vector<play::Thought> lines;
  engine->think(*match, {.limits = {.nodes = 100'000}, .lines = 3, .report = [&](const play::Thought& thought) {
                           lines.push_back(thought);
                         }});
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0].moves.front(), "huff10");
  EXPECT_EQ(lines[1].moves.front(), "7x14");
  for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(lines[i].rank, static_cast<int>(i));
  EXPECT_TRUE(std::ranges::is_sorted(lines, std::greater{}, &play::Thought::score));
}

/// Level 1 overlooks most claims; it must not when a claim is all that there is.
TEST(ClaimChoice, IsMadeByABlockedPlayerOfAnyLevel) {
  const auto match = missed_match("W:W17,18,21,23,31:B14", "31-27");
  ASSERT_EQ(match->moves(), (std::vector<std::string>{"huff17", "huff18", "insist"})) << board(*match);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto engine = match->game().make_engine({.table_mb = 1, .level = 1, .seed = seed});
    const auto answer = engine->think(*match, {});
    EXPECT_TRUE(match->read(answer.move).ok()) << answer.move;
  }
}

}  // namespace
}  // namespace lozenge::tests
