// mine-GAME: looks through games of the engine against itself for positions where exactly one move forces a win, proven
// by exhaustive search. Writes a line for each as soon as it is found: GAME | POSITION | MOVE | PLIES; for puzzles GAME
// | POSITION | LINE OF PLAY | RATING | CLAIM THEME ... (docs/puzzles.md). Interrupted, it ends with status 130.
// Compiled once for each game, as tools/learn.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <iostream>

#include GAME_HEADER
#include "play/family.hpp"
#include "tools/learn/variants.hpp"
#include "tools/mine/games.hpp"
#include "tools/mine/row.hpp"
#include "tools/mine/themes.hpp"
#include "tools/mine/variety.hpp"

namespace lozenge::mine {

namespace {

using Module = games::GAME_MODULE::Module;

/// Positions to measure an engine with.
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

 private:
  static std::size_t move_count(const Position<R>& p) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    return moves.size();
  }

  const Plan& plan_;
  std::set<Key> known_;
};

/// Puzzles that differ.
template <Evaluated R>
class Puzzles {
 public:
  Puzzles(const Plan& plan, const eval::Evaluator<typename R::Features>& evaluate, const Options<R>& options)
      : plan_(plan), variety_(plan.of_a_kind), seer_(evaluate, plan.seen_nodes), defender_(evaluate, defender_nodes) {
    std::ifstream rows(plan.besides);
    for (std::string row; std::getline(rows, row);)
      if (const auto puzzle = read_row<R>(row, plan.game, options)) variety_.add(*puzzle);
  }

  bool is_full() const { return found_ >= plan_.positions; }

  bool add(const Position<R>& p) {
    if (variety_.knows(p)) return false;
    auto puzzle = PuzzleMaker<R>(p, plan_.patience).make(plan_.fewest_plies, plan_.most_plies);
    if (!puzzle) return false;
    puzzle->is_only = !has_rival(*puzzle) && is_only_way<R>(p, puzzle->line, plan_.hold, defender_);
    if (!plan_.is_again && ((plan_.are_only && !puzzle->is_only) || variety_.has_enough_like(*puzzle))) return false;
    variety_.add(*puzzle);
    ++found_;
    write(*puzzle);
    return true;
  }

 private:
  static constexpr std::uint64_t defender_nodes = 100;

  /// A slower win is in sight: there is no use in proving that there is none.
  bool has_rival(const Puzzle<R>& puzzle) {
    Position<R> p = puzzle.position;
    for (std::size_t i = 0; i < puzzle.line.size(); ++i) {
      if (i % 2 == 0 && seer_.rival(p, puzzle.line[i]) >= search::least_win) return true;
      p = R::play(p, puzzle.line[i]);
    }
    return false;
  }

  void write(const Puzzle<R>& puzzle) const {
    std::printf("%s | %s | %s | %d | %s", plan_.game.c_str(), R::text(puzzle.position).c_str(),
                line_text<R>(puzzle.position, puzzle.line).c_str(), puzzle.rating(),
                puzzle.is_only ? "only" : "fastest");
    for (const auto& theme : themes_of<R>(puzzle.position, puzzle.line)) std::printf(" %s", theme.c_str());
    std::printf("\n");
    std::fflush(stdout);
  }

  const Plan& plan_;
  Variety<R> variety_;
  Seer<R> seer_, defender_;
  int found_ = 0;
};

template <Evaluated R, class Collection>
void fill(const Options<R>& options, const eval::Evaluator<typename R::Features>& evaluate, Collection collection,
          const Plan& plan) {
  Games<Module, R> games(options, evaluate, plan);
  for (int played = 0; !collection.is_full() && is_interrupted == 0 && (plan.games == 0 || played < plan.games);
       ++played)
    games.play([&](const auto& p) { return collection.add(p); });
}

/// Puzzles that are given, judged again.
template <Evaluated R>
void judge(const Options<R>& options, Puzzles<R> puzzles, const Plan& plan) {
  for (std::string row; std::getline(std::cin, row);)
    if (const auto puzzle = read_row<R>(row, plan.game, options)) puzzles.add(puzzle->position);
}

template <Evaluated R>
void mine(const Options<R>& options, const Plan& plan) {
  using Features = typename R::Features;
  const eval::Evaluator<Features> evaluate(eval::Judgement::learnt, Features::weights(options).learnt);
  if (plan.is_again) judge<R>(options, Puzzles<R>(plan, evaluate, options), plan);
  else if (plan.are_puzzles) fill<R>(options, evaluate, Puzzles<R>(plan, evaluate, options), plan);
  else fill<R>(options, evaluate, Positions<R>(plan), plan);
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
  app.add_flag("--puzzles", plan.are_puzzles, "with one fastest win at each step, varied");
  app.add_flag("--only", plan.are_only, "puzzles where no other move wins at all");
  app.add_flag("--again", plan.is_again,
               "judge the puzzles of the standard input, and write those that still are some");
  app.add_option("--besides", plan.besides, "a file of puzzles that are there already");
  app.add_option("--positions", plan.positions, "how many to find")->capture_default_str();
  app.add_option("--games", plan.games, "how many to play at most; 0: until all are found")->capture_default_str();
  app.add_option("--fewest", plan.fewest_plies, "plies to the win")->capture_default_str();
  app.add_option("--most", plan.most_plies, "plies to the win")->capture_default_str();
  app.add_option("--pieces", plan.pieces, "of a side at the start of a game; 0: all of them")->capture_default_str();
  app.add_option("--of-a-kind", plan.of_a_kind, "how many puzzles may look alike")->capture_default_str();
  app.add_option("--slips", plan.slips, "one move in so many of the weak side is random")->capture_default_str();
  app.add_option("--patience", plan.patience, "positions to look at in a proof")->capture_default_str();
  app.add_option("--hold", plan.hold, "positions to look at to show that nothing else wins")->capture_default_str();
  app.add_option("--nodes", plan.nodes, "for a move of the games")->capture_default_str();
  app.add_option("--seen", plan.seen_nodes, "nodes to look for a win before it is proven")->capture_default_str();
  app.add_option("--seed", plan.seed, "of all that is left to chance")->capture_default_str();
  CLI11_PARSE(app, count, arguments);
  const auto options = learn::options_with_weights<mine::Module>(name);
  if (options.empty()) return std::fprintf(stderr, "There are no weights '%s'.\n", name.c_str()), 1;
  mine::heed_interrupts();
  mine::mine<learn::RulesOf<mine::Module>>(options[0], plan);
  return mine::is_interrupted != 0 ? 130 : 0;
}
