// One searcher for all games: iterative deepening, principal variation search with a transposition table. The sign of a
// score changes where the side to move does, and nowhere else.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/insertion_sort.hpp"
#include "core/rules.hpp"
#include "core/target.hpp"
#include "eval/evaluator.hpp"
#include "search/busy.hpp"
#include "search/limits.hpp"
#include "search/ordering.hpp"
#include "search/reductions.hpp"
#include "search/score.hpp"
#include "search/transposition.hpp"

namespace lozenge::search {

/// What a search has found: one of possibly several lines.
template <Rules R>
struct Finding {
  int depth = 0;
  int rank = 0;  // 0 is the best line
  Score score = 0;
  std::uint64_t nodes = 0;
  Seconds time{0};
  std::vector<Move<R>> line;
};

/// Where a search starts: a position and what led to it, as far as draws depend on it.
template <Rules R>
struct Root {
  Position<R> position;
  std::vector<Key> past;  // keys of the positions before it, oldest first
  int idle = 0;
  std::vector<Move<R>> moves = {};  // the only ones to think about; none means all legal ones
};

/// Errors made on purpose, for weaker players: each evaluation is off by up to so many points, always by the same
/// amount in the same position.
struct Blur {
  int points = 0;
  std::uint64_t seed = 0;

  Score operator()(Score score, Key key) const {
    if (points == 0) return score;
    const auto mixed = bits(Mixer().add(bits(key)).add(seed).key()) >> 40;
    return score + static_cast<int>(mixed % (2u * static_cast<unsigned>(points) + 1)) - points;
  }
};

/// Who is told of every position that a search judges: nobody, unless there is something to learn from it.
struct Nobody {
  template <class Position>
  void judged(const Position&) {}
};

template <Evaluated R, class Watcher = Nobody>
class Searcher {
  static_assert(eval::FeaturesOf<typename R::Features, R>);

 public:
  using Report = std::function<void(const Finding<R>&)>;
  using Evaluator = eval::Evaluator<typename R::Features>;

  /// `stop` is asked now and then; all three outlive the searcher.
  Searcher(const Evaluator& evaluate, TranspositionTable& table, const std::atomic<bool>& stop)
      : evaluate_(evaluate), table_(table), stop_(stop) {}

  void set_blur(const Blur& blur) { blur_ = blur; }
  /// Works with others on one position: what they are busy with comes last. It outlives the searcher.
  void join(Busy& busy) { busy_ = &busy; }
  /// By how many points a draw is worse than an equal position, for the side that thinks.
  void set_contempt(Score points) { contempt_ = points; }

  /// Thinks until a limit is reached and reports each line of each iteration; of one that was interrupted, the best so
  /// far, with the depth to which that was searched. The last report of rank 0 is the answer; a position without moves
  /// gives none.
  void think(const Root<R>& root, const Limits& limits, int lines, const Report& report);

  std::uint64_t nodes() const { return nodes_; }
  /// The same for other threads, which hear of it now and then; `untell_nodes` comes before a search.
  std::uint64_t told_nodes() const { return told_nodes_.load(std::memory_order_relaxed); }
  void untell_nodes() { told_nodes_.store(0, std::memory_order_relaxed); }
  Watcher& watcher() { return watcher_; }

 private:
  struct RootMove {
    Move<R> move;
    Score score = -infinite;
    int depth = 0;  // to which the score was searched
    std::vector<Move<R>> line = {};
  };

  /// What a node hands to its children besides the position.
  struct Path {
    int ply = 0;
    int idle = 0;
  };

  struct Window {
    Score alpha, beta;

    bool is_open() const { return beta - alpha > 1; }
    Window seen_by_opponent() const { return {-beta, -alpha}; }
  };

  using Variation = List<Move<R>, deepest + 2>;

  std::vector<RootMove> root_moves(const Root<R>& root) const;
  Score aspire(const Root<R>& root, int depth, std::span<RootMove> moves);
  Score search_root(const Root<R>& root, int depth, Window window, std::span<RootMove> moves);
  Score search(const Position<R>& p, Path path, int depth, Window window, Variation& line);
  Score search_moves(const Position<R>& p, Path path, int depth, Window window, Picker<R>& moves, Variation& line,
                     MoveTag& best_move);
  Score settle(const Position<R>& p, Path path, Window window);

  Score search_child(const Position<R>& p, const Position<R>& next, Path path, int depth, Window window,
                     Variation& line) {
    if (R::side(next) == R::side(p)) return search(next, path, depth, window, line);
    return -search(next, path, depth, window.seen_by_opponent(), line);
  }
  Path after(const Position<R>& p, const Move<R>& m, Path path) const {
    return {path.ply + 1, R::is_progress(p, m) ? 0 : path.idle + 1};
  }
  /// The longer nothing has happened, the nearer it is to a draw: so the side ahead goes for what brings it forward.
  Score evaluate(const Position<R>& p, Path path) {
    watcher_.judged(p);
    const Score score = blur_(evaluate_(p, index(R::side(p))), blur_.points == 0 ? Key{} : R::key(p));
    return guess(score * (2 * R::idle_limit - path.idle) / (2 * R::idle_limit));
  }
  static Score score_of(Outcome o, Side side, int ply) {
    return o == Outcome::draw ? 0 : o == win_for(side) ? win_in(ply) : loss_in(ply);
  }
  std::optional<Score> drawn(const Position<R>& p, Key key, Path path) const;
  std::optional<Move<R>> remembered(const Position<R>& p) const;
  static bool is_threatened(const Position<R>& p) {
    if constexpr (Wary<R>) return R::is_threatened(p);
    else return false;
  }
  bool is_interrupted();

  /// Do the others hear which moves of a node are looked at? Not where little is left to search.
  bool shares(int depth) const {
    constexpr int worthwhile = 2;
    return !is_for_browser && busy_ != nullptr && depth >= worthwhile;
  }

  const Evaluator& evaluate_;
  TranspositionTable& table_;
  const std::atomic<bool>& stop_;
  Blur blur_;
  Score contempt_ = 0;
  Side thinker_ = Side::first;
  Memory<R> memory_;
  Reductions reductions_;
  Busy* busy_ = nullptr;  // where there are other threads
  Limits limits_;
  std::optional<Stopwatch> watch_;
  std::uint64_t nodes_ = 0;
  std::atomic<std::uint64_t> told_nodes_{0};
  bool interrupted_ = false;
  bool has_answer_ = false;
  std::vector<Key> keys_;  // of the game and the path, oldest first
  [[no_unique_address]] Watcher watcher_;
};

template <Evaluated R, class Watcher>
void Searcher<R, Watcher>::think(const Root<R>& root, const Limits& limits, int lines, const Report& report) {
  limits_ = limits;
  watch_.emplace(limits.clock);
  nodes_ = 0;
  interrupted_ = has_answer_ = false;
  memory_.clear();
  thinker_ = R::side(root.position);
  keys_ = root.past;
  keys_.push_back(R::key(root.position));

  auto moves = root_moves(root);
  const auto shown = std::min<std::size_t>(static_cast<std::size_t>(lines), moves.size());
  for (int depth = 1; depth <= std::min(limits.depth, deepest) && !interrupted_ && shown > 0; ++depth) {
    for (std::size_t rank = 0; rank < shown && !interrupted_; ++rank) {
      const auto rest = std::span(moves).subspan(rank);
      aspire(root, depth, rest);
      const RootMove& best = rest.front();
      if (best.line.empty() || best.score == -infinite) break;  // interrupted before its first move was searched
      report({best.depth, static_cast<int>(rank), best.score, nodes_, watch_->elapsed(), best.line});
      has_answer_ = true;
    }
    if (limits.enough.count() > 0 && watch_->elapsed() >= limits.enough) break;
    if (moves.size() == 1 && limits.enough.count() > 0 && depth >= 4) break;  // nothing to choose, and time to save
    const auto end = plies_to_end(moves.front().score);
    if (lines == 1 && end && std::abs(*end) <= depth) break;  // proven: deeper is the same
  }
}

template <Evaluated R, class Watcher>
std::vector<typename Searcher<R, Watcher>::RootMove> Searcher<R, Watcher>::root_moves(const Root<R>& root) const {
  std::vector<RootMove> out;
  for (const auto& m : root.moves) out.push_back({.move = m});
  if (!out.empty()) return out;
  MoveList<R> legal;
  legal_moves<R>(root.position, legal);
  for (const auto& m : legal) out.push_back({.move = m});
  return out;
}

/// Aspiration: expects what the last iteration found, and widens the window where that was wrong.
template <Evaluated R, class Watcher>
Score Searcher<R, Watcher>::aspire(const Root<R>& root, int depth, std::span<RootMove> moves) {
  constexpr Score widest = 400;
  const Score expected = moves.front().score;
  const bool is_known = depth >= 5 && !is_decided(expected) && expected != -infinite;
  Score width = 15;
  Window window = is_known ? Window{expected - width, expected + width} : Window{-infinite, infinite};
  for (;;) {
    const Score score = search_root(root, depth, window, moves);
    insertion_sort(moves, std::greater{}, &RootMove::score);
    if (interrupted_ || (score > window.alpha && score < window.beta)) return score;
    width *= 3;
    if (score <= window.alpha) window.alpha = width > widest ? -infinite : score - width;
    else window.beta = width > widest ? infinite : score + width;
  }
}

template <Evaluated R, class Watcher>
Score Searcher<R, Watcher>::search_root(const Root<R>& root, int depth, Window window, std::span<RootMove> moves) {
  Score best = -infinite;
  Rounds<!is_for_browser> turns(moves.size());
  for (std::size_t turn = 0; turn < turns.size(); ++turn) {
    const std::size_t i = turns[turn];
    RootMove& candidate = moves[i];
    const auto next = R::play(root.position, candidate.move);
    const bool is_shared = i > 0 && shares(depth);
    const Key next_key = is_shared ? R::key(next) : Key{};
    if (is_shared && turns.postpones(turn, *busy_, next_key)) continue;
    const Busy::Stay stay(is_shared ? busy_ : nullptr, next_key);
    const Path path = after(root.position, candidate.move, {0, root.idle});
    Variation line;
    Score score = -infinite;
    if (i > 0) score = search_child(root.position, next, path, depth - 1, {window.alpha, window.alpha + 1}, line);
    if (!interrupted_ && (i == 0 || (score > window.alpha && score < window.beta)))
      score = search_child(root.position, next, path, depth - 1, window, line);
    if (interrupted_) return best;
    if (i > 0 && score <= window.alpha) {
      candidate.score = -infinite;  // not better; keeps its place behind the others
      continue;
    }
    candidate.score = score;
    candidate.depth = depth;
    candidate.line.assign(1, candidate.move);
    candidate.line.insert(candidate.line.end(), line.begin(), line.end());
    // A move that is too good for the window comes without a line; what the table expects next is better than nothing.
    if (line.empty())
      if (const auto reply = remembered(next)) candidate.line.push_back(*reply);
    best = std::max(best, score);
    window.alpha = std::max(window.alpha, score);
    if (window.alpha >= window.beta) break;
  }
  return best;
}

template <Evaluated R, class Watcher>
Score Searcher<R, Watcher>::search(const Position<R>& p, Path path, int depth, Window window, Variation& line) {
  line.clear();
  // 1. Decided on the board.
  const Side side = R::side(p);
  if (const auto outcome = R::outcome(p)) return score_of(*outcome, side, path.ply);
  // 2. At the horizon only captures are looked at; where one is threatened, every reply to it.
  if (depth <= 0 && !is_threatened(p)) return settle(p, path, window);
  depth = std::max(depth, 1);
  // 3. Drawn by repetition or lack of progress.
  const Key key = R::key(p);
  if (const auto draw = drawn(p, key, path)) return *draw;
  ++nodes_;
  if (is_interrupted() || path.ply >= deepest) return evaluate(p, path);
  // 4. A shorter win, or a longer loss, than this node can give has been found already.
  window.alpha = std::max(window.alpha, loss_in(path.ply));
  window.beta = std::min(window.beta, win_in(path.ply + 1));
  if (window.alpha >= window.beta) return window.alpha;
  // 5. What the table knows.
  const bool is_open = window.is_open();
  const auto known = table_.find(key, path.ply);
  if (known && !is_open && known->depth >= depth && known->decides(window.alpha, window.beta)) return known->score;
  // 6. The moves. Having none is a loss.
  MoveList<R> moves;
  R::generate(p, moves);
  if (moves.empty()) return loss_in(path.ply);
  Picker<R> picker(p, moves, known ? known->move : MoveTag{}, memory_, path.ply);
  // 7. Where nothing is forced or threatened, a look at the position may do; but not where a side is far ahead, for
  // there it is the win itself that is looked for.
  constexpr Score far_ahead = 300;
  constexpr int deep = 5;
  const bool is_of_use = depth <= R::calm_plies || depth >= deep;  // else it would be judged for nothing
  if (!is_open && is_of_use && !picker.are_all_captures() && std::abs(window.beta) < far_ahead && !is_threatened(p)) {
    const Score standing = evaluate(p, path);
    // So far above the window that a few plies will hardly bring it down.
    if (depth <= R::calm_plies && standing - 25 * depth >= window.beta) return standing;
    // A shallower search says that it stays above by a margin.
    constexpr Score margin = 20;
    if (depth >= deep && standing >= window.beta) {
      const Score bar = window.beta + margin;
      const Score score = search(p, path, depth - 4, {bar - 1, bar}, line);
      if (interrupted_) return 0;
      if (score >= bar) return score;
    }
  }
  // 8. A forced reply costs no depth; where the table knows no move, one ply less is enough to find one.
  if (moves.size() == 1) ++depth;
  else if (!known && depth >= 5) --depth;

  // 9. All moves, until one is too good for the opponent to allow.
  MoveTag best_move{};
  keys_.push_back(key);
  const Score best = search_moves(p, path, depth, window, picker, line, best_move);
  keys_.pop_back();
  if (interrupted_) return 0;
  // 10. Remember.
  const Bound bound = best >= window.beta ? Bound::lower : best > window.alpha ? Bound::exact : Bound::upper;
  table_.store(key, path.ply, {best, depth, bound, best_move != MoveTag{} || !known ? best_move : known->move});
  return best;
}

/// Principal variation search: the first move with the whole window, the others with an empty one, late quiet ones less
/// deep; what turns out better than thought is searched again.
template <Evaluated R, class Watcher>
Score Searcher<R, Watcher>::search_moves(const Position<R>& p, Path path, int depth, Window window, Picker<R>& moves,
                                         Variation& line, MoveTag& best_move) {
  const Side side = R::side(p);
  Score best = -infinite;
  Variation below;
  Rounds<!is_for_browser> turns(moves.size());
  for (std::size_t turn = 0; turn < turns.size(); ++turn) {
    const std::size_t i = turns[turn];
    const auto [move, move_tag, gain] = moves[i];
    const auto next = R::play(p, move);
    const bool is_shared = i > 0 && shares(depth);
    const Key next_key = is_shared ? R::key(next) : Key{};
    if (is_shared && turns.postpones(turn, *busy_, next_key)) continue;
    const Busy::Stay stay(is_shared ? busy_ : nullptr, next_key);
    const Path child = after(p, move, path);
    // The table is far away: what it holds of the next move is sent for while this one is searched.
    if (TranspositionTable::prefetches && depth > 1) {
      if (i < 2) table_.prefetch(R::key(next));
      if (i > 0 && i + 1 < moves.size()) table_.prefetch(R::key(R::play(p, moves[i + 1].move)));
    }
    const Window empty{window.alpha, window.alpha + 1};
    Score score;
    if (i == 0) {
      score = search_child(p, next, child, depth - 1, window, below);
    } else {
      int less = 0;
      if (depth >= 3 && gain == 0) less = reductions_(depth, i, memory_.history(side, move));
      score = search_child(p, next, child, depth - 1 - less, empty, below);
      if (score > window.alpha && less > 0) score = search_child(p, next, child, depth - 1, empty, below);
      if (score > window.alpha && score < window.beta) score = search_child(p, next, child, depth - 1, window, below);
    }
    if (interrupted_) return 0;
    if (score > best) {
      best = score;
      if (score > window.alpha) {
        window.alpha = score;
        best_move = move_tag;
        line.clear();
        line.push(move);
        for (const auto& m : below) line.push(m);
      }
    }
    if (window.alpha >= window.beta) {
      if (gain == 0) {
        memory_.reward(side, path.ply, move, depth);
        for (std::size_t j = 0; j < i; ++j)
          if (moves.is_quiet(j)) memory_.punish(side, moves(j), depth);
      }
      break;
    }
  }
  return best;
}

/// Quiescence: goes on with captures until nothing hangs. Where captures are compulsory there is no standing pat.
template <Evaluated R, class Watcher>
Score Searcher<R, Watcher>::settle(const Position<R>& p, Path path, Window window) {
  ++nodes_;
  if (is_interrupted() || path.ply >= deepest) return evaluate(p, path);
  MoveList<R> captures;
  const bool compulsory = R::generate_captures(p, captures);
  Score best = -infinite;
  if (!compulsory) {
    best = evaluate(p, path);
    if (best >= window.beta || captures.empty()) return best;
    window.alpha = std::max(window.alpha, best);
  }
  Picker<R> picker(p, captures, MoveTag{}, memory_, path.ply);
  for (std::size_t i = 0; i < picker.size(); ++i) {
    const auto move = picker[i].move;
    const auto next = R::play(p, move);
    const Path child = after(p, move, path);
    Score score;
    if (const auto outcome = R::outcome(next)) score = score_of(*outcome, R::side(p), child.ply);
    else if (R::side(next) == R::side(p)) score = settle(next, child, window);
    else score = -settle(next, child, window.seen_by_opponent());
    if (interrupted_) return 0;
    best = std::max(best, score);
    window.alpha = std::max(window.alpha, best);
    if (window.alpha >= window.beta) break;
  }
  return best;
}

/// Only positions since the last progress can come again; the second time on a path is as good as the third. Sides take
/// turns, so that every other one is looked at.
template <Evaluated R, class Watcher>
std::optional<Score> Searcher<R, Watcher>::drawn(const Position<R>& p, Key key, Path path) const {
  bool is_drawn = path.idle >= R::idle_limit;
  const auto reach = std::min<std::size_t>(keys_.size(), static_cast<std::size_t>(path.idle));
  for (std::size_t back = 2; back <= reach && !is_drawn; back += 2) is_drawn = keys_[keys_.size() - back] == key;
  if (!is_drawn) return std::nullopt;
  if constexpr (Adjudicating<R>) return score_of(R::adjudicate(p), R::side(p), path.ply);
  return R::side(p) == thinker_ ? -contempt_ : contempt_;
}

/// The move that the table holds for a position.
template <Evaluated R, class Watcher>
std::optional<Move<R>> Searcher<R, Watcher>::remembered(const Position<R>& p) const {
  const auto known = R::outcome(p) ? std::nullopt : table_.find(R::key(p), 0);
  if (!known) return std::nullopt;
  MoveList<R> moves;
  R::generate(p, moves);
  const auto found = std::ranges::find_if(moves, [&](const Move<R>& m) { return tag(m) == known->move; });
  return found == moves.end() ? std::nullopt : std::optional(*found);
}

template <Evaluated R, class Watcher>
bool Searcher<R, Watcher>::is_interrupted() {
  if (interrupted_ || !has_answer_) return interrupted_;  // there is always an answer of depth 1
  if (limits_.nodes > 0 && nodes_ >= limits_.nodes) interrupted_ = true;
  if (nodes_ % 1024 == 0) {
    if (!is_for_browser) told_nodes_.store(nodes_, std::memory_order_relaxed);
    if (stop_.load(std::memory_order_relaxed)) interrupted_ = true;
    if (limits_.time.count() > 0 && watch_->elapsed() >= limits_.time) interrupted_ = true;
  }
  return interrupted_;
}

}  // namespace lozenge::search
