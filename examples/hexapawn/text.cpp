// Hexapawn in words: positions, moves under way, reasons for refusals; and its board.
#include "board/furnish.hpp"
#include "core/quote.hpp"
#include "games/hexapawn/rules.hpp"
#include "kit/sides.hpp"

namespace lozenge::games::hexapawn {

namespace {

Sentence side_name(std::uint32_t side) { return Sentence::word(side == 0 ? "White" : "Black"); }

std::string name(int square) { return Hexapawn::cell_name(Cell(square)); }

Geometry draw() {
  Geometry g;
  g.width = g.height = 100 * width;
  for (int square = 0; square < squares; ++square) {
    const int column = square % width, line = square / width, x = 100 * column, y = 100 * (width - 1 - line);
    g.cells.push_back({name(square),
                       {x + 50, y + 50},
                       {{x, y}, {x + 100, y}, {x + 100, y + 100}, {x, y + 100}},
                       (column + line) % 2 == 0 ? "dark" : "light"});
  }
  g.seat_angles = {0, 180};
  return g;
}

}  // namespace

const Geometry& Hexapawn::geometry(NoOptions) {
  static const Geometry board = board::furnished(draw());
  return board;
}

std::string Hexapawn::cell_name(Cell c) {
  return {static_cast<char>('a' + c.index % width), static_cast<char>('1' + c.index / width)};
}

std::optional<Cell> Hexapawn::find_cell(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'c' || name[1] < '1' || name[1] > '3') return std::nullopt;
  return Cell((name[1] - '1') * width + name[0] - 'a');
}

void Hexapawn::hops(const Walk& w, kit::Tokens& out) {
  if (w.to >= 0) return;
  if (w.from < 0) {
    for (int square = 0; square < squares; ++square)
      if ((w.position.own() & bit(square)) != 0) out.push({'\0', Cell(square)});
    return;
  }
  for (const int aside : {-1, 0, 1})
    if (const auto m = move_of(w.position, w.from, aside)) out.push({m->captures() ? 'x' : '-', Cell(m->to)});
}

Hexapawn::Walk Hexapawn::go(const Walk& w, kit::Token t) {
  Walk next = w;
  (w.from < 0 ? next.from : next.to) = t.cell.index;
  return next;
}

std::optional<HexapawnMove> Hexapawn::arrived(const Walk& w) {
  if (w.to < 0) return std::nullopt;
  return Move{static_cast<std::uint8_t>(w.from), static_cast<std::uint8_t>(w.to)};
}

Key Hexapawn::spot(const Walk& w) {
  return Mixer().add(static_cast<std::uint64_t>((w.from + 1) * 16 + w.to + 1)).key();
}

Sentence Hexapawn::why_not(const Walk& w, kit::Token t) {
  const Position& p = w.position;
  const int to = t.cell.index;
  const std::string there = name(to);
  if (t.count != 0) return {"Pawns are not counted: write {1} without '/'.", there};
  if (t.sign == '+') return {"A turn moves one pawn."};
  if (w.from < 0) {
    if ((p.opponents() & bit(to)) != 0)
      return {"The pawn on {1} is your opponent's: {2} is to move.", there, side_name(p.turn)};
    return {"There is no pawn on {1}.", there};
  }
  if (w.to >= 0) return {"A move ends after one step."};
  const std::string here = name(w.from);
  const int rows = (to / width - w.from / width) * (p.turn == 0 ? 1 : -1), aside = to % width - w.from % width;
  if (rows != 1 || aside < -1 || aside > 1) return {"A pawn goes one square ahead; {1} to {2} does not.", here, there};
  if (aside == 0) {
    if (((p.own() | p.opponents()) & bit(to)) != 0) return {"{1} is occupied: a pawn captures diagonally.", there};
    return {"{1} to {2} is a step: write {1}-{2}.", here, there};
  }
  if ((p.opponents() & bit(to)) == 0) return {"There is nothing to capture on {1}.", there};
  return {"{1} to {2} is a capture: write {1}x{2}.", here, there};
}

/// Never asked: whatever a pawn can do it may do.
Sentence Hexapawn::why_illegal(const Position&, const Move& m) { return {"The pawn cannot go to {1}.", name(m.to)}; }

std::string Hexapawn::text(const Position& p) {
  return kit::write_sides("WB", side(p), pieces(p), [](const Piece& piece) { return cell_name(piece.cell); });
}

Result<HexapawnPosition> Hexapawn::read(std::string_view text, NoOptions) {
  const auto sides = kit::read_sides(text, "WB");
  if (!sides) return sides.error();
  Position p;
  p.turn = static_cast<std::uint32_t>(sides->turn);
  for (const int side : {0, 1}) {
    for (const std::string_view item : sides->items[side]) {
      const auto cell = find_cell(item);
      if (!cell) return Error{"There is no square {1}: squares are a1 to c3.", quoted(item)};
      if (((p.pawns[0] | p.pawns[1]) & bit(cell->index)) != 0)
        return Error{"Square {1} is given twice.", name(cell->index)};
      p.pawns[side] |= bit(cell->index);
    }
    if (sides->items[side].size() > width) return Error{"{1} has more than 3 pawns.", side_name(side)};
  }
  return p;
}

std::vector<Piece> Hexapawn::pieces(const Position& p) {
  std::vector<Piece> out;
  for (const int side : {0, 1})
    for (int square = 0; square < squares; ++square)
      if ((p.pawns[side] & bit(square)) != 0) {
        Piece piece;
        piece.cell = Cell(square);
        piece.owner = static_cast<Side>(side);
        piece.kind = "man";
        out.push_back(std::move(piece));
      }
  return out;
}

}  // namespace lozenge::games::hexapawn
