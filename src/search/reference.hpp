// The reference player: plain alpha-beta on material with iterative deepening, and nothing else. It never changes, so
// that strength measured against it means the same from one version to the next.
#pragma once

#include <atomic>
#include <optional>

#include "core/rules.hpp"
#include "search/limits.hpp"
#include "search/playout.hpp"
#include "search/score.hpp"

namespace lozenge::search {

template <Evaluated R>
class Reference {
 public:
  struct Found {
    Move<R> move;
    Score score = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
  };

  Reference(const std::atomic<bool>& stop, std::uint64_t seed) : stop_(stop), random_(seed) {}

  /// The best move of the last depth that was searched to its end; among equals the first one of a random order. None
  /// where there is no move.
  std::optional<Found> think(const Position<R>& p, const Limits& limits) {
    Stopwatch watch(limits.clock);
    limits_ = limits;
    watch_ = &watch;
    nodes_ = 0;
    interrupted_ = false;
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    for (std::size_t i = moves.size(); i > 1; --i)
      std::swap(moves[i - 1], moves[random_.below(static_cast<std::uint32_t>(i))]);

    std::optional<Found> found;
    may_stop_ = false;  // there is always an answer of depth 1
    for (int depth = 1; depth <= std::min(limits.depth, deepest); ++depth) {
      std::optional<Found> best;
      for (const auto& m : moves) {
        const Score score = search_after(p, m, depth - 1, best ? best->score : -infinite, infinite, 1);
        if (interrupted_) break;
        if (!best || score > best->score) best = Found{m, score, depth, nodes_};
      }
      if (interrupted_ || !best) break;
      found = best;
      may_stop_ = true;
      if (is_decided(best->score)) break;
    }
    return found;
  }

 private:
  Score search_after(const Position<R>& p, const Move<R>& m, int depth, Score alpha, Score beta, int ply) {
    const auto next = R::play(p, m);
    if (R::side(next) == R::side(p)) return search(next, depth, alpha, beta, ply);
    return -search(next, depth, -beta, -alpha, ply);
  }

  Score search(const Position<R>& p, int depth, Score alpha, Score beta, int ply) {
    if (++nodes_ % 1024 == 0 || limits_.nodes > 0) interrupted_ |= is_time_up();
    if (interrupted_) return 0;
    if (const auto outcome = R::outcome(p))
      return *outcome == Outcome::draw ? 0 : *outcome == win_for(R::side(p)) ? win_in(ply) : loss_in(ply);
    if (depth == 0) return R::Features::material(p);
    MoveList<R> moves;
    R::generate(p, moves);
    if (moves.empty()) return loss_in(ply);
    for (const auto& m : moves) {
      alpha = std::max(alpha, search_after(p, m, depth - 1, alpha, beta, ply + 1));
      if (alpha >= beta || interrupted_) break;
    }
    return alpha;
  }

  bool is_time_up() const {
    if (!may_stop_) return false;
    if (limits_.nodes > 0 && nodes_ >= limits_.nodes) return true;
    if (nodes_ % 1024 != 0) return false;
    return stop_.load(std::memory_order_relaxed) || (limits_.time.count() > 0 && watch_->elapsed() >= limits_.time);
  }

  const std::atomic<bool>& stop_;
  Random random_;
  Limits limits_;
  const Stopwatch* watch_ = nullptr;
  std::uint64_t nodes_ = 0;
  bool may_stop_ = false;
  bool interrupted_ = false;
};

}  // namespace lozenge::search
