// A board with its pieces, drawn with characters: any game's, from its geometry alone.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal/look.hpp"
#include "core/cell.hpp"
#include "core/result.hpp"
#include "core/view.hpp"
#include "play/family.hpp"

namespace lozenge::cli::terminal {

struct Scene {
  const Geometry& board;  // turned as it is to be seen
  const std::vector<Piece>& pieces;
  const play::Family& family;
  CellSet recent = {};  // cells of the last move
};

/// The board, as large as fits; an error where the window is too narrow for it.
Result<std::string> draw(const Scene& scene, const Look& look);

/// What the signs mean, and what waits beside the board: a line or two.
std::string legend(const Scene& scene, const Look& look);

}  // namespace lozenge::cli::terminal
