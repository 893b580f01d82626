// Every puzzle that is shipped is proven: one move wins fastest at each of the solver's steps. What it claims beyond
// that is doubted by a solver that shares nothing with the miner (docs/puzzles.md says what would refute a claim).
#include <algorithm>

#include "tests/content.hpp"
#include "tests/golden/table.hpp"
#include "tests/laws/game/law.hpp"
#include "tests/laws/plain_solver.hpp"
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

/// A row of the game's file: GAME | POSITION | MOVES | RATING | CLAIM THEME ...
struct ShippedPuzzle {
  std::shared_ptr<const play::Game> game;
  std::string position;
  std::vector<std::string> line;
  std::string claim, place;
};

std::vector<ShippedPuzzle> shipped_puzzles() {
  std::vector<ShippedPuzzle> out;
  if (!std::filesystem::exists(in_game(Game::family().id, "puzzles.txt")))
    return out;  // published games must have some
  for (const Row& row : read_table(Game::family(), "puzzles.txt")) {
    const auto& fields = row.fields;
    EXPECT_EQ(fields.size(), 5u) << row.place << ": a row is GAME | POSITION | MOVES | RATING | CLAIM THEME ...";
    if (fields.size() != 5) continue;
    out.push_back(
        {find_game(Game::family(), fields[0]), fields[1], words(fields[2]), words(fields[4]).front(), row.place});
    EXPECT_TRUE(out.back().game) << row.place;
    EXPECT_TRUE(out.back().claim == "only" || out.back().claim == "fastest") << row.place;
  }
  return out;
}

/// Calls ask.operator()<R>(options) with the rules beneath a game: those that its engine thinks with.
template <class Ask>
void with_strict_rules(const play::Game& game, const Ask& ask) {
  using R = Game::Rules;
  bool is_played = false;
  for (const auto& settings : play::option_sets(Game::family())) {
    if (play::rules_text(Game::family(), settings) != game.rules()) continue;
    is_played = true;
    ask.template operator()<play::Strict<R>>(play::Beneath<R>::options(Game::options(settings)));
  }
  EXPECT_TRUE(is_played) << "Nobody plays " << game.id();
}

LAW(PuzzleLaw, EveryPuzzleIsProven) {
  const std::size_t step = is_slow_build ? 16 : 1;
  const auto puzzles = shipped_puzzles();
  for (std::size_t i = 0; i < puzzles.size(); i += step) {
    const auto& puzzle = puzzles[i];
    SCOPED_TRACE(puzzle.place);
    with_strict_rules(*puzzle.game, [&]<class R>(const Options<R>& options) {
      prove<R>(options, puzzle.position, puzzle.line, static_cast<int>(puzzle.line.size()));
    });
  }
}

/// Calls doubt(position, the solution's move, moves to the end of the line) at each of the solver's steps.
template <Evaluated R, class Doubt>
void at_each_step(const Options<R>& options, const ShippedPuzzle& puzzle, const Doubt& doubt) {
  const auto read = R::read(puzzle.position, options);
  ASSERT_TRUE(read.ok());
  Position<R> p = *read;
  for (std::size_t i = 0; i < puzzle.line.size(); ++i) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    const auto at = find_move(names<R>(p, moves), puzzle.line[i]);
    ASSERT_TRUE(at) << puzzle.line[i];
    if (i % 2 == 0) doubt(p, moves[*at], static_cast<int>(puzzle.line.size() - i));
    p = R::play(p, moves[*at]);
  }
}

/// Refuted where a plain search finds another move that wins as fast, or finds that the given one does not.
LAW(PuzzleLaw, NoOtherMoveWinsAsFast) {
  constexpr std::uint64_t effort = is_slow_build ? 20'000 : 300'000;
  const auto puzzles = shipped_puzzles();
  int doubted = 0;
  for (std::size_t i = 0; i < puzzles.size(); i += 5) {
    SCOPED_TRACE(puzzles[i].place);
    with_strict_rules(*puzzles[i].game, [&]<class R>(const Options<R>& options) {
      at_each_step<R>(options, puzzles[i], [&](const Position<R>& p, const Move<R>& right, int plies) {
        MoveList<R> moves;
        legal_moves<R>(p, moves);
        for (const auto& m : moves) {
          PlainSearch<R> search(R::side(p), effort);
          const auto won = search.wins(R::play(p, m), plies - 1);
          if (!won) continue;
          ++doubted;
          EXPECT_EQ(*won, m == right) << name<R>(p, m);
        }
      });
    });
  }
  EXPECT_TRUE(puzzles.empty() || doubted > 100) << "Next to nothing could be searched.";
}

/// Does the side that made the move before p win, as far as plain means can tell? Among all positions that can be
/// reached where these are few enough, else by a search to a depth.
template <Evaluated R>
bool seems_won(const Position<R>& p, Side winner, int deepest) {
  constexpr std::uint64_t effort = is_slow_build ? 2'000 : 30'000;
  if (const auto won = is_ever_won<R>(p, winner, effort)) return *won;
  for (int depth = 1; depth <= deepest; ++depth) {
    const auto won = PlainSearch<R>(winner, effort).wins(p, depth);
    if (!won || *won) return won.has_value();
  }
  return false;
}

/// Refuted where another move of a puzzle that claims `only` wins, however slowly. A sample: some puzzles, some moves.
LAW(PuzzleLaw, NothingElseWinsWhereThatIsClaimed) {
  constexpr std::size_t some = 8;
  constexpr int deeper = 6;
  auto puzzles = shipped_puzzles();
  std::erase_if(puzzles, [](const ShippedPuzzle& puzzle) { return puzzle.claim != "only"; });
  for (std::size_t i = 0; i < puzzles.size(); i += puzzles.size() / some + 1) {
    SCOPED_TRACE(puzzles[i].place);
    with_strict_rules(*puzzles[i].game, [&]<class R>(const Options<R>& options) {
      at_each_step<R>(options, puzzles[i], [&](const Position<R>& p, const Move<R>& right, int plies) {
        MoveList<R> moves;
        legal_moves<R>(p, moves);
        for (std::size_t k = 0; k < moves.size(); k += moves.size() / some + 1)
          if (!(moves[k] == right)) {
            EXPECT_FALSE(seems_won<R>(R::play(p, moves[k]), R::side(p), plies + deeper)) << name<R>(p, moves[k]);
          }
      });
    });
  }
}

}  // namespace
}  // namespace lozenge::tests
