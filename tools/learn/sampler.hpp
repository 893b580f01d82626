// Picks positions out of a search.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/playout.hpp"

namespace lozenge::learn {

/// Keeps some of the positions that a search judges, each as likely as the others. They are what an evaluation is asked
/// about: mostly what comes of bad moves, which no game shows.
template <class Position>
class Sampler {
 public:
  /// From now on up to `most` positions of one search.
  void begin(std::size_t most, std::uint64_t seed) {
    most_ = most;
    judged_ = 0;
    random_ = search::Random(seed);
    kept_.clear();
  }

  void judged(const Position& p) {
    if (most_ == 0) return;
    ++judged_;
    if (kept_.size() < most_) kept_.push_back(p);
    else if (const auto place = random_.below(judged_); place < most_) kept_[place] = p;
  }

  std::span<const Position> kept() const { return kept_; }

 private:
  std::size_t most_ = 0;
  std::uint32_t judged_ = 0;
  search::Random random_{0};
  std::vector<Position> kept_;
};

}  // namespace lozenge::learn
