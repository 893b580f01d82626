// A place on a board, numbered in the board's own square order (docs/notation.md), and sets of places.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace lozenge {

/// Index of a cell in square order: 0 is the first square of the board.
struct Cell {
  std::uint8_t index = 0;

  constexpr Cell() = default;
  constexpr explicit Cell(int i) : index(static_cast<std::uint8_t>(i)) {}
  constexpr auto operator<=>(const Cell&) const = default;
};

/// A set of cells, one bit a cell in square order. No board has more than 64 cells.
class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr explicit CellSet(std::uint64_t bits) : bits_(bits) {}

  constexpr bool has(Cell c) const { return (bits_ >> c.index & 1) != 0; }
  constexpr void add(Cell c) { bits_ |= std::uint64_t{1} << c.index; }
  constexpr void remove(Cell c) { bits_ &= ~(std::uint64_t{1} << c.index); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool operator==(const CellSet&) const = default;

  /// Walks the cells in square order: `for (Cell c : set)`.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Cell operator*() const { return Cell(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace lozenge
