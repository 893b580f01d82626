// Every puzzle that is shipped is proven: one move wins at each of the solver's steps, and nothing else does in time.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "games/all.hpp"
#include "games/families.hpp"
#include "tests/effort.hpp"
#include "tests/golden/table.hpp"
#include "tools/mine/puzzle.hpp"

namespace lozenge::tests {

namespace {

/// Enough for any of them; a proof that needs more is a fault.
constexpr std::uint64_t patience = 20'000'000;

std::optional<std::size_t> find_move(const std::vector<std::string>& names, const std::string& name) {
  const auto it = std::ranges::find(names, name);
  return it == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - names.begin()));
}

/// Follows the line with the proof: `left` plies are left to the win, and the mover is the solver every other time.
template <Evaluated R>
void prove(const std::string& position, const std::vector<std::string>& line, int plies) {
  const auto read = R::read(position);
  ASSERT_TRUE(read.ok()) << read.sentence();
  Position<R> p = *read;
  mine::Proof<R> proof(R::side(p), patience);
  ASSERT_EQ(proof.shortest(p, plies), plies) << "The shortest win is another one.";
  ASSERT_EQ(line.size(), static_cast<std::size_t>(plies));
  for (int left = plies; left > 0; --left) {
    const std::string& text = line[static_cast<std::size_t>(plies - left)];
    SCOPED_TRACE(text);
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    const auto at = find_move(R::name_moves(p, moves), text);
    ASSERT_TRUE(at) << "This move is not legal.";
    const bool is_solver = (plies - left) % 2 == 0;
    if (is_solver) {
      const auto winner = mine::only_winner(proof, p, left + mine::margin);
      ASSERT_TRUE(winner && *winner == moves[*at]) << "It is not the only move that wins.";
    } else {
      ASSERT_EQ(proof.move_wins(p, moves[*at], left - 1), false) << "It is not the longest defence.";
    }
    p = R::play(p, moves[*at]);
  }
  MoveList<R> none;
  legal_moves<R>(p, none);
  EXPECT_TRUE(none.empty()) << "The game is not over.";
}

/// The rules beneath a game: those that its engine thinks with.
void prove(const play::Game& game, const std::string& position, const std::vector<std::string>& line, int plies) {
  bool is_proven = false;
  games::Modules::each([&]<class Module>() {
    Module::Variants::each([&]<class R>() {
      if constexpr (Evaluated<R>) {
        if (is_proven || &Module::family() != &game.family() || R::Features::name != game.weights_name()) return;
        is_proven = true;
        prove<R>(position, line, plies);
      }
    });
  });
  EXPECT_TRUE(is_proven) << "Nobody plays " << game.id();
}

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

TEST_P(Puzzles, AreProven) {
  const std::size_t step = is_slow_build ? 8 : 1;
  const auto all = rows();
  for (std::size_t i = 0; i < all.size(); i += step) {
    const auto& fields = all[i].fields;
    SCOPED_TRACE(all[i].place);
    ASSERT_EQ(fields.size(), 4u) << "A row is GAME | POSITION | MOVES | PLIES.";
    const auto game = find_game(family(), fields[0]);
    ASSERT_TRUE(game);
    prove(*game, fields[1], words(fields[2]), std::stoi(fields[3]));
  }
}

TEST_P(Puzzles, AreManyAndDifferent) {
  std::set<std::string> positions;
  std::set<Side> sides;
  std::set<int> lengths;
  for (const Row& row : rows()) {
    EXPECT_TRUE(positions.insert(row.fields[0] + row.fields[1]).second) << row.place << " is there twice.";
    const auto match = start_match(*find_game(family(), row.fields[0]), row.fields[1]);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->position(), row.fields[1]) << row.place;
    sides.insert(match->side());
    lengths.insert(std::stoi(row.fields[3]));
  }
  EXPECT_GE(positions.size(), 60u);
  EXPECT_EQ(sides.size(), 2u);
  EXPECT_GE(lengths.size(), 2u);
}

TEST_P(Puzzles, AreNotThePositionsThatTheEngineIsMeasuredWith) {
  const auto measured = measured_positions();
  ASSERT_FALSE(measured.empty());
  for (const Row& row : rows()) EXPECT_FALSE(measured.contains(row.fields[1])) << row.place;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Puzzles, testing::ValuesIn(games::all().begin(), games::all().end()),
                         [](const auto& tested) {
                           std::string name = tested.param->id;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace lozenge::tests
