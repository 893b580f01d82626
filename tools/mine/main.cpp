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
  std::uint64_t patience = 300'000, nodes = 300, seed = 1;
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

template <Evaluated R>
void mine(const Plan& plan) {
  const eval::Evaluator<typename R::Features> evaluate(eval::Judgement::learnt);
  std::set<Key> known;
  int found = 0;
  for (std::uint64_t game = 0; found < plan.positions; ++game) {
    search::Random random(plan.seed + game * 0x9e3779b9u);
    learn::Player<R> player(evaluate, plan.nodes);
    int taken = 0;  // of this game
    learn::play_game<R>(learn::random_start<R>(random, {}), {&player, &player},
                        [&](const search::Root<R>& root, const search::Finding<R>&) {
                          const auto& p = root.position;
                          if (taken > 0 || found >= plan.positions || !known.insert(R::key(p)).second) return;
                          const auto win = only_win<R>(p, plan);
                          if (!win) return;
                          ++taken, ++found;
                          MoveList<R> one;
                          one.push(win->first);
                          std::printf("%s | %s | %s | %d\n", plan.game.c_str(), R::text(p).c_str(),
                                      R::name_moves(p, one).front().c_str(), win->second);
                          std::fflush(stdout);
                        });
  }
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
