// Moves that are drawn on a board.
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "play/family.hpp"
#include "print/board.hpp"

namespace lozenge::tests {
namespace {

/// What is drawn for a move over two cells of the first game's board.
std::vector<print::Shape> drawn(const Geometry& board, const play::Choice& move) {
  print::Layer layer;
  print::draw_move(print::Canvas(layer), board, {}, move, print::palette(false));
  std::vector<print::Shape> shapes;
  for (const print::Item& item : layer.items) shapes.push_back(std::get<print::Shape>(item));
  return shapes;
}

/// How far the head of the arrow stays away from a place.
double distance_of_head(const std::vector<print::Shape>& shapes, Vec from) {
  double least = 1e9;
  for (const print::Shape& shape : shapes)
    if (shape.fill == print::palette(false).arrow)
      for (const Path::Part& part : shape.path.parts())
        if (part.verb != Path::Verb::close) least = std::min(least, length(part.to - from));
  return least;
}

TEST(DrawnMove, AnArrowThatLandsOnWhatItTakesEndsBesideTheCross) {
  const Geometry& board = (*play::find_game(games::all(), games::all()[0]->id))->geometry();
  const Cell from(0), to(8);
  const Vec end = vec(board.cells[to.index].centre);
  play::Choice move;
  move.steps = {step_to(from), step_to(to)};
  EXPECT_NEAR(distance_of_head(drawn(board, move), end), 0, 0.01);
  move.captures.add(to);
  EXPECT_NEAR(distance_of_head(drawn(board, move), end), board.reach, 0.01);
}

}  // namespace
}  // namespace lozenge::tests
