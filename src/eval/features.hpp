// What an evaluation looks at: every piece, and traits, numbers about a side that take several pieces to see. A network
// judges them. Its weights are learnt (tools/learn); games only say where to look.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace lozenge::eval {

/// A way to see the board that changes nothing (mirrored), or only who is who (turned, with the sides exchanged).
struct Image {
  std::array<std::uint8_t, 64> place{};  // where each place comes to stand
  bool exchanges_sides = false;
};

/// The sizes of a network (network.hpp): of its two layers, and in how many stages of a game the upper one differs.
struct NetworkShape {
  int first, second, stages;
};

/// A set of learnt weights.
struct Weights {
  std::string_view name;  // in the game's folder as <name>.weights
  /// A search that ends with s points promises 1 / (1 + exp(-s / spread)) of a point. Measured, by `tools/learn
  /// --measure` (docs/weights.md).
  int spread;
  std::span<const std::uint8_t> learnt;  // in the compact form of weights.hpp; empty where none are shipped
};

/// What a game tells its evaluation, as a struct of static functions.
///  - `weights`: those that it was learnt with for games with these options.
///  - `kinds`: of pieces, of a side. `each_piece` calls f(side, kind, place) with side 0 or 1.
///  - `images`: see above; the first image changes nothing.
///  - `phase`: from `phases` at the start down to 0 at the end of a game.
///  - `network`: the shape of the network.
///  - `material`: hundredths of a man from the view of the side to move; `hand`: the same with a little judgement, what
///    learning starts from.
template <class F, class R>
concept FeaturesOf = requires(const typename R::Position& p, const typename R::Options& options) {
  { F::weights(options) } -> std::same_as<Weights>;
  { F::kinds } -> std::convertible_to<int>;
  { F::images() } -> std::same_as<std::vector<Image>>;
  { F::phase(p) } -> std::same_as<int>;
  { F::phases } -> std::convertible_to<int>;
  { F::network } -> std::convertible_to<NetworkShape>;
  { F::material(p) } -> std::same_as<int>;
  { F::hand(p) } -> std::same_as<int>;
};

/// A game with traits gives a set of numbers for a side, each below its size: each value has weights of its own.
template <class F>
concept HasTraits = requires { F::trait_sizes; };

/// A game may say by how many points a side has come nearer to a win that it is sure of; never below 0.
template <class F, class Position>
concept HasUrge = requires(const Position& p, int side) {
  { F::urge(p, side) } -> std::same_as<int>;
};

/// The fewer pieces are left, the more a lead weighs.
constexpr int pressing(int lead, int pieces) { return lead * 24 / (6 + pieces); }

/// A game may have points that the weights are added to, from the view of the side to move: what they say of positions
/// that no game has shown stands. Without them these count nothing.
template <class F, class Position>
concept HasBase = requires(const Position& p) {
  { F::base(p) } -> std::same_as<int>;
};

template <class F, class Position>
int base_of(const Position& p) {
  if constexpr (HasBase<F, Position>) return F::base(p);
  else return 0;
}

}  // namespace lozenge::eval
