// Games of the engine against itself, the same ones for the same seed.
#pragma once

#include <array>
#include <atomic>
#include <optional>
#include <vector>

#include "search/playout.hpp"
#include "search/searcher.hpp"
#include "tools/learn/parallel.hpp"
#include "tools/learn/sample.hpp"
#include "tools/learn/sampler.hpp"

namespace lozenge::learn {

/// One player: an evaluation and its own table, emptied for each game.
template <Evaluated R, class Watcher = search::Nobody>
class Player {
 public:
  using Evaluator = eval::Evaluator<typename R::Features>;

  Player(const Evaluator& evaluate, std::uint64_t nodes) : table_(1), searcher_(evaluate, table_, stop_) {
    limits_.nodes = nodes;
  }

  void begin() { table_.clear(); }

  search::Finding<R> think(const search::Root<R>& root) {
    search::Finding<R> best;
    searcher_.think(root, limits_, 1, [&](const search::Finding<R>& found) { best = found; });
    return best;
  }

  Watcher& watcher() { return searcher_.watcher(); }

 private:
  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  search::Searcher<R, Watcher> searcher_;
  search::Limits limits_;
};

/// How games are begun, and when they are given up.
struct Conduct {
  int fewest = 4, most = 12;   // random plies to begin with
  search::Score widest = 150;  // by which one side may be ahead then: games that are decided at once teach little
  int patience = 60;           // plies without progress, half as many where the sides are level: then it is a draw
  int longest_idle = 12;       // plies without progress after which positions are too much alike to be learnt from
  bool looks_aside = false;    // judges a random move beside each one played: a search meets more of those
  int within = 0;              // judges so many of the positions that the search for each move has judged
};

/// A position after some random plies where both sides still have their chances, as the player sees it.
template <Evaluated R, class Watcher>
Position<R> random_start(const Options<R>& options, search::Random& random, const Conduct& conduct,
                         Player<R, Watcher>& player) {
  for (;;) {
    search::Root<R> root{R::start(options), {}, 0};
    const int plies =
        conduct.fewest + static_cast<int>(random.below(static_cast<std::uint32_t>(conduct.most - conduct.fewest + 1)));
    for (int i = 0; i < plies; ++i) {
      MoveList<R> moves;
      legal_moves<R>(root.position, moves);
      if (moves.empty()) break;
      root.position = R::play(root.position, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    player.begin();
    const auto found = player.think(root);
    if (!found.line.empty() && std::abs(found.score) <= conduct.widest) return root.position;
  }
}

constexpr int result_of(Outcome o) { return o == Outcome::draw ? 0 : o == Outcome::first_wins ? 1 : -1; }

/// What a game counts that nobody could win: a draw, but more for a side with more men. Stronger players would often
/// have won it, and an evaluation that sees nothing in being ahead would never try to.
template <Evaluated R>
double drawn_result(const Position<R>& p) {
  if constexpr (Adjudicating<R>) return result_of(R::adjudicate(p));
  constexpr int a_man = 80;
  constexpr double for_a_man = 0.5;
  const int lead = R::Features::material(p) * (R::side(p) == Side::first ? 1 : -1);
  return lead >= a_man ? for_a_man : lead <= -a_man ? -for_a_man : 0;
}

/// Plays a game to its end, or until it is clear. `note(root, finding)` hears of every search. Gives the result for
/// the first side: from 1, a win, to -1.
template <Evaluated R, class Watcher, class Note>
double play_game(const Position<R>& p, std::array<Player<R, Watcher>*, 2> players, const Conduct& conduct,
                 Note&& note) {
  constexpr int longest = 400, sure = 8;
  constexpr search::Score level = 12, clear = 300;
  for (auto* player : players) player->begin();
  search::Root<R> root{p, {}, 0};
  std::array<int, 2> ahead{};  // for how many plies each side has been clearly ahead
  for (int ply = 0; ply < longest; ++ply) {
    if (const auto outcome = R::outcome(root.position)) return result_of(*outcome);
    const Side side = R::side(root.position);
    const auto found = players[static_cast<std::size_t>(index(side))]->think(root);
    if (found.line.empty()) return side == Side::first ? -1 : 1;
    if (search::is_decided(found.score)) return (found.score > 0) == (side == Side::first) ? 1 : -1;
    note(root, found);
    const search::Score lead = side == Side::first ? found.score : -found.score;
    ahead = {lead >= clear ? ahead[0] + 1 : 0, lead <= -clear ? ahead[1] + 1 : 0};
    if (ahead[0] >= sure || ahead[1] >= sure) return lead > 0 ? 1 : -1;
    const auto& move = found.line.front();
    const Key key = R::key(root.position);
    const bool is_progress = R::is_progress(root.position, move);
    root.position = R::play(root.position, move);
    root.idle = is_progress ? 0 : root.idle + 1;
    if (is_progress) root.past.clear();
    else root.past.push_back(key);
    int visits = 0;
    for (const Key past : root.past) visits += past == R::key(root.position);
    if (visits >= 2 || root.idle >= R::idle_limit) return drawn_result<R>(root.position);
    const bool is_level = std::abs(found.score) <= level;
    if (root.idle >= (is_level ? conduct.patience / 2 : conduct.patience)) return drawn_result<R>(root.position);
  }
  return drawn_result<R>(root.position);
}

/// No capture is compulsory: only then an evaluation is asked.
template <Evaluated R>
bool is_quiet(const Position<R>& p) {
  MoveList<R> captures;
  return !R::generate_captures(p, captures);
}

/// Plays a game and collects its samples.
template <Evaluated R>
class Collector {
 public:
  using Samples = std::vector<Sample<Position<R>>>;

  Collector(const Options<R>& options, const typename Player<R>::Evaluator& evaluate, std::uint64_t nodes,
            const Conduct& conduct)
      : options_(options), conduct_(conduct), player_(evaluate, nodes), judge_(evaluate, nodes) {}

  Samples play(search::Random& random) {
    samples_.clear();
    judge_.begin();
    const auto start = random_start<R>(options_, random, conduct_, player_);
    watch(random);
    const double result = play_game<R>(start, std::array{&player_, &player_}, conduct_,
                                       [&](const search::Root<R>& root, const search::Finding<R>& found) {
                                         if (root.idle <= conduct_.longest_idle) {
                                           note(root.position, found.score, true);
                                           if (conduct_.looks_aside) look_aside(root.position, random);
                                           for (const auto& p : player_.watcher().kept()) judge(p);
                                         }
                                         watch(random);
                                       });
    for (auto& sample : samples_)
      if (sample.is_played) sample.result = static_cast<float>(result);
    return std::move(samples_);
  }

 private:
  void note(const Position<R>& p, search::Score score, bool is_played) {
    if (!is_quiet<R>(p)) return;
    const int sign = R::side(p) == Side::first ? 1 : -1;
    samples_.push_back({p, static_cast<std::int16_t>(sign * score), 0, is_played});
  }

  void look_aside(const Position<R>& p, search::Random& random) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    judge(R::play(p, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
  }

  void watch(search::Random& random) {
    if (conduct_.within > 0) player_.watcher().begin(static_cast<std::size_t>(conduct_.within), random.next());
  }

  /// What the game has not come to.
  void judge(const Position<R>& p) {
    if (R::outcome(p)) return;
    const auto found = judge_.think({p, {}, 0});
    if (!found.line.empty() && !search::is_decided(found.score)) note(p, found.score, false);
  }

  Options<R> options_;
  const Conduct& conduct_;
  Player<R, Sampler<Position<R>>> player_;
  Player<R> judge_;
  Samples samples_;
};

/// Samples of n games. Game i depends on the seed and on i only.
template <Evaluated R>
std::vector<Sample<Position<R>>> self_play(const Options<R>& options, const typename Player<R>::Evaluator& evaluate,
                                           std::uint64_t nodes, int games, std::uint64_t seed, int threads,
                                           const Conduct& conduct) {
  std::vector<std::vector<Sample<Position<R>>>> parts(static_cast<std::size_t>(games));
  in_parallel(threads, games, [&](int i) {
    search::Random random(seed + static_cast<std::uint64_t>(i) * 0x9e3779b9u);
    parts[static_cast<std::size_t>(i)] = Collector<R>(options, evaluate, nodes, conduct).play(random);
  });
  std::vector<Sample<Position<R>>> all;
  for (auto& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

/// Points of the first evaluation in paired games against the second one.
struct MatchScore {
  int wins = 0, draws = 0, losses = 0;

  int games() const { return wins + draws + losses; }
  double points() const { return (wins + 0.5 * draws) / games(); }
  /// Half the width of the 95 % interval.
  double error() const {
    const double mean = points();
    const double variance =
        (wins * (1 - mean) * (1 - mean) + draws * (0.5 - mean) * (0.5 - mean) + losses * mean * mean) / games();
    return 1.96 * std::sqrt(variance / games());
  }
};

template <Evaluated R>
MatchScore play_match(const Options<R>& options, const typename Player<R>::Evaluator& a,
                      const typename Player<R>::Evaluator& b, std::uint64_t nodes, int pairs, std::uint64_t seed,
                      int threads, const Conduct& conduct) {
  std::vector<std::array<double, 2>> results(static_cast<std::size_t>(pairs));
  in_parallel(threads, pairs, [&](int i) {
    search::Random random(seed + static_cast<std::uint64_t>(i) * 0x9e3779b9u);
    Player<R> one(a, nodes), two(b, nodes);
    const auto start = random_start<R>(options, random, conduct, one);
    const auto ignore = [](const search::Root<R>&, const search::Finding<R>&) {};
    auto& pair = results[static_cast<std::size_t>(i)];
    pair[0] = play_game<R>(start, std::array{&one, &two}, conduct, ignore);
    pair[1] = -play_game<R>(start, std::array{&two, &one}, conduct, ignore);
  });
  MatchScore score;
  for (const auto& pair : results)
    for (const double r : pair) ++(r == 1 ? score.wins : r == -1 ? score.losses : score.draws);
  return score;
}

}  // namespace lozenge::learn
