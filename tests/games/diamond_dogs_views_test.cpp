// What the views say about Diamond Dogs alone: two dice in a turn, and the arrangement that begins it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "protocol/views.hpp"

namespace lozenge::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::unique_ptr<play::Match> start(std::string_view id) { return (*play::find_game(games::all(), id))->start(); }

std::string view(const play::Match& match, std::optional<int> seat = std::nullopt) {
  Json json;
  protocol::write_match(json, match, seat);
  return json.text();
}

TEST(DiamondDogsViews, MarkWhereTheSecondDieStarts) {
  const auto match = start("diamond-dogs");
  int turns_of_two = 0;
  for (const auto& choice : match->choices()) {
    EXPECT_FALSE(choice.steps.front().starts) << choice.text;
    const auto starts = std::ranges::count(choice.steps, true, &Step::starts);
    EXPECT_EQ(starts, std::ranges::count(choice.text, '+')) << choice.text;
    turns_of_two += static_cast<int>(starts);
  }
  EXPECT_GT(turns_of_two, 0);
  EXPECT_THAT(view(*match), HasSubstr(R"(,"start":true})"));
}

TEST(DiamondDogsViews, SayWhatIsToBeArranged) {
  const auto match = start("diamond-dogs:setup=mixed");
  const auto arrangement = match->arrangement();
  ASSERT_TRUE(arrangement.has_value());
  EXPECT_THAT(arrangement->values, ElementsAre(1, 1, 2, 3, 3, 4, 4, 5, 5, 6));
  EXPECT_THAT(view(*match), HasSubstr(R"("choices":null,)"));
  EXPECT_THAT(view(*match), HasSubstr(R"("arrangement":{"cells":[)"));
  EXPECT_THAT(view(*match, 1), Not(HasSubstr("arrangement"))) << "White has to wait";

  const std::vector<int> reversed(arrangement->values.rbegin(), arrangement->values.rend());
  EXPECT_EQ(match->arrange(reversed)->text, "=6554433211");
  const auto pieces = match->pieces();
  for (std::size_t i = 0; i < reversed.size(); ++i) {
    const auto die = std::ranges::find(pieces, arrangement->cells[i], &Piece::cell);
    ASSERT_NE(die, pieces.end());
    EXPECT_EQ(die->value, reversed[i]);
  }
}

TEST(DiamondDogsViews, RefuseWhatCannotBeArranged) {
  const auto match = start("diamond-dogs:setup=mixed");
  for (const std::vector<int>& values : {std::vector<int>{},
                                         {1, 2, 3},
                                         {-1, 1, 2, 3, 3, 4, 4, 5, 5, 6},
                                         {11, 23, 34, 45, 56},
                                         std::vector<int>(10, 6),
                                         std::vector<int>(10, 300)}) {
    EXPECT_FALSE(match->arrange(values).ok());
    EXPECT_TRUE(match->turns().empty());
  }
  const auto ones = start("diamond-dogs");
  EXPECT_FALSE(ones->arrangement().has_value());
  EXPECT_FALSE(ones->arrange(std::vector<int>{1}).ok());
}

TEST(DiamondDogsViews, CountACaptureWhereADieIsGone) {
  const auto match =
      std::move((*play::find_game(games::all(), "diamond-dogs"))->start_from("R:Rd4/1,a1/1:Wd6/1,g15/1")).value();
  bool captures = false;
  for (const auto& choice : match->choices())
    if (!choice.captures.empty()) {
      captures = true;
      EXPECT_EQ(choice.captures.size(), 1) << choice.text;
    }
  EXPECT_TRUE(captures);
}

}  // namespace
}  // namespace lozenge::tests
