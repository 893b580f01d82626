// Whatever is pasted is taken for what it is, and its good part is kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "record/pasted.hpp"
#include "tests/laws/option_sets.hpp"
#include "tests/record/reading.hpp"

namespace lozenge::tests {

namespace {

std::vector<record::Reading> paste(std::string_view text, const std::string& likely = "") {
  return record::read_pasted(text, games::all(), likely.empty() ? nullptr : game(likely));
}

std::string sentence(const std::vector<record::Reading>& readings) {
  return readings.size() == 1 && readings[0].problem ? readings[0].problem->sentence.text() : "";
}

}  // namespace

TEST(Pasted, KeepsTheMovesBeforeAnError) {
  const auto readings = paste("[Event \"e\"]\n1. 11-15 23-19 2. 8-11 22-17 (22-18 15x22 99-1) 3. 11-16 *");
  ASSERT_EQ(readings.size(), 1u);
  ASSERT_TRUE(readings[0].record && readings[0].problem);
  EXPECT_EQ(turns(*readings[0].record), "11-15 23-19 8-11 22-17");
  EXPECT_EQ(readings[0].problem->line, 2u);
  const auto& variations = readings[0].record->line.turns[3].variations;
  ASSERT_EQ(variations.size(), 1u);
  EXPECT_EQ(variations[0].turns.size(), 2u);
  EXPECT_EQ(readings[0].record->tags[0].value, "e");
}

TEST(Pasted, WhatIsKeptCanBeWritten) {
  const auto readings = paste("1. 11-15 23-19 {good} 2. 8-11 (9-14 $1 1-1) 3. 11-16 *");
  ASSERT_TRUE(readings.size() == 1 && readings[0].record);
  EXPECT_EQ(read_one(written(*readings[0].record)).line, readings[0].record->line);
}

TEST(Pasted, APositionIsOneOfTheGameThatReadsIt) {
  for (const auto& [text, id] : {std::pair("B:W18:BK14", "checkers"),
                                 {" W:W18:B14. \n", "checkers"},
                                 {"R:Ra13/1:Wb12/2", "diamond-dogs"},
                                 {"1:RK/-/-/-/-/-/-/-", "diam"},
                                 {"A:A13A/2:B21/1", "diamond-queens"},
                                 {"A:AD13A:B20B", "diamond-checkers"}}) {
    const auto readings = paste(text);
    ASSERT_TRUE(readings.size() == 1 && readings[0].record) << text << sentence(readings);
    EXPECT_EQ(readings[0].record->game->id(), id);
    EXPECT_TRUE(readings[0].record->line.turns.empty());
  }
  const auto likely = paste("A:A13A:B20B", "diamond-kings:enforcement=strict");
  ASSERT_TRUE(likely.size() == 1 && likely[0].record);
  EXPECT_EQ(likely[0].record->game->id(), "diamond-kings:enforcement=strict");
}

TEST(Pasted, APositionThatCannotBeIsRefusedInTheWordsOfTheLikelyGame) {
  EXPECT_EQ(sentence(paste("B:W99:B1", "checkers")),
            "This looks like a position, but it cannot be read. There is no square '99': squares are 1 to 32, a king's "
            "with K before it.");
}

TEST(Pasted, BareMovesAreOfTheGameThatTheyCanBePlayedIn) {
  for (const play::Family* family : games::all()) {
    const auto match = game(family->id)->start();
    std::string moves;
    for (int i = 0; i < 4; ++i) {
      const std::string move = match->moves().back();
      ASSERT_TRUE(match->play(move).ok());
      moves += move + " ";
    }
    const auto readings = paste(moves, family->id);
    ASSERT_TRUE(readings.size() == 1 && readings[0].record) << moves;
    EXPECT_FALSE(readings[0].problem) << readings[0].problem->sentence.text();
    EXPECT_EQ(readings[0].record->game->id(), family->id);
    EXPECT_EQ(readings[0].record->line.turns.size(), 4u);
  }
  const auto other = paste("1. R@1 K@2 2. O@3 *", "checkers");
  ASSERT_TRUE(other.size() == 1 && other[0].record && !other[0].problem);
  EXPECT_EQ(other[0].record->game->id(), "diam");
}

TEST(Pasted, WhatIsNothingSaysSo) {
  EXPECT_EQ(sentence(paste("")), "There is neither a game nor a position in this text.");
  EXPECT_EQ(sentence(paste(" \n\t")), "There is neither a game nor a position in this text.");
  const auto garbage = paste("hello world", "checkers");
  ASSERT_EQ(garbage.size(), 1u);
  EXPECT_TRUE(garbage[0].problem && !garbage[0].record);
  EXPECT_EQ(sentence(paste(std::string(record::max_pasted + 1, 'x'))), "The text is longer than 4 MB.");
}

TEST(Pasted, TakesAsManyGamesAsCanBeShown) {
  std::string text;
  for (std::size_t i = 0; i <= record::max_pasted_games; ++i) text += "[Event \"a\"]\n\n1. 11-15 *\n\n";
  const auto readings = paste(text);
  ASSERT_EQ(readings.size(), record::max_pasted_games);
  ASSERT_EQ(readings.back().warnings.size(), 1u);
  EXPECT_EQ(readings.back().warnings[0].sentence.text(), "Only the first 500 games of this text are shown.");
}

}  // namespace lozenge::tests
