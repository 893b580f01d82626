#include "tests/board.hpp"

#include <algorithm>
#include <cctype>

#include "play/family.hpp"

namespace lozenge::tests {

namespace {

constexpr int column_width = 25;  // hundredths of a cell a character
constexpr int row_height = 50;

/// One or two characters: whose it is (small for a man), then a die's value or the size of a pile.
std::string mark(const Piece& piece, const play::Family& family) {
  const char letter = family.side_letters[static_cast<std::size_t>(index(piece.owner))];
  std::string out(1, piece.kind == "man" ? static_cast<char>(std::tolower(letter)) : letter);
  if (piece.kind == "diamond-king") out += '*';
  if (!piece.colour.empty()) out = piece.colour.substr(0, piece.colour.starts_with("br") ? 2 : 1);
  if (piece.value > 0) out += std::to_string(piece.value);
  if (piece.count > 1) out += std::to_string(piece.count);
  return out;
}

}  // namespace

std::string board(const play::Match& match) {
  const Geometry& geometry = match.game().geometry();
  std::vector<std::string> marks(geometry.cells.size(), ".");
  for (const Piece& piece : match.pieces()) {
    if (piece.cell == Piece::off_board) continue;
    auto& here = marks[piece.cell.index];
    here = (here == "." ? "" : here) + mark(piece, match.game().family());
  }
  std::vector<std::string> rows(static_cast<std::size_t>(geometry.height / row_height + 1));
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const Point at = geometry.cells[i].centre;
    auto& row = rows[static_cast<std::size_t>(at.y / row_height)];
    const auto column = static_cast<std::size_t>(at.x / column_width);
    row.resize(std::max(row.size(), column + marks[i].size()), ' ');
    row.replace(column, marks[i].size(), marks[i]);
  }
  std::string out = match.game().id() + "  " + match.position() + "\n";
  for (const auto& row : rows)
    if (!row.empty()) out += "  " + row + "\n";
  return out;
}

std::string test_name(std::string id) {
  std::ranges::replace_if(id, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return id;
}

}  // namespace lozenge::tests
