// Who plays when and with which colours (RULES 8): all that the number of players changes in DIAM.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace lozenge::games::diam {

/// Red and orange are the first team's, black and brown the second's.
enum Colour : std::uint8_t { red, orange, black, brown };
inline constexpr int colours = 4;
inline constexpr int pawns_a_colour = 4;

constexpr int team_of(int colour) { return colour / 2; }

/// A set of colours, a bit each.
using Palette = std::uint8_t;
constexpr bool has(Palette palette, int colour) { return (palette >> colour & 1) != 0; }

inline constexpr Palette only_red = 1 << red, only_orange = 1 << orange, only_black = 1 << black,
                         only_brown = 1 << brown;

/// What the players of a team have together; each of them may move all of it.
inline constexpr std::array<Palette, 2> team_palettes{only_red | only_orange, only_black | only_brown};

/// What the player of each slot in the order of play may place. Even slots are the first team's.
template <int Players>
inline constexpr auto order_of_play = [] {
  static_assert(Players >= 2 && Players <= 4);
  if constexpr (Players == 2) return std::array{team_palettes[0], team_palettes[1]};
  else if constexpr (Players == 3) return std::array{team_palettes[0], only_brown, team_palettes[0], only_black};
  else return std::array{only_red, only_brown, only_orange, only_black};
}();

/// The same game under other names: what each colour is called now, and by how many slots the order of play is shifted.
struct Recolouring {
  std::array<std::uint8_t, colours> to{red, orange, black, brown};
  std::uint32_t shift = 0;

  constexpr Palette of(Palette palette) const {
    Palette out = 0;
    for (int c = 0; c < colours; ++c)
      if (has(palette, c)) out |= static_cast<Palette>(1 << to[c]);
    return out;
  }

  /// Every slot then places, and its team moves, what it should.
  template <int Players>
  constexpr bool fits() const {
    constexpr auto& order = order_of_play<Players>;
    for (std::size_t slot = 0; slot < order.size(); ++slot) {
      const std::size_t shifted = (slot + shift) % order.size();
      if (of(order[slot]) != order[shifted] || of(team_palettes[slot % 2]) != team_palettes[shifted % 2]) return false;
    }
    return true;
  }
};

/// The first one changes nothing.
struct Recolourings {
  std::array<Recolouring, 8> all{};
  int size = 0;
};

template <int Players>
inline constexpr Recolourings recolourings = [] {
  Recolourings found;
  for (std::uint32_t shift = 0; shift < order_of_play<Players>.size(); ++shift) {
    Recolouring r;
    r.shift = shift;
    do
      if (r.fits<Players>()) found.all[found.size++] = r;
    while (std::next_permutation(r.to.begin(), r.to.end()));
  }
  return found;
}();

static_assert(recolourings<2>.size == 8 && recolourings<3>.size == 4 && recolourings<4>.size == 4);

}  // namespace lozenge::games::diam
