// A board with what stands on it, and perhaps a move: what figures and diagrams show.
#pragma once

#include <optional>

#include "print/board.hpp"
#include "print/words.hpp"

namespace lozenge::print {

struct Scene {
  Geometry board;
  std::vector<Piece> pieces = {};
  std::optional<play::Choice> move = {};
};

/// How boards are drawn on a page.
struct Look {
  bool is_mono = false;
  bool has_names = true;

  const Palette& palette() const { return print::palette(is_mono); }
};

/// The match as it stands; with a move, where that goes.
Result<Scene> make_scene(const play::Match& match, std::string_view move = {});
/// The empty board.
Scene make_scene(const play::Game& game);
/// The same on its side, the bottom at the left, where the board is long: so it takes less room among texts.
Scene laid_down(Scene scene);

/// In a box of this width; gives its height.
double draw_scene(Canvas canvas, const Scene& scene, double width, const Look& look);
double height_of(const Scene& scene, double width);

/// "Black to move", "Black plays 11-15", "Black has won".
std::string caption(const play::Match& match, std::string_view move, const Words& words);

}  // namespace lozenge::print
