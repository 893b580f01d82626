// A game is found by its id and options, and has one id however its options are spelled out.
#include "play/family.hpp"

#include <gtest/gtest.h>

#include "games/families.hpp"

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

TEST(Family, HasOneIdForTheModesOfASheetAndWhatTheyMean) {
  EXPECT_EQ(id_of("diamond-dogs:mode=1"), "diamond-dogs");
  EXPECT_EQ(id_of("diamond-dogs:mode=2"), "diamond-dogs:goal=most");
  EXPECT_EQ(id_of("diamond-dogs:mode=3"), "diamond-dogs:setup=mixed");
  EXPECT_EQ(id_of("diamond-dogs:mode=3,goal=half"), "diamond-dogs:goal=half,setup=mixed");
  EXPECT_EQ(id_of("diamond-dogs:setup=ones,mode=3"), "diamond-dogs");
}

TEST(Family, NamesHouseRulesOnlyWhereTheyArePlayed) {
  const auto rules = [](const std::string& text) { return (*play::find_game(games::all(), text))->rules(); };
  EXPECT_EQ(rules("diamond-dogs:mode=2"), "goal=most,setup=ones");
  EXPECT_EQ(rules("diamond-dogs:draws=called,six=once"), "goal=first,setup=ones,six=once,draws=called");
  EXPECT_EQ(rules("diamond-kings:stopping=finish"), "enforcement=insist,stopping=finish");
}

TEST(Family, FindsTheSameGameByAllItsRules) {
  for (const play::Family* family : games::all()) {
    const auto game = play::find_game(games::all(), family->id);
    ASSERT_TRUE(game) << game.sentence();
    if ((*game)->rules().empty()) continue;
    EXPECT_EQ(id_of(family->id + ":" + (*game)->rules()), family->id);
  }
}

TEST(Family, SaysWhatIsAccepted) {
  const auto sentence = [](const std::string& id) {
    const auto found = play::find_game(games::all(), id);
    EXPECT_FALSE(found.ok()) << id;
    return found.ok() ? "" : found.sentence();
  };
  EXPECT_EQ(sentence("checkers:sheat=maple"),
            "The game checkers has no option 'sheat'; its options are: sheet, enforcement, crowning, draws.");
  EXPECT_EQ(sentence("checkers:sheet=oak"), "The option sheet of checkers cannot be 'oak'; it can be: maple, parker.");
  EXPECT_EQ(sentence("checkers:sheet=maple,sheet=parker"), "The option sheet is given twice.");
  EXPECT_EQ(sentence("checkers:sheet"), "The option sheet needs a value: maple or parker.");
  EXPECT_EQ(sentence("checkers:"), "After ':' come options: key=value,key=value.");
  EXPECT_EQ(sentence("checkers:sheet=maple,"), "After ',' comes another option.");
  EXPECT_TRUE(sentence("chess").starts_with("There is no game 'chess'; the games are: checkers"));
  EXPECT_FALSE(play::find_game(games::all(), std::string(100000, 'a')).ok());
}

}  // namespace lozenge::tests
