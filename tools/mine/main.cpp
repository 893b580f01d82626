// mine-GAME: looks through games of the engine against itself for positions where exactly one move forces a win, proven
// by exhaustive search. Writes a line for each: GAME | POSITION | MOVE | PLIES. Compiled once for each game, as
// tools/learn.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <set>

#include GAME_HEADER
#include "play/family.hpp"
#include "tools/learn/selfplay.hpp"
#include "tools/mine/proof.hpp"

namespace lozenge::mine {

namespace {

struct Plan {
  std::string game;
  int positions = 50;
  int fewest_plies = 3, most_plies = 11;
  std::uint64_t patience = 2'000'000, nodes = 300, seen_nodes = 20'000, seed = 1;
};

/// The one move that wins, and in how many plies; none where there is no such move, or more than one, or no proof.
template <Evaluated R>
std::optional<std::pair<Move<R>, int>> only_win(const Position<R>& p, const Plan& plan) {
  MoveList<R> moves;
  legal_moves<R>(p, moves);
  if (moves.size() < 2) return std::nullopt;
  Proof<R> proof(plan.patience);
  int plies = 1;
  for (;; plies += 1) {
    if (plies > plan.most_plies) return std::nullopt;
    const auto won = proof.wins(p, plies);
    if (!won) return std::nullopt;
    if (*won) break;
  }
  if (plies < plan.fewest_plies) return std::nullopt;
  std::optional<Move<R>> winner;
  for (const auto& m : moves) {
    const auto won = proof.move_wins(p, m, plies + 2);
    if (!won || (*won && winner)) return std::nullopt;
    if (*won) winner = m;
  }
  if (!winner) return std::nullopt;
  return std::pair{*winner, plies};
}

/// Plays one game with a slip now and then, and looks for a win that one of the players could have forced.
template <Evaluated R>
class Game {
 public:
  using Evaluator = eval::Evaluator<typename R::Features>;

  Game(const Evaluator& evaluate, const Plan& plan, std::uint64_t seed)
      : plan_(plan), random_(seed), player_(evaluate, plan.nodes), seer_(evaluate, plan.seen_nodes) {}

  /// `found(position, move, plies)` hears of the first position with a single winning move.
  template <class Found>
  void play(const Found& found) {
    constexpr int longest = 200;
    constexpr std::uint32_t slips = 5;  // one move in so many is random
    search::Root<R> root{learn::random_start<R>(random_, {}), {}, 0};
    for (int ply = 0; ply < longest && !R::outcome(root.position); ++ply) {
      MoveList<R> moves;
      legal_moves<R>(root.position, moves);
      if (moves.empty()) return;
      if (is_promising(root)) {
        if (const auto win = only_win<R>(root.position, plan_)) return found(root.position, win->first, win->second);
      }
      player_.begin();
      const bool is_slip = random_.below(slips) == 0;
      const auto choice = random_.below(static_cast<std::uint32_t>(moves.size()));
      root.position = R::play(root.position, is_slip ? moves[choice] : player_.think(root).line.front());
    }
  }

 private:
  /// The search, which may err, sees a win that is neither too near nor too far.
  bool is_promising(const search::Root<R>& root) {
    seer_.begin();
    const auto end = search::plies_to_end(seer_.think(root).score);
    return end && *end >= plan_.fewest_plies && *end <= plan_.most_plies;
  }

  const Plan& plan_;
  search::Random random_;
  learn::Player<R> player_, seer_;
};

template <Evaluated R>
void mine(const Plan& plan) {
  const eval::Evaluator<typename R::Features> evaluate(eval::Judgement::learnt);
  std::set<Key> known;
  for (std::uint64_t game = 0; known.size() < static_cast<std::size_t>(plan.positions); ++game)
    Game<R>(evaluate, plan, plan.seed + game * 0x9e3779b9u).play([&](const auto& p, const auto& move, int plies) {
      if (!known.insert(R::key(p)).second) return;
      MoveList<R> one;
      one.push(move);
      std::printf("%s | %s | %s | %d\n", plan.game.c_str(), R::text(p).c_str(), R::name_moves(p, one).front().c_str(),
                  plies);
      std::fflush(stdout);
    });
}

}  // namespace

}  // namespace lozenge::mine

int main(int count, char** arguments) {
  using namespace lozenge;
  mine::Plan plan;
  std::string name;
  CLI::App app{"Finds positions with one winning move, proven by exhaustive search."};
  app.add_option("NAME", name, "which weights to play with, as in NAME.weights")->required();
  app.add_option("GAME", plan.game, "what to write in front of each line")->required();
  app.add_option("--positions", plan.positions, "how many to find")->capture_default_str();
  app.add_option("--fewest", plan.fewest_plies, "plies to the win")->capture_default_str();
  app.add_option("--most", plan.most_plies, "plies to the win")->capture_default_str();
  app.add_option("--patience", plan.patience, "positions to look at in a proof")->capture_default_str();
  app.add_option("--nodes", plan.nodes, "for a move of the games")->capture_default_str();
  app.add_option("--seen", plan.seen_nodes, "nodes to look for a win before it is proven")->capture_default_str();
  app.add_option("--seed", plan.seed, "of all that is left to chance")->capture_default_str();
  CLI11_PARSE(app, count, arguments);
  bool found = false;
  games::GAME_MODULE::Module::Variants::each([&]<class R>() {
    if constexpr (Evaluated<R>) {
      if (found || R::Features::name != name) return;
      found = true;
      mine::mine<R>(plan);
    }
  });
  if (!found) std::fprintf(stderr, "There are no weights '%s'.\n", name.c_str());
  return found ? 0 : 1;
}
