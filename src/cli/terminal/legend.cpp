// The lines beneath a board: whose signs are whose, and what is not on the board.
#include <algorithm>

#include "cli/terminal/canvas.hpp"
#include "cli/terminal/figure.hpp"
#include "cli/terminal/picture.hpp"

namespace lozenge::cli::terminal {

namespace {

std::string sign_text(const Piece& piece, const Scene& scene, const Look& look) {
  const Figure shown = figure(piece, scene.family, look);
  const Paint ground = shown.back != Paint::none ? shown.back : Paint::plain;
  const std::u32string letters = shown.sign == U' ' ? shown.sign + shown.number : std::u32string(1, shown.sign);
  return switch_to(shown.front, ground, look.colours) + text_of(letters) + std::string(switch_back(look.colours));
}

/// "● man, ◉ king": one of each kind that a side has.
std::string kinds_of(Side side, const Scene& scene, const Look& look) {
  std::vector<std::string> seen;
  std::string out;
  for (const Piece& piece : scene.pieces) {
    const std::string& what = piece.colour.empty() ? piece.kind : piece.colour;
    if (piece.owner != side || std::ranges::find(seen, what) != seen.end()) continue;
    out += (seen.empty() ? "" : ", ") + sign_text(piece, scene, look) + " " + what;
    seen.push_back(what);
  }
  return out;
}

std::string reserves(const Scene& scene, const Look& look) {
  std::string out;
  for (const Piece& piece : scene.pieces)
    if (piece.cell == Piece::off_board)
      out += (out.empty() ? "Beside the board: " : "  ") + sign_text(piece, scene, look) + " " +
             std::to_string(piece.count);
  return out.empty() ? out : out + "\n";
}

}  // namespace

std::string legend(const Scene& scene, const Look& look) {
  std::string out;
  for (const Side side : {Side::first, Side::second}) {
    const std::string kinds = kinds_of(side, scene, look);
    if (!kinds.empty()) out += (out.empty() ? "" : "   ") + scene.family.side_names[index(side)] + ": " + kinds;
  }
  return out + (out.empty() ? "" : "\n") + reserves(scene, look);
}

}  // namespace lozenge::cli::terminal
