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

/// What a game tells its evaluation, as a struct of static functions.
///  - `name`: of its weights, in the game's folder as <name>.weights.
///  - `kinds`: of pieces, of a side. `each_piece` calls f(side, kind, place) with side 0 or 1.
///  - `images`: see above; the first image changes nothing.
///  - `phase`: from `phases` at the start down to 0 at the end of a game.
///  - `network`: the shape of the network.
///  - `spread`: a search that ends with s points of it promises 1 / (1 + exp(-s / spread)) of a point. Measured, by
///    `tools/learn --measure` (docs/weights.md).
///  - `material`: hundredths of a man from the view of the side to move; `hand`: the same with a little judgement, what
///    learning starts from.
///  - `base`, optional: points that the weights are added to, from the view of the side to move. What it says of
///    positions that no game has shown stands; without it they count nothing.
///  - `urge`, optional: see `HasUrge`.
///  - `learnt`: the weights that the game ships with, in the compact form of weights.hpp; none is an empty span.
template <class F, class Position>
concept FeaturesOf = requires(const Position& p) {
  { F::name } -> std::convertible_to<std::string_view>;
  { F::kinds } -> std::convertible_to<int>;
  { F::images() } -> std::same_as<std::vector<Image>>;
  { F::phase(p) } -> std::same_as<int>;
  { F::phases } -> std::convertible_to<int>;
  { F::network } -> std::convertible_to<NetworkShape>;
  { F::spread } -> std::convertible_to<int>;
  { F::material(p) } -> std::same_as<int>;
  { F::hand(p) } -> std::same_as<int>;
  { F::learnt() } -> std::same_as<std::span<const std::uint8_t>>;
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

/// Points that the weights are added to, from the view of the side to move.
template <class F, class Position>
int base_of(const Position& p) {
  if constexpr (requires { F::base(p); }) return F::base(p);
  else return 0;
}

}  // namespace lozenge::eval
