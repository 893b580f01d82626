#include "print/scene.hpp"

#include <algorithm>

#include "play/family.hpp"
#include "print/pieces.hpp"

namespace lozenge::print {

Result<Scene> make_scene(const play::Match& match, std::string_view move) {
  Scene scene{match.game().geometry(), match.pieces()};
  if (move.empty()) return scene;
  auto read = match.read(move);
  if (!read) return read.error();
  if (match.arrangement()) return Error{"This move cannot be drawn: it lays out pieces."};
  scene.move = std::move(*read);
  return scene;
}

Scene make_scene(const play::Game& game) { return {game.geometry()}; }

Scene laid_down(Scene scene) {
  if (is_long(scene.board)) scene.board = turned(scene.board, 90);
  return scene;
}

double draw_scene(Canvas canvas, const Scene& scene, double width, const Look& look) {
  const Box box = extent(scene.board);
  Canvas place = canvas.scaled(width / box.width()).at({-box.left, -box.top});
  // Names are to be read on small boards too, as far as there is room for them.
  const double legible = 4.2 * box.width() / width;
  draw_board(place, scene.board, look.palette(), look.has_names ? std::clamp(legible, 15.0, 23.0) : 0);
  draw_pieces(place, scene.board, scene.pieces, look.palette());
  if (scene.move) draw_move(place, scene.board, scene.pieces, *scene.move, look.palette());
  return height_of(scene, width);
}

double height_of(const Scene& scene, double width) {
  const Box box = extent(scene.board);
  return box.height() * width / box.width();
}

std::string caption(const play::Match& match, std::string_view move, const Words& words) {
  const play::Status status = match.status();
  if (status.outcome == Outcome::draw) return words("draw");
  if (status.is_over()) {
    const bool is_first = status.outcome == Outcome::first_wins;
    return words("won", {words.name("side", match.game().family().side_names[is_first ? 0 : 1])});
  }
  const std::string player = words.name("side", match.game().seats()[static_cast<std::size_t>(match.seat())]);
  return move.empty() ? words("to-move", {player}) : words("plays", {player, move});
}

}  // namespace lozenge::print
