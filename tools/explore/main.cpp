// explore-GAME: counts how the first moves of games of the engine against itself went on, for an opening explorer
// (docs/openings.md). Compiled once for each game, as tools/learn. The same seed gives the same file.
#include <CLI/CLI.hpp>
#include <cstdio>

#include GAME_HEADER
#include "tools/explore/tally.hpp"
#include "tools/learn/selfplay.hpp"
#include "tools/learn/variants.hpp"

namespace lozenge::explore {

namespace {

struct Plan {
  std::string name;  // of the weights
  int games = 4000, plies = 8, fewest = 20, threads = 1;
  std::size_t bytes = 40'000;
  std::uint64_t nodes = 400, seed = 1;
};

/// What was played in one game, and how it ended for the first side.
struct Played {
  struct Step {
    std::string position, move;
    Side side;
  };
  std::vector<Step> turns;
  int result = 0;
};

/// Chooses the first moves: the engine's choice, seen through a blur that differs from game to game, so that moves
/// which are nearly as good come up too.
template <Evaluated R>
class Opener {
 public:
  using Evaluator = eval::Evaluator<typename R::Features>;

  Opener(const Evaluator& evaluate, const Plan& plan, std::uint64_t seed)
      : table_(1), searcher_(evaluate, table_, stop_) {
    constexpr int blur = 25;
    searcher_.set_blur({blur, seed});
    limits_.nodes = plan.nodes;
  }

  Move<R> choose(const Position<R>& p) {
    search::Finding<R> best;
    searcher_.think({p, {}, 0}, limits_, 1, [&](const search::Finding<R>& found) { best = found; });
    return best.line.front();
  }

 private:
  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  search::Searcher<R> searcher_;
  search::Limits limits_;
};

/// In half of the games one of the first moves is any move at all: so that those are tried which nobody would choose.
template <Evaluated R>
Played play(const Options<R>& options, const typename Opener<R>::Evaluator& evaluate, const Plan& plan,
            std::uint64_t seed) {
  search::Random random(seed);
  Opener<R> opener(evaluate, plan, random.next());
  const int any = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * plan.plies)));
  Played played;
  auto p = R::start(options);
  for (int ply = 0; ply < plan.plies; ++ply) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    if (moves.empty()) break;
    const Move<R> move = ply == any ? moves[random.below(static_cast<std::uint32_t>(moves.size()))] : opener.choose(p);
    const auto at = static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin());
    played.turns.push_back({R::text(p), names<R>(p, moves)[at], R::side(p)});
    p = R::play(p, move);
  }
  learn::Player<R> player(evaluate, plan.nodes);
  const double result = learn::play_game<R>(p, std::array{&player, &player}, {},
                                            [](const search::Root<R>&, const search::Finding<R>&) {});
  played.result = result >= 1 ? 1 : result <= -1 ? -1 : 0;
  return played;
}

template <Evaluated R>
std::string explore(const Options<R>& options, const Plan& plan) {
  using Features = typename R::Features;
  const eval::Evaluator<Features> evaluate(eval::Judgement::learnt, Features::weights(options).learnt);
  std::vector<Played> games(static_cast<std::size_t>(plan.games));
  learn::in_parallel(plan.threads, plan.games, [&](int i) {
    const auto seed = plan.seed * 1'000'003 + static_cast<std::uint64_t>(i) * 0x9e3779b9u;
    games[static_cast<std::size_t>(i)] = play<R>(options, evaluate, plan, seed);
  });
  Book book;
  for (const Played& game : games)
    for (const auto& turn : game.turns)
      book.add(turn.position, turn.move, turn.side == Side::first ? game.result : -game.result);
  return book.text(plan.fewest, plan.bytes);
}

}  // namespace

}  // namespace lozenge::explore

int main(int count, char** arguments) {
  using namespace lozenge;
  explore::Plan plan;
  CLI::App app{"Counts how the first moves of games of the engine against itself went on."};
  app.add_option("NAME", plan.name, "which weights to play with, as in NAME.weights")->required();
  app.add_option("--games", plan.games)->capture_default_str();
  app.add_option("--nodes", plan.nodes, "for a move")->capture_default_str();
  app.add_option("--plies", plan.plies, "how many moves of each game are counted")->capture_default_str();
  app.add_option("--fewest", plan.fewest, "games that a position must have been met in")->capture_default_str();
  app.add_option("--bytes", plan.bytes, "how large the file may be")->capture_default_str();
  app.add_option("--threads", plan.threads)->capture_default_str();
  app.add_option("--seed", plan.seed, "of all that is left to chance")->capture_default_str();
  CLI11_PARSE(app, count, arguments);
  using Module = games::GAME_MODULE::Module;
  const auto options = learn::options_with_weights<Module>(plan.name);
  if (options.empty()) return std::fprintf(stderr, "There are no weights '%s'.\n", plan.name.c_str()), 1;
  const std::string text = explore::explore<learn::RulesOf<Module>>(options[0], plan);
  std::fputs(text.c_str(), stdout);
  return 0;
}
