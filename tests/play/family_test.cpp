// A game is found by its id and options, and has one id however its options are spelled out.
#include "play/family.hpp"

#include <gtest/gtest.h>

#include "games/all.hpp"

namespace lozenge::tests {

namespace {

std::string id_of(const std::string& text) {
  const auto game = play::find_game(games::all(), text);
  return game ? (*game)->id() : game.sentence();
}

}  // namespace

TEST(Family, NamesInItsIdOnlyWhatDiffersFromTheDefaults) {
  EXPECT_EQ(id_of("checkers:sheet=maple"), "checkers");
  EXPECT_EQ(id_of("checkers:enforcement=strict"), "checkers");
  EXPECT_EQ(id_of("checkers:enforcement=huff"), "checkers:enforcement=huff");
  EXPECT_EQ(id_of("checkers:crowning=ends,enforcement=huff,sheet=parker"), "checkers:sheet=parker");
  EXPECT_EQ(id_of("checkers:enforcement=strict,sheet=parker"), "checkers:sheet=parker,enforcement=strict");
}

TEST(Family, FindsTheSameGameByAllItsRules) {
  for (const play::Family* family : games::all()) {
    const auto game = play::find_game(games::all(), family->id);
    ASSERT_TRUE(game) << game.sentence();
    if ((*game)->rules().empty()) continue;
    EXPECT_EQ(id_of(family->id + ":" + (*game)->rules()), family->id);
  }
}

}  // namespace lozenge::tests
