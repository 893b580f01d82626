// Weights for tests that any will do for.
#pragma once

#include <cstdint>
#include <vector>

#include "search/playout.hpp"

namespace lozenge::tests {

inline std::vector<std::int16_t> random_weights(std::size_t size, std::uint64_t seed) {
  search::Random random(seed);
  std::vector<std::int16_t> weights(size);
  for (auto& w : weights) w = static_cast<std::int16_t>(static_cast<int>(random.below(1001)) - 500);
  return weights;
}

}  // namespace lozenge::tests
