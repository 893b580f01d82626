// Every game keeps its promises: the tables of its folder, row by row.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/families.hpp"
#include "tests/board.hpp"
#include "tests/content.hpp"
#include "tests/effort.hpp"
#include "tests/golden/table.hpp"

namespace lozenge::tests {

namespace {

class Tables : public testing::TestWithParam<const play::Family*> {
 protected:
  const play::Family& family() const { return *GetParam(); }
};

/// Plays moves one after the other; false (and a failure) at the first that is refused.
bool play_all(play::Match& match, const std::string& moves) {
  if (moves == "-") return true;
  for (const auto& move : words(moves)) {
    const auto played = match.play(move);
    if (played) continue;
    ADD_FAILURE() << move << " is refused: " << played.sentence() << "\n" << board(match);
    return false;
  }
  return true;
}

void check_perft(const play::Family& family, const Row& row) {
  SCOPED_TRACE(row.place);
  const auto columns = words(row.fields[0]);
  ASSERT_EQ(columns.size(), 3u) << "A row is GAME DEPTH COUNT.";
  const std::uint64_t count = std::stoull(columns[2]);
  if (count > max_perft_leaves) return;
  const auto game = find_game(family, columns[0]);
  ASSERT_TRUE(game);
  const auto report = game->perft("", {.depth = std::stoi(columns[1]), .threads = 2, .hash_mb = 0});
  ASSERT_TRUE(report) << report.sentence();
  EXPECT_EQ(report->total, count) << row.fields[0];
}

void check_position(const play::Family& family, const Row& row) {
  SCOPED_TRACE(row.place);
  ASSERT_EQ(row.fields.size(), 4u) << "A row is WHAT IT SHOWS | GAME | POSITION | MOVES.";
  SCOPED_TRACE(row.fields[0]);
  const auto game = find_game(family, row.fields[1]);
  ASSERT_TRUE(game);
  const auto match = start_match(*game, row.fields[2]);
  ASSERT_TRUE(match);
  const auto expected = row.fields[3] == "(none)" ? std::vector<std::string>() : words(row.fields[3]);
  EXPECT_THAT(match->moves(), testing::UnorderedElementsAreArray(expected)) << board(*match);
}

void check_line(const play::Family& family, const Row& row) {
  SCOPED_TRACE(row.place);
  ASSERT_TRUE(row.fields.size() == 5 || row.fields.size() == 6)
      << "A row is WHAT IT SHOWS | GAME | POSITION or start | MOVES | POSITION AFTER [| RESULT].";
  SCOPED_TRACE(row.fields[0]);
  const auto game = find_game(family, row.fields[1]);
  ASSERT_TRUE(game);
  const auto match = start_match(*game, row.fields[2]);
  ASSERT_TRUE(match);
  ASSERT_TRUE(play_all(*match, row.fields[3]));
  EXPECT_EQ(match->position(), row.fields[4]) << board(*match);
  const auto outcome = match->status().outcome;
  EXPECT_EQ(outcome ? text(*outcome) : "", row.fields.size() == 6 ? row.fields[5] : "") << board(*match);
}

/// Three fields: a position that is refused.
void check_refused_position(const play::Family& family, const Row& row) {
  const auto game = find_game(family, row.fields[0]);
  ASSERT_TRUE(game);
  const auto match = game->start_from(row.fields[1]);
  ASSERT_FALSE(match) << "accepted:\n" << board(**match);
  EXPECT_EQ(match.sentence(), row.fields[2]);
}

/// Five fields: a move that is refused, and leaves the match as it was.
void check_refused_move(const play::Family& family, const Row& row) {
  const auto game = find_game(family, row.fields[0]);
  ASSERT_TRUE(game);
  const auto match = start_match(*game, row.fields[1]);
  ASSERT_TRUE(match);
  ASSERT_TRUE(play_all(*match, row.fields[2]));
  const auto before = match->position();
  const auto played = match->play(row.fields[3]);
  ASSERT_FALSE(played) << row.fields[3] << " was accepted as " << played->text << "\n" << board(*match);
  EXPECT_EQ(played.sentence(), row.fields[4]) << board(*match);
  EXPECT_EQ(match->position(), before);
}

void check_refusal(const play::Family& family, const Row& row) {
  SCOPED_TRACE(row.place);
  switch (row.fields.size()) {
    case 3: return check_refused_position(family, row);
    case 5: return check_refused_move(family, row);
    default:
      FAIL() << "A row is GAME | POSITION or start | MOVES TO PLAY FIRST or - | INPUT | SENTENCE, or GAME | POSITION "
                "| SENTENCE.";
  }
}

/// A move, or none where there is only to look; and something that is not as in the usual game.
void check_house_rule(const play::Family& family, const Row& row) {
  SCOPED_TRACE(row.place);
  ASSERT_EQ(row.fields.size(), 4u) << "A row is OPTION | GAME | POSITION or start | MOVE or -.";
  const auto game = find_game(family, row.fields[1]), usual = find_game(family, family.id);
  ASSERT_TRUE(game && usual);
  EXPECT_THAT(game->id(), testing::HasSubstr(row.fields[0] + "="));
  const auto match = start_match(*game, row.fields[2]);
  ASSERT_TRUE(match);
  if (row.fields[3] == "-") return;
  const auto before = start_match(*usual, row.fields[2]);
  ASSERT_TRUE(before);
  const bool has_other_moves = match->moves() != before->moves();
  ASSERT_TRUE(play_all(*match, row.fields[3]));
  if (has_other_moves) return;
  ASSERT_TRUE(play_all(*before, row.fields[3]));
  EXPECT_NE(match->status().outcome, before->status().outcome) << "The usual game is no other here.";
}

/// The options that have house rules, but for those that are other names of what other options say.
std::vector<std::string> house_options(const play::Family& family) {
  std::vector<std::string> keys;
  for (const play::Option& option : family.options) {
    if (option.house.empty()) continue;
    const auto game = find_game(family, family.id + ":" + option.key + "=" + option.house.front());
    if (game && game->id().find(option.key + "=") != std::string::npos) keys.push_back(option.key);
  }
  return keys;
}

}  // namespace

TEST(ListOfGames, HasEveryFolder) {
  std::vector<std::string> folders, listed;
  for (const auto& entry : std::filesystem::directory_iterator(LOZENGE_SOURCE_DIR "/src/games"))
    if (entry.is_directory()) folders.push_back(entry.path().filename());
  std::ifstream list(LOZENGE_SOURCE_DIR "/src/games/list.txt");
  for (std::string line; std::getline(list, line);)
    if (!line.starts_with('#')) listed.push_back(line);
  EXPECT_THAT(listed, testing::UnorderedElementsAreArray(folders));
}

TEST(ListOfGames, NamesGamesByTheirFolders) {
  for (const play::Family* family : games::all())
    EXPECT_TRUE(std::filesystem::is_directory(LOZENGE_LISTED "/games/" + family->id)) << family->id;
}

TEST_P(Tables, PerftFiguresAgree) {
  for (const Row& row : read_table(family(), "perft.txt")) check_perft(family(), row);
}

TEST_P(Tables, PositionsHaveExactlyTheseMoves) {
  for (const Row& row : read_table(family(), "positions.txt")) check_position(family(), row);
}

TEST_P(Tables, LinesLeadWhereTheySay) {
  for (const Row& row : read_table(family(), "lines.txt")) check_line(family(), row);
}

TEST_P(Tables, RefusalsSayWhy) {
  for (const Row& row : read_table(family(), "refusals.txt")) check_refusal(family(), row);
}

INSTANTIATE_TEST_SUITE_P(AllGames, Tables, testing::ValuesIn(games::all().begin(), games::all().end()),
                         [](const auto& tested) { return test_name(tested.param->id); });

TEST(PublishedGames, ShowEveryHouseRuleOnASmallBoard) {
  for (const play::Family* family : published_games()) {
    std::vector<std::string> shown;
    for (const Row& row : read_table(*family, "house-rules.txt")) {
      check_house_rule(*family, row);
      shown.push_back(row.fields[0]);
    }
    EXPECT_THAT(shown, testing::UnorderedElementsAreArray(house_options(*family))) << family->id;
  }
}

}  // namespace lozenge::tests
