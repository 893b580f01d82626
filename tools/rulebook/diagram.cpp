#include "tools/rulebook/diagram.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "play/family.hpp"

namespace lozenge::rulebook {

namespace {

/// What is written at a cell, the top line first; the last line is the one that stands on the row.
using Writing = std::vector<std::string>;

/// Brackets, a rank or `/2`, and a blank between two cells.
constexpr int room_beside_name = 5;

char letter_of(std::string_view colour) {
  static const std::map<std::string_view, char> letters{{"red", 'R'}, {"orange", 'O'}, {"black", 'K'}, {"brown", 'N'}};
  const auto it = letters.find(colour);
  return it == letters.end() ? '?' : it->second;
}

std::string bracketed(const Piece& piece, std::string inner) {
  if (piece.kind == "king") inner = 'K' + inner;
  if (piece.kind == "diamond-king") inner = 'D' + inner;
  if (piece.value > 0) inner += '/' + std::to_string(piece.value);
  else if (piece.count > 1) inner += '/' + std::to_string(piece.count);
  return piece.owner == Side::first ? '(' + inner + ')' : '[' + inner + ']';
}

std::vector<Writing> write_cells(const Geometry& geometry, const std::vector<Piece>& pieces) {
  std::vector<Writing> cells;
  for (const CellShape& cell : geometry.cells) cells.push_back({cell.name});
  for (const Piece& piece : pieces) {
    if (piece.cell == Piece::off_board) continue;
    Writing& writing = cells[piece.cell.index];
    if (piece.colour.empty()) writing.back() = bracketed(piece, writing.back());
    else writing.insert(writing.end() - piece.level, {letter_of(piece.colour)});
  }
  return cells;
}

std::string trimmed(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

/// Lays the writings out: a row for each height at which cells stand, columns at even distances, so that the cells
/// of a row never touch. Where there are towers, a blank line keeps the rows apart.
std::vector<std::string> lay_out(const Geometry& geometry, const std::vector<Writing>& cells) {
  std::set<int> xs;
  std::map<int, std::vector<std::size_t>> rows;
  std::size_t longest_name = 0;
  for (std::size_t i = 0; i < geometry.cells.size(); ++i) {
    xs.insert(geometry.cells[i].centre.x);
    rows[geometry.cells[i].centre.y].push_back(i);
    longest_name = std::max(longest_name, geometry.cells[i].name.size());
  }
  const auto column = [&](std::size_t i) {
    return static_cast<int>(std::distance(xs.begin(), xs.find(geometry.cells[i].centre.x)));
  };
  int narrowest = static_cast<int>(xs.size());
  for (auto& [y, row] : rows) {
    std::ranges::sort(row, {}, column);
    for (std::size_t i = 1; i < row.size(); ++i) narrowest = std::min(narrowest, column(row[i]) - column(row[i - 1]));
  }
  const int cell_width = static_cast<int>(longest_name) + room_beside_name;
  const int column_width = (cell_width + narrowest - 1) / narrowest;

  const bool has_towers = std::ranges::any_of(cells, [](const Writing& writing) { return writing.size() > 1; });

  std::vector<std::string> out;
  for (const auto& [y, row] : rows) {
    if (has_towers && !out.empty()) out.emplace_back();
    std::size_t height = 1;
    for (const std::size_t i : row) height = std::max(height, cells[i].size());
    for (std::size_t up = height; up-- > 0;) {
      std::string line(static_cast<std::size_t>(column_width) * xs.size() + cell_width, ' ');
      for (const std::size_t i : row) {
        if (up >= cells[i].size()) continue;
        const std::string& words = cells[i][cells[i].size() - 1 - up];
        const int left = column(i) * column_width + (cell_width - static_cast<int>(words.size())) / 2;
        line.replace(static_cast<std::size_t>(left), words.size(), words);
      }
      out.push_back(trimmed(line));
    }
  }
  // The whole drawing begins at the left edge.
  std::size_t margin = std::string::npos;
  for (const std::string& line : out) margin = std::min(margin, line.find_first_not_of(' '));
  for (std::string& line : out) line.erase(0, margin);
  return out;
}

/// "Beside the board: 3 red, 4 orange." Nothing where nothing waits.
std::string beside(const std::vector<Piece>& pieces) {
  std::string out;
  for (const Piece& piece : pieces) {
    if (piece.cell != Piece::off_board || piece.count == 0) continue;
    out += (out.empty() ? "" : ", ") + std::to_string(piece.count) + ' ' +
           (piece.colour.empty() ? piece.kind : piece.colour);
  }
  return out.empty() ? out : "Beside the board: " + out + ".";
}

/// How a marked square is written on the empty board, and in the line that explains it.
char sign_of(std::string_view mark) {
  static const std::map<std::string_view, char> signs{{"king", '+'}, {"diamond-king", '*'}, {"hoop", 'o'}};
  const auto it = signs.find(mark);
  return it == signs.end() ? '\0' : it->second;
}

std::string player_to_move(const play::Match& match) {
  return match.game().seats().at(static_cast<std::size_t>(match.seat()));
}

}  // namespace

std::vector<std::string> draw(const play::Match& match, std::string_view move) {
  const Geometry& geometry = match.game().geometry();
  const auto pieces = match.pieces();
  auto out = lay_out(geometry, write_cells(geometry, pieces));
  out.emplace_back();
  if (const std::string line = beside(pieces); !line.empty()) out.push_back(line);
  if (match.status().is_over()) out.push_back(play::explain(match.status(), match.game().family()));
  else if (move.empty()) out.push_back(player_to_move(match) + " to move.");
  else out.push_back(player_to_move(match) + " plays " + std::string(move) + ".");
  return out;
}

std::vector<std::string> draw_board(const play::Game& game) {
  const Geometry& geometry = game.geometry();
  auto cells = write_cells(geometry, {});
  std::set<std::pair<char, std::string>> legend;
  for (const Mark& mark : geometry.marks) {
    const char sign = sign_of(mark.kind);
    if (sign == '\0') continue;
    cells[mark.cell.index].back() += sign;
    std::string words = mark.kind;
    std::ranges::replace(words, '-', ' ');
    legend.emplace(sign, words);
  }
  auto out = lay_out(geometry, cells);
  std::string explained;
  for (const auto& [sign, words] : legend) explained += (explained.empty() ? "" : "   ") + (sign + (' ' + words));
  if (!explained.empty()) out.insert(out.end(), {"", explained});
  return out;
}

}  // namespace lozenge::rulebook
