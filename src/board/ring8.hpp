// DIAM's board: a ring of eight squares, four levels high. A word holds it with a byte a level and a bit a
// square.
//
//            8 1 2         bit = 8 * level + square, both from 0 here, from 1 in the notation
//          7       3
//            6 5 4         a pile of n has the lowest n bits of its column: its height in unary, so that heights
//                          are added and compared with ands and ors, for all squares at once
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cell.hpp"
#include "core/view.hpp"

namespace lozenge::board::ring8 {

inline constexpr int size = 8;
inline constexpr int levels = 4;

/// Places on the ring, all four levels of it.
using Places = std::uint32_t;

constexpr Places bit(int place) { return Places{1} << place; }
constexpr int lowest(Places places) { return std::countr_zero(places); }
constexpr Places rest(Places places) { return places & (places - 1); }

constexpr int place_of(Cell c, int level) { return size * level + c.index; }
constexpr Cell cell_of(int place) { return Cell(place % size); }
constexpr int level_of(int place) { return place / size; }

constexpr Places ground = 0xff;
constexpr Places top = ground << size * (levels - 1);

/// This place and all above it on the same square.
constexpr Places upward(int place) { return Places{0x01010101} << place; }
constexpr Places column(Cell c) { return upward(c.index); }

/// Every level turned by some squares: what was on a square is `steps` squares further.
constexpr Places turned(Places places, int steps) {
  const Places wrapped = Places{0x01010101} * ((1u << steps) - 1);
  return (places << steps & ~wrapped) | (places >> (size - steps) & wrapped);
}

/// Seen from below: what was on square 1 + k is on 1 - k.
constexpr Places mirrored(Places places) {
  places = (places & 0x0f0f0f0f) << 4 | (places >> 4 & 0x0f0f0f0f);
  places = (places & 0x33333333) << 2 | (places >> 2 & 0x33333333);
  places = (places & 0x55555555) << 1 | (places >> 1 & 0x55555555);
  return turned(places, 1);
}

constexpr Cell next(Cell c) { return Cell((c.index + 1) % size); }
constexpr Cell previous(Cell c) { return Cell((c.index + size - 1) % size); }
constexpr bool are_neighbours(Cell a, Cell b) { return b == next(a) || b == previous(a); }

/// Those places whose opposite square is held at the same level too; each pair is named by its square of 1 to 4.
constexpr Places opposite_pairs(Places places) { return places & places >> size / 2 & 0x0f0f0f0f; }

/// "1" to "8".
std::string cell_name(Cell c);
std::optional<Cell> find_cell(std::string_view name);

/// Eight sectors of an octagon, square 1 at the top, clockwise. Who sits where is the game's to say.
Geometry draw(std::vector<int> seat_angles);

}  // namespace lozenge::board::ring8
