// What a user interface needs to play any game: pieces and clicks as plain data, beside the board's geometry. No rule
// is in it, and no game's name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cell.hpp"
#include "core/geometry.hpp"
#include "core/side.hpp"

namespace lozenge {

/// Something that stands on the board or waits beside it (`cell` is then off the board).
struct Piece {
  static constexpr Cell off_board = Cell(255);

  Cell cell;
  Side owner = Side::first;
  std::string kind;         // "man", "king", "diamond-king", "die", "home", "pawn"
  int count = 1;            // men in a pile of equals, pawns in a reserve
  int value = 0;            // a die's number
  int level = 1;            // 1 is the bottom of a tower
  std::string colour;       // where a side has more than one: "red", "orange", "black", "brown"
  std::string choice = {};  // the choice among the steps that picks this piece up, where a click on its cell does not
};

/// On which cells a side has lost pieces: fewer stand there than before, and fewer on the whole board.
CellSet where_taken(const std::vector<Piece>& before, const std::vector<Piece>& after, Side owner);

/// Pieces that a player lays out before the game: the values, in any order, on the cells.
struct Arrangement {
  std::vector<Cell> cells;
  std::vector<int> values;
};

/// One click or choice. A move is a sequence of them, and no move's sequence begins another's.
struct Step {
  enum class Kind : std::uint8_t { cell, count, choice, stop };

  Kind kind = Kind::cell;
  Cell cell;            // kind cell: where to click
  int number = 0;       // kind count: how many of a pile go
  std::string choice;   // kind choice: a word or sign: "insist", "huff", "R", "level 2", "5", "--"
  bool starts = false;  // kind cell: within a move, another piece begins here; says nothing about what is clicked

  bool operator==(const Step& other) const {
    return kind == other.kind && cell == other.cell && number == other.number && choice == other.choice;
  }
};

using Steps = std::vector<Step>;

inline Step step_to(Cell c) { return {Step::Kind::cell, c, 0, {}, false}; }
inline Step step_count(int n) { return {Step::Kind::count, {}, n, {}, false}; }
inline Step step_choice(std::string word) { return {Step::Kind::choice, {}, 0, std::move(word), false}; }
inline Step step_stop() { return {Step::Kind::stop, {}, 0, {}, false}; }

/// Adds a final `stop` to every sequence that begins another one, so that none does (a shorter capture, where the
/// longer one is legal too).
void make_prefix_free(std::vector<Steps>& sequences);

}  // namespace lozenge
