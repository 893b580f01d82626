// Learnt weights, and the compact form in which they are shipped (docs/weights.md).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/result.hpp"

namespace lozenge::eval {

/// In `fraction`ths of a point; a point is a hundredth of a man (search/score.hpp). One weight for the start of a game,
/// one for its end.
struct Weight {
  std::int16_t opening = 0;
  std::int16_t ending = 0;

  bool operator==(const Weight&) const = default;
};

inline constexpr int fraction = 8;

/// A score of s points promises 1 / (1 + exp(-s / spread)) of a point: what weights are fitted to, in every game.
inline constexpr double spread = 120;

/// `layout` tells one list of patterns from another: weights are refused where they belong to other patterns.
std::vector<std::uint8_t> pack(std::span<const Weight> weights, std::uint32_t layout);
Result<std::vector<Weight>> unpack(std::span<const std::uint8_t> bytes, std::uint32_t layout, std::size_t size);

}  // namespace lozenge::eval
