// Games of the engine against itself, the same ones for the same seed.
#pragma once

#include <array>
#include <atomic>
#include <optional>
#include <thread>
#include <vector>

#include "search/playout.hpp"
#include "search/searcher.hpp"
#include "tools/learn/sample.hpp"

namespace lozenge::learn {

/// One player: an evaluation and its own table, emptied for each game.
template <Evaluated R>
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

 private:
  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  search::Searcher<R> searcher_;
  search::Limits limits_;
};

struct Opening {
  int fewest = 4, most = 12;  // random plies
};

/// A position after some random plies that the game goes on from.
template <Evaluated R>
Position<R> random_start(search::Random& random, const Opening& opening) {
  for (;;) {
    auto p = R::start();
    const int plies =
        opening.fewest + static_cast<int>(random.below(static_cast<std::uint32_t>(opening.most - opening.fewest + 1)));
    for (int i = 0; i < plies; ++i) {
      MoveList<R> moves;
      legal_moves<R>(p, moves);
      if (moves.empty()) break;
      p = R::play(p, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    if (!moves.empty()) return p;
  }
}

constexpr int result_of(Outcome o) { return o == Outcome::draw ? 0 : o == Outcome::first_wins ? 1 : -1; }

/// What a game counts that nobody could win: a draw, but more for a side with more men. Stronger players would often
/// have won it, and an evaluation that sees nothing in being ahead would never try to.
template <Evaluated R>
double drawn_result(const Position<R>& p) {
  if constexpr (requires { R::adjudicate(p); }) return result_of(R::adjudicate(p));
  constexpr int a_man = 80;
  constexpr double for_a_man = 0.5;
  const int lead = R::Features::material(p) * (R::side(p) == Side::first ? 1 : -1);
  return lead >= a_man ? for_a_man : lead <= -a_man ? -for_a_man : 0;
}

/// Plays a game to its end, or until it is clear. `note(root, finding)` hears of every search. Gives the result for
/// the first side: from 1, a win, to -1.
template <Evaluated R, class Note>
double play_game(const Position<R>& p, std::array<Player<R>*, 2> players, Note&& note) {
  constexpr int longest = 400, quiet_plies = 30, patience = 60, sure = 8;
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
    if (root.idle >= (std::abs(found.score) <= level ? quiet_plies : patience)) return drawn_result<R>(root.position);
  }
  return drawn_result<R>(root.position);
}

/// No capture is compulsory: only then an evaluation is asked.
template <Evaluated R>
bool is_quiet(const Position<R>& p) {
  MoveList<R> captures;
  return !R::generate_captures(p, captures);
}

/// Does `work(i)` for each i below n on some threads.
template <class Work>
void in_parallel(int threads, int n, const Work& work) {
  std::atomic<int> next{0};
  std::vector<std::thread> pool;
  for (int t = 0; t < threads; ++t)
    pool.emplace_back([&] {
      for (int i; (i = next++) < n;) work(i);
    });
  for (auto& thread : pool) thread.join();
}

/// Positions where nothing has happened for longer than this are too much alike to be learnt from.
inline constexpr int longest_idle = 12;

/// Samples of n games. Game i depends on the seed and on i only.
template <Evaluated R>
std::vector<Sample<Position<R>>> self_play(const typename Player<R>::Evaluator& evaluate, std::uint64_t nodes,
                                           int games, std::uint64_t seed, int threads, const Opening& opening) {
  std::vector<std::vector<Sample<Position<R>>>> parts(static_cast<std::size_t>(games));
  in_parallel(threads, games, [&](int i) {
    search::Random random(seed + static_cast<std::uint64_t>(i) * 0x9e3779b9u);
    Player<R> player(evaluate, nodes);
    auto& samples = parts[static_cast<std::size_t>(i)];
    const double result = play_game<R>(random_start<R>(random, opening), {&player, &player},
                                       [&](const search::Root<R>& root, const search::Finding<R>& found) {
                                         const auto& p = root.position;
                                         if (root.idle > longest_idle || !is_quiet<R>(p)) return;
                                         const int sign = R::side(p) == Side::first ? 1 : -1;
                                         samples.push_back({p, static_cast<std::int16_t>(sign * found.score), 0});
                                       });
    for (auto& sample : samples) sample.result = static_cast<float>(result);
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
MatchScore play_match(const typename Player<R>::Evaluator& a, const typename Player<R>::Evaluator& b,
                      std::uint64_t nodes, int pairs, std::uint64_t seed, int threads, const Opening& opening) {
  std::vector<std::array<double, 2>> results(static_cast<std::size_t>(pairs));
  in_parallel(threads, pairs, [&](int i) {
    search::Random random(seed + static_cast<std::uint64_t>(i) * 0x9e3779b9u);
    const auto start = random_start<R>(random, opening);
    Player<R> one(a, nodes), two(b, nodes);
    const auto ignore = [](const search::Root<R>&, const search::Finding<R>&) {};
    auto& pair = results[static_cast<std::size_t>(i)];
    pair[0] = play_game<R>(start, {&one, &two}, ignore);
    pair[1] = -play_game<R>(start, {&two, &one}, ignore);
  });
  MatchScore score;
  for (const auto& pair : results)
    for (const double r : pair) ++(r == 1 ? score.wins : r == -1 ? score.losses : score.draws);
  return score;
}

}  // namespace lozenge::learn
