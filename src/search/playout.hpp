// Random games on the bare rules.
#pragma once

#include "core/rules.hpp"

namespace lozenge::search {

/// A small generator of random numbers (splitmix64): the same seed gives the same game everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
  }
  /// 0 <= below(n) < n.
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((next() >> 32) * n >> 32); }

 private:
  std::uint64_t state_;
};

/// Plays random moves until the game is won or `R::idle_limit` plies pass without progress. Gives the plies played.
template <Rules R>
int playout(std::uint64_t seed, const Options<R>& options) {
  Random random(seed);
  auto p = R::start(options);
  int plies = 0;
  MoveList<R> moves;
  for (int idle = 0; idle < R::idle_limit; ++plies) {
    moves.clear();
    legal_moves<R>(p, moves);
    if (moves.empty()) break;
    const auto& m = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    idle = R::is_progress(p, m) ? 0 : idle + 1;
    p = R::play(p, m);
  }
  return plies;
}

}  // namespace lozenge::search
