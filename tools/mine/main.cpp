// mine-GAME: looks through games of the engine against itself for positions where exactly one move forces a win, proven
// by exhaustive search. Writes a line for each: GAME | POSITION | MOVE | PLIES; for puzzles the whole line of play in
// place of the move (docs/puzzles.md). Interrupted, it writes what it has found so far, and ends with status 130.
// Compiled once for each game, as tools/learn.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <set>

#include GAME_HEADER
#include "play/family.hpp"
#include "tools/learn/selfplay.hpp"
#include "tools/learn/variants.hpp"
#include "tools/mine/choose.hpp"
#include "tools/mine/interrupt.hpp"

namespace lozenge::mine {

namespace {

struct Plan {
  std::string game;
  int positions = 50;
  int fewest_plies = 3, most_plies = 11;
  int pieces = 0;  // of a side at the start; 0: all of them
  Variety variety;
  std::uint32_t slips = 3;  // of the weak side: one move in so many is random
  bool are_puzzles = false;
  std::uint64_t patience = 2'000'000, nodes = 300, seen_nodes = 20'000, seed = 1;
};

/// A position with so many pieces a side left at random: where a full board leaves too much to choose for any win to be
/// the only one.
template <Evaluated R>
Position<R> thinned(const Position<R>& p, int pieces, search::Random& random) {
  auto all = R::pieces(p);
  for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[random.below(static_cast<std::uint32_t>(i))]);
  std::array<int, 2> kept{};
  std::erase_if(all,
                [&](const Piece& piece) { return kept[static_cast<std::size_t>(index(piece.owner))]++ >= pieces; });
  const auto read = R::read(games::GAME_MODULE::Module::family().compose(R::seat(p), all), R::options(p));
  return read ? *read : p;
}

/// Looks for wins before they are proven: quick, and it may err.
template <Evaluated R>
class Seer {
 public:
  Seer(const eval::Evaluator<typename R::Features>& evaluate, std::uint64_t nodes)
      : table_(1), searcher_(evaluate, table_, stop_) {
    limits_.nodes = nodes;
  }

  /// In how many plies the best move wins, where no other seems to.
  std::optional<int> only_win(const search::Root<R>& root) {
    table_.clear();
    search::Score scores[2] = {-search::infinite, -search::infinite};
    searcher_.think(root, limits_, 2, [&](const search::Finding<R>& found) { scores[found.rank] = found.score; });
    const auto best = search::plies_to_end(scores[0]), second = search::plies_to_end(scores[1]);
    if (!best || *best < 0 || (second && *second > 0 && *second <= *best + margin)) return std::nullopt;
    return best;
  }

 private:
  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  search::Searcher<R> searcher_;
  search::Limits limits_;
};

/// Plays one game of a strong side against one that slips often, and looks for a win that could have been forced.
template <Evaluated R>
class Game {
 public:
  using Evaluator = eval::Evaluator<typename R::Features>;

  Game(const Options<R>& options, const Evaluator& evaluate, const Plan& plan, std::uint64_t seed)
      : options_(options),
        plan_(plan),
        random_(seed),
        player_(evaluate, plan.nodes),
        seer_(evaluate, plan.seen_nodes) {}

  /// `is_enough(position)` hears of each position that looks won, until it has seen enough of this game.
  template <class IsEnough>
  void play(const IsEnough& is_enough) {
    constexpr int longest = 200;
    const std::uint32_t slips[] = {12, plan_.slips};  // of the strong side and the weak
    const auto weak = static_cast<Side>(random_.below(2));
    search::Root<R> root{learn::random_start<R>(options_, random_, {}, player_), {}, 0};
    if (plan_.pieces > 0) root.position = thinned<R>(root.position, plan_.pieces, random_);
    for (int ply = 0; ply < longest && !R::outcome(root.position); ++ply) {
      MoveList<R> moves;
      legal_moves<R>(root.position, moves);
      if (moves.empty()) return;
      player_.begin();
      const auto found = player_.think(root);
      if (is_promising(root, found.score) && is_enough(root.position)) return;
      const bool is_slip = random_.below(slips[R::side(root.position) == weak ? 1 : 0]) == 0;
      const auto choice = random_.below(static_cast<std::uint32_t>(moves.size()));
      root.position = R::play(root.position, is_slip ? moves[choice] : found.line.front());
    }
  }

 private:
  /// A closer look sees a win that is neither too near nor too far.
  bool is_promising(const search::Root<R>& root, search::Score score) {
    constexpr search::Score lead = 50;
    if (score < lead) return false;
    const auto end = seer_.only_win(root);
    return end && *end >= plan_.fewest_plies && *end <= plan_.most_plies;
  }

  Options<R> options_;
  const Plan& plan_;
  search::Random random_;
  learn::Player<R> player_;
  Seer<R> seer_;
};

/// Writes a line as soon as it is found.
template <Evaluated R>
class Positions {
 public:
  explicit Positions(const Plan& plan) : plan_(plan) {}

  bool is_full() const { return known_.size() >= static_cast<std::size_t>(plan_.positions); }

  bool add(const Position<R>& p) {
    Proof<R> proof(R::side(p), plan_.patience);
    const auto plies = proof.shortest(p, plan_.most_plies);
    if (!plies || *plies < plan_.fewest_plies || move_count(p) < 2) return false;
    const auto winner = only_winner(proof, p, *plies + margin);
    if (!winner || !known_.insert(R::key(p)).second) return false;
    std::printf("%s | %s | %s | %d\n", plan_.game.c_str(), R::text(p).c_str(), line_text<R>(p, {*winner}).c_str(),
                *plies);
    std::fflush(stdout);
    return true;
  }

  void finish() const {}

 private:
  static std::size_t move_count(const Position<R>& p) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    return moves.size();
  }

  const Plan& plan_;
  std::set<Key> known_;
};

/// Collects until there are enough that differ, and writes these, with their difficulty as a fifth field.
template <Evaluated R>
class Puzzles {
 public:
  explicit Puzzles(const Plan& plan) : plan_(plan) {}

  bool is_full() const { return chosen_.size() >= static_cast<std::size_t>(plan_.positions); }

  bool add(const Position<R>& p) {
    if (known_.contains(R::key(p))) return false;
    const auto puzzle = PuzzleMaker<R>(p, plan_.patience).make(plan_.fewest_plies, plan_.most_plies);
    if (!puzzle) return false;
    known_.insert(R::key(p));
    found_.push_back(*puzzle);
    chosen_ = choose(found_, static_cast<std::size_t>(plan_.positions), plan_.variety);
    std::fprintf(stderr, "\r%zu found, %zu chosen ", found_.size(), chosen_.size());
    return true;
  }

  void finish() const {
    for (const auto& puzzle : chosen_)
      std::printf("%s | %s | %s | %d | %d\n", plan_.game.c_str(), R::text(puzzle.position).c_str(),
                  line_text<R>(puzzle.position, puzzle.line).c_str(), puzzle.plies, puzzle.difficulty());
  }

 private:
  const Plan& plan_;
  std::set<Key> known_;
  std::vector<Puzzle<R>> found_, chosen_;
};

template <Evaluated R, class Collection>
void fill(const Options<R>& options, Collection collection, const Plan& plan) {
  using Features = typename R::Features;
  const eval::Evaluator<Features> evaluate(eval::Judgement::learnt, Features::weights(options).learnt);
  for (std::uint64_t game = 0; !collection.is_full() && is_interrupted == 0; ++game)
    Game<R>(options, evaluate, plan, plan.seed + game * 0x9e3779b9u).play([&](const auto& p) {
      return is_interrupted != 0 || collection.add(p);
    });
  collection.finish();
}

template <Evaluated R>
void mine(const Options<R>& options, const Plan& plan) {
  if (plan.are_puzzles) fill<R>(options, Puzzles<R>(plan), plan);
  else fill<R>(options, Positions<R>(plan), plan);
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
  app.add_flag("--puzzles", plan.are_puzzles, "with one winning move at each step, varied, the easiest first");
  app.add_option("--positions", plan.positions, "how many to find")->capture_default_str();
  app.add_option("--fewest", plan.fewest_plies, "plies to the win")->capture_default_str();
  app.add_option("--most", plan.most_plies, "plies to the win")->capture_default_str();
  app.add_option("--pieces", plan.pieces, "of a side at the start of a game; 0: all of them")->capture_default_str();
  app.add_option("--of-a-kind", plan.variety.of_a_kind, "how many puzzles may look alike")->capture_default_str();
  app.add_option("--of-a-length", plan.variety.of_a_length, "how many in a hundred may be equally long")
      ->capture_default_str();
  app.add_option("--at-once", plan.variety.won_at_once, "how many in a hundred may be won by the first move")
      ->capture_default_str();
  app.add_option("--slips", plan.slips, "one move in so many of the weak side is random")->capture_default_str();
  app.add_option("--patience", plan.patience, "positions to look at in a proof")->capture_default_str();
  app.add_option("--nodes", plan.nodes, "for a move of the games")->capture_default_str();
  app.add_option("--seen", plan.seen_nodes, "nodes to look for a win before it is proven")->capture_default_str();
  app.add_option("--seed", plan.seed, "of all that is left to chance")->capture_default_str();
  CLI11_PARSE(app, count, arguments);
  using Module = games::GAME_MODULE::Module;
  const auto options = learn::options_with_weights<Module>(name);
  if (options.empty()) return std::fprintf(stderr, "There are no weights '%s'.\n", name.c_str()), 1;
  mine::heed_interrupts();
  mine::mine<learn::RulesOf<Module>>(options[0], plan);
  return mine::is_interrupted != 0 ? 130 : 0;
}
