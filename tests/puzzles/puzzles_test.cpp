// The puzzles that are shipped, as a collection. That each of them is proven is a law of its game (tests/laws/game).
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "games/families.hpp"
#include "tests/board.hpp"
#include "tests/content.hpp"
#include "tests/golden/table.hpp"

namespace lozenge::tests {

namespace {

/// The positions that the engine is measured with.
std::set<std::string> measured_positions() {
  std::set<std::string> out;
  for (const auto& file : std::filesystem::directory_iterator(LOZENGE_SOURCE_DIR "/bench/positions")) {
    std::ifstream in(file.path());
    for (std::string line; std::getline(in, line);) {
      const auto begin = line.find(" | ");
      if (begin != std::string::npos) out.insert(line.substr(begin + 3, line.find(" | ", begin + 3) - begin - 3));
    }
  }
  return out;
}

class Puzzles : public testing::TestWithParam<const play::Family*> {
 protected:
  const play::Family& family() const { return *GetParam(); }
  std::vector<Row> rows() const { return read_table(family(), "puzzles.txt"); }
};

}  // namespace

TEST_P(Puzzles, AreManyAndDifferent) {
  std::set<std::string> positions;
  std::set<Side> sides;
  std::set<int> lengths;
  std::map<std::string, int> themes;
  int rating = 0;
  for (const Row& row : rows()) {
    EXPECT_TRUE(positions.insert(row.fields[0] + row.fields[1]).second) << row.place << " is there twice.";
    const auto match = start_match(*find_game(family(), row.fields[0]), row.fields[1]);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->position(), row.fields[1]) << row.place;
    sides.insert(match->side());
    lengths.insert(static_cast<int>(words(row.fields[2]).size()));
    ASSERT_EQ(row.fields.size(), 5u) << row.place;
    EXPECT_GE(std::stoi(row.fields[3]), rating) << row.place << " is easier than the one before.";
    rating = std::stoi(row.fields[3]);
    for (const auto& theme : words(row.fields[4])) ++themes[theme];
  }
  EXPECT_GE(positions.size(), 300u);
  EXPECT_GE(themes.size(), 4u);
  EXPECT_EQ(sides.size(), 2u);
  EXPECT_GE(lengths.size(), 2u);
}

TEST_P(Puzzles, AreNotThePositionsThatTheEngineIsMeasuredWith) {
  const auto measured = measured_positions();
  ASSERT_FALSE(measured.empty());
  for (const Row& row : rows()) EXPECT_FALSE(measured.contains(row.fields[1])) << row.place;
}

INSTANTIATE_TEST_SUITE_P(PublishedGames, Puzzles, testing::ValuesIn(published_games()),
                         [](const auto& tested) { return test_name(tested.param->id); });

}  // namespace lozenge::tests
