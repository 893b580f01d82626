// Learnt weights, and the compact form in which they are shipped (docs/weights.md).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/result.hpp"

namespace lozenge::eval {

/// A score of s points promises 1 / (1 + exp(-s / spread)) of a point: what weights are fitted to, in every game.
inline constexpr double spread = 120;

/// `layout` tells one evaluation from another: weights are refused where they belong to another one.
std::vector<std::uint8_t> pack(std::span<const std::int16_t> weights, std::uint32_t layout);
Result<std::vector<std::int16_t>> unpack(std::span<const std::uint8_t> bytes, std::uint32_t layout, std::size_t size);

}  // namespace lozenge::eval
