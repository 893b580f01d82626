// By how many plies less a late quiet move is searched.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "search/ordering.hpp"

namespace lozenge::search {

/// The later a move comes, the deeper the search and the worse the move's record, the more.
class Reductions {
 public:
  Reductions() {
    for (std::size_t depth = 1; depth < size; ++depth)
      for (std::size_t i = 1; i < size; ++i)
        plies_[depth][i] = static_cast<std::int8_t>(0.4 + std::log(static_cast<double>(depth)) *
                                                              std::log(static_cast<double>(i + 1)) / 2.0);
  }

  /// For the i-th move, from 0, of a node that is searched to this depth; at least one ply is left.
  int operator()(int depth, std::size_t i, int history) const {
    const int less = plies_[std::min(static_cast<std::size_t>(depth), size - 1)][std::min(i, size - 1)];
    return std::clamp(less - history / (largest_history / 2), 0, depth - 2);
  }

 private:
  static constexpr std::size_t size = 64;

  std::array<std::array<std::int8_t, size>, size> plies_{};
};

}  // namespace lozenge::search
