// Every puzzle that is shipped is proven: one move wins at each of the solver's steps, and nothing else does in time.
#include <algorithm>

#include "tests/content.hpp"
#include "tests/golden/table.hpp"
#include "tests/laws/game/law.hpp"
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
void prove(const Options<R>& options, const std::string& position, const std::vector<std::string>& line, int plies) {
  const auto read = R::read(position, options);
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
    const auto at = find_move(names<R>(p, moves), text);
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

/// With the rules beneath a game: those that its engine thinks with.
void prove(const play::Game& game, const std::string& position, const std::vector<std::string>& line, int plies) {
  using R = Game::Rules;
  bool is_proven = false;
  for (const auto& settings : play::option_sets(Game::family())) {
    if (play::rules_text(Game::family(), settings) != game.rules()) continue;
    is_proven = true;
    prove<play::Strict<R>>(play::Beneath<R>::options(Game::options(settings)), position, line, plies);
  }
  EXPECT_TRUE(is_proven) << "Nobody plays " << game.id();
}

LAW(PuzzleLaw, EveryPuzzleIsProven) {
  const std::size_t step = is_slow_build ? 8 : 1;
  if (!std::filesystem::exists(in_game(Game::family().id, "puzzles.txt"))) return;  // published games must have some
  const auto rows = read_table(Game::family(), "puzzles.txt");
  for (std::size_t i = 0; i < rows.size(); i += step) {
    const auto& fields = rows[i].fields;
    SCOPED_TRACE(rows[i].place);
    ASSERT_EQ(fields.size(), 4u) << "A row is GAME | POSITION | MOVES | PLIES.";
    const auto game = find_game(Game::family(), fields[0]);
    ASSERT_TRUE(game);
    prove(*game, fields[1], words(fields[2]), std::stoi(fields[3]));
  }
}

}  // namespace
}  // namespace lozenge::tests
