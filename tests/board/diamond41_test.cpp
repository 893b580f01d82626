// The Minder board: its points, marks and neighbours, by name.
#include "board/diamond41.hpp"

#include <gtest/gtest.h>

namespace lozenge::tests {

namespace {

using namespace board::diamond41;

/// The point one step away in a direction; empty where it is off the board.
std::string neighbour(std::string_view point, Direction direction) {
  const board::Bits to = std::rotl(bit_of(*find_cell(point)), turn(direction)) & all;
  return to == 0 ? "" : cell_name(cell_of(board::lowest(to)));
}

TEST(MinderBoard, HasTheNeighboursOf13AThatTheSheetNames) {
  EXPECT_EQ(neighbour("13A", left), "12A");
  EXPECT_EQ(neighbour("13A", right), "14A");
  EXPECT_EQ(neighbour("13A", up), "21");
  EXPECT_EQ(neighbour("13A", down), "7A");
  EXPECT_EQ(neighbour("13A", down_left), "6A");
  EXPECT_EQ(neighbour("13A", down_right), "8A");
  EXPECT_EQ(neighbour("13A", up_left), "20A");
  EXPECT_EQ(neighbour("13A", up_right), "20B");
}

TEST(MinderBoard, Has20BAtTheRightOf21) { EXPECT_EQ(neighbour("21", right), "20B"); }

TEST(MinderBoard, LeadsFrom21Over14ATo9AAndOver12BTo5B) {
  EXPECT_EQ(neighbour("21", down_right), "14A");
  EXPECT_EQ(neighbour("14A", down_right), "9A");
  EXPECT_EQ(neighbour("21", up_right), "12B");
  EXPECT_EQ(neighbour("12B", up_right), "5B");
}

TEST(MinderBoard, EndsAtItsCorners) {
  EXPECT_EQ(neighbour("1A", down), "");
  EXPECT_EQ(neighbour("17A", left), "");
  EXPECT_EQ(neighbour("17A", up), "");
  EXPECT_EQ(neighbour("17B", right), "");
  EXPECT_EQ(neighbour("1B", up_left), "");
  EXPECT_EQ(cells_of(corners).size(), 4);
}

TEST(MinderBoard, NamesEachPointOnceAndFindsItAgain) {
  for (int i = 0; i < size; ++i) EXPECT_EQ(find_cell(cell_name(Cell(i))), Cell(i)) << cell_name(Cell(i));
  for (const char* wrong : {"", "0A", "01A", "21A", "21B", "22", "13", "13C", "13a", "A", "13A "})
    EXPECT_FALSE(find_cell(wrong)) << wrong;
}

TEST(MinderBoard, PutsEachNumberOfBOppositeThatOfA) {
  for (int n = 1; n <= 20; ++n) EXPECT_EQ(opposite(cell(n, 0)), cell(n, 1)) << n;
  EXPECT_EQ(opposite(Cell(20)), Cell(20));
}

}  // namespace

}  // namespace lozenge::tests
