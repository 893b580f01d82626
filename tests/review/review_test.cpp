// Whole games judged turn by turn.
#include "review/review.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

#include "games/families.hpp"
#include "search/playout.hpp"
#include "tests/board.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {
namespace {

using review::Grade;
using review::Judgement;

const review::Request quick{.limits = {.nodes = 20'000}, .table_mb = 1};

/// A match, with the moves played; an empty position is the game's start.
std::unique_ptr<play::Match> match_of(const std::string& game, const std::string& position, const std::string& moves) {
  const auto found = *play::find_game(games::all(), game);
  auto match = position.empty() ? found->start() : std::move(found->start_from(position)).value();
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const auto played = match->play(word);
    EXPECT_TRUE(played.ok()) << word << ": " << played.sentence() << "\n" << board(*match);
  }
  return match;
}

std::vector<Judgement> judged(const play::Match& match) { return review::review(match, quick)->turns; }

TEST(Chance, IsTheSameOnEveryMachine) {
  // Exponentials differ in their last bit; no score may be so near to the edge between two chances that it matters.
  for (search::Score score = -search::highest_guess; score <= search::highest_guess; ++score) {
    const double exact = review::whole_point * play::expectation(score);
    ASSERT_GT(std::abs(exact - std::floor(exact) - 0.5), 1e-7) << score;
  }
}

TEST(Chance, IsWholeForAWinAndHalfForADraw) {
  EXPECT_EQ(review::chance(search::win_in(9)), 10'000);
  EXPECT_EQ(review::chance(0), 5'000);
  EXPECT_EQ(review::chance(search::loss_in(9)), 0);
}

TEST(Chance, IsSaidInPercentOrInPlies) {
  EXPECT_EQ(review::standing(0), "50 %");
  EXPECT_EQ(review::standing(search::win_in(9)), "won in 9 plies");
  EXPECT_EQ(review::standing(search::loss_in(1)), "lost in 1 ply");
  EXPECT_EQ(review::standing(search::win_in(0)), "won");
}

/// The first score below an even one that gives so many chances away.
search::Score first_with_loss(review::Chance loss) {
  search::Score score = 0;
  while (review::chance(0) - review::chance(score) < loss) --score;
  return score;
}

TEST(Grade, FollowsTheChancesGivenAway) {
  EXPECT_EQ(review::grade_of(0, 0), Grade::best);
  EXPECT_EQ(review::grade_of(0, 5), Grade::best);
  EXPECT_EQ(review::grade_of(0, -1), Grade::good);
  const search::Score inaccurate = first_with_loss(500), mistaken = first_with_loss(1'000),
                      blundered = first_with_loss(1'500);
  EXPECT_EQ(review::grade_of(0, inaccurate + 1), Grade::good);
  EXPECT_EQ(review::grade_of(0, inaccurate), Grade::inaccuracy);
  EXPECT_EQ(review::grade_of(0, mistaken + 1), Grade::inaccuracy);
  EXPECT_EQ(review::grade_of(0, mistaken), Grade::mistake);
  EXPECT_EQ(review::grade_of(0, blundered + 1), Grade::mistake);
  EXPECT_EQ(review::grade_of(0, blundered), Grade::blunder);
}

TEST(Grade, OfASlowerWinIsGoodButNotBest) {
  EXPECT_EQ(review::grade_of(search::win_in(5), search::win_in(5)), Grade::best);
  EXPECT_EQ(review::grade_of(search::win_in(5), search::win_in(15)), Grade::good);
}

TEST(Accuracy, IsTheMeanOfTheFourthPowersOfWhatWasKept) {
  const std::vector<play::Turn> turns(4, play::Turn{"", Side::first});
  std::vector<Judgement> judgements(4);
  judgements[0] = {Grade::best, 0, 0, {}};                             // keeps all
  judgements[1] = {Grade::blunder, 0, search::loss_in(3), {}};         // loses half a point: 1/16
  judgements[2] = {Grade::forced, search::win_in(3), 0, {}};           // does not count
  judgements[3] = {Grade::unjudged, search::win_in(3), 0, {}};         // nor does this
  EXPECT_EQ(review::accuracy(turns, judgements, Side::first), 5'313);  // (1 + 0.0625) / 2
  EXPECT_EQ(review::accuracy(turns, judgements, Side::second), std::nullopt);
}

TEST(Review, NamesABlunderAndWhatWasBetter) {
  // 18-15 wins both men; 18-14 runs into 9x18.
  const auto match = match_of("checkers", "W:WK18,K27:B9,10", "18-14 9x18");
  const auto turns = judged(*match);
  EXPECT_EQ(turns[0].grade, Grade::blunder) << board(*match);
  ASSERT_FALSE(turns[0].better.empty());
  EXPECT_NE(turns[0].better.front(), "18-14");
  EXPECT_GE(turns[0].loss(), review::blundered_from);
}

TEST(Review, KnowsForcedMovesFromBestOnes) {
  const auto match = match_of("checkers", "", "11-15 22-18 15x22 25x18");
  const auto turns = judged(*match);
  EXPECT_EQ(turns[2].grade, Grade::forced);
  EXPECT_EQ(turns[2].loss(), 0);
  EXPECT_NE(turns[3].grade, Grade::forced);  // 26x17 is there too
}

TEST(Review, EndsAtTheTruth) {
  const auto won = match_of("checkers", "W:WK22,23:B18", "22x15");
  const auto turns = judged(*won);
  EXPECT_EQ(turns[0].after, search::win_in(1)) << board(*won);
  EXPECT_EQ(turns[0].before, search::win_in(1));
  EXPECT_EQ(turns[0].grade, Grade::best);
}

TEST(Review, CountsADrawByRepetitionAsADraw) {
  const auto drawn = match_of("checkers", "B:WK32:BK1", "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32");
  ASSERT_EQ(drawn->status().ending, play::Ending::repetition);
  EXPECT_EQ(judged(*drawn).back().after, 0);
}

TEST(Review, JudgesWhatWasPlayedBehindADrawThatNobodyClaimed) {
  auto match = match_of("checkers", "B:W32:BK1,K2,3:H300", "");
  match->set_counting(false);
  for (const char* move : {"1-5", "32-28", "5-9"}) ASSERT_TRUE(match->play(move)) << move;
  const auto turns = judged(*match);
  EXPECT_GT(turns[0].before, 100);
  EXPECT_LT(turns[1].after, -100);
}

TEST(Review, DoesNotBlameAResignationOnTheLastMove) {
  auto match = match_of("checkers", "", "11-15 22-18");
  const auto before = judged(*match);
  ASSERT_TRUE(match->resign(Side::first).ok());
  EXPECT_EQ(judged(*match).back().after, before.back().after);
}

TEST(Review, LeavesSetUpsUnjudged) {
  auto match = match_of("checkers", "", "11-15");
  ASSERT_TRUE(match->set_up("W:W18:B1").ok());
  ASSERT_TRUE(match->play("18-14").ok());
  const auto turns = judged(*match);
  ASSERT_EQ(turns.size(), 3u);
  EXPECT_NE(turns[0].grade, Grade::unjudged);
  EXPECT_EQ(turns[1].grade, Grade::unjudged);
}

TEST(Review, BlamesAMissedClaimLikeAnyError) {
  // huff10 and then 7x16 would have left two against one.
  const auto match = match_of("checkers:sheet=parker", "W:WK10,15,29:B2,7", "15-11 7x16");
  const auto turns = judged(*match);
  EXPECT_GE(turns[0].grade, Grade::inaccuracy) << "the missed jump";
  EXPECT_GE(turns[1].grade, Grade::inaccuracy) << "the missed claim";
  ASSERT_FALSE(turns[1].better.empty());
  EXPECT_EQ(turns[1].better.front(), "huff10");
  // Without the man on 29 it wins at once.
  const auto claimed = judged(*match_of("checkers:sheet=parker", "W:WK10,15:B2,7", "15-11 huff10 7x16"));
  EXPECT_EQ(claimed[1].grade, Grade::best);
  EXPECT_EQ(claimed[1].after, search::win_in(1));
}

TEST(Review, NeverCallsAMissedJumpBest) {
  // Insisting puts everything right, so that nothing is lost; but it was no move to be praised.
  const auto match = match_of("checkers:enforcement=insist", "", "11-15 22-18 9-13");
  EXPECT_GT(judged(*match)[2].grade, Grade::best);
}

TEST(Review, IsTheSameEveryTime) {
  const auto match = match_of("checkers", "", "11-16 22-18 8-11 18-14 9x18 23x14 10x17 21x14 6-10");
  const auto first = judged(*match), second = judged(*match);
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].grade, second[i].grade);
    EXPECT_EQ(first[i].before, second[i].before);
    EXPECT_EQ(first[i].after, second[i].after);
    EXPECT_EQ(first[i].better, second[i].better);
  }
}

TEST(Review, CanBeStopped) {
  const auto match = match_of("checkers", "", "11-15 22-18");
  auto request = quick;
  request.go_on = [](std::size_t, std::size_t) { return false; };
  EXPECT_FALSE(review::review(*match, request).ok());
}

TEST(Review, JudgesARandomMatchOfEveryGame) {
  for (const play::Family* family : games::all()) {
    SCOPED_TRACE(family->id);
    const auto match = (*play::find_game(games::all(), family->id))->start();
    search::Random random(3);
    for (int ply = 0; ply < (is_slow_build ? 6 : 30) && !match->status().is_over(); ++ply) {
      const auto moves = match->moves();
      ASSERT_TRUE(match->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]).ok());
    }
    const auto turns = review::review(*match, {.limits = {.nodes = 1'000}, .table_mb = 1})->turns;
    EXPECT_EQ(turns.size(), match->turns().size());
    for (const auto& judgement : turns) {
      EXPECT_LE(judgement.after, judgement.before);
      EXPECT_FALSE(review::is_error(judgement.grade) && judgement.better.empty());
    }
  }
}

}  // namespace
}  // namespace lozenge::tests
