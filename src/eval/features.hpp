// What an evaluation looks at. A game lists patterns: tuples of places, each read as a number in a small alphabet, so
// that every way to fill a tuple has a weight of its own; or it has a network, which looks at every piece. Traits are
// numbers about a side that either may look at, too. Weights are learnt (tools/learn); games only say where to look.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace lozenge::eval {

/// Some places (bit numbers of the board) and how the pieces on them are read: `ranks[kind]` is 0 for a kind of piece
/// that this pattern does not see, else from 1. A place holds 0, one of the ranks of the first side, or one of the
/// second side's: a digit of a number with `radix()` digits.
struct Pattern {
  std::vector<std::uint8_t> places;
  std::vector<std::uint8_t> ranks;

  std::uint32_t radix() const {
    std::uint8_t most = 0;
    for (const auto r : ranks) most = r > most ? r : most;
    return 2u * most + 1;
  }
  std::uint32_t size() const {
    std::uint32_t product = 1;
    for (std::size_t i = 0; i < places.size(); ++i) product *= radix();
    return product;
  }
};

/// A way to see the board that changes nothing (mirrored), or only who is who (turned, with the sides exchanged).
/// Patterns that are images of each other share their weights; where sides are exchanged, with the sign changed.
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
///  - `phase`: from `phases` at the start down to 0 at the end of a game; weights are blended by it.
///  - `material`: hundredths of a man from the view of the side to move; `hand`: the same with a little judgement, what
///    learning starts from.
///  - `base`, optional: points that the weights are added to, from the view of the side to move. What it says of
///    positions that no game has shown stands; without it they count nothing.
///  - `learnt`: the weights that the game ships with, in the compact form of weights.hpp; none is an empty span.
template <class F, class Position>
concept CommonFeaturesOf = requires(const Position& p) {
  { F::name } -> std::convertible_to<std::string_view>;
  { F::kinds } -> std::convertible_to<int>;
  { F::images() } -> std::same_as<std::vector<Image>>;
  { F::phase(p) } -> std::same_as<int>;
  { F::phases } -> std::convertible_to<int>;
  { F::material(p) } -> std::same_as<int>;
  { F::hand(p) } -> std::same_as<int>;
  { F::learnt() } -> std::same_as<std::span<const std::uint8_t>>;
};

/// A game with traits gives a set of numbers for a side, each below its size: each value has weights of its own.
template <class F>
concept HasTraits = requires { F::trait_sizes; };

/// What a game adds that is evaluated by patterns, besides traits.
///  - `patterns`: see above. `lanes`: room for all images of all patterns.
///  - `tempo_size`, `tempo`: a number about whose turn it is; its weight goes to the side to move.
template <class F, class Position>
concept PatternFeaturesOf = HasTraits<F> && requires(const Position& p, int side) {
  { F::lanes } -> std::convertible_to<std::size_t>;
  { F::patterns() } -> std::same_as<std::vector<Pattern>>;
  { F::traits(p, side) } -> std::same_as<std::array<int, F::trait_sizes.size()>>;
  { F::tempo(p) } -> std::same_as<int>;
  { F::tempo_size } -> std::convertible_to<int>;
};

/// A game that is evaluated by a network says of which shape; traits are up to it.
template <class F>
concept Networked = requires {
  { F::network } -> std::convertible_to<NetworkShape>;
};

template <class F, class Position>
concept FeaturesOf = CommonFeaturesOf<F, Position> && (Networked<F> || PatternFeaturesOf<F, Position>);

/// Points that the weights are added to, from the view of the side to move.
template <class F, class Position>
int base_of(const Position& p) {
  if constexpr (requires { F::base(p); }) return F::base(p);
  else return 0;
}

}  // namespace lozenge::eval
