// Diamond Kings in words: positions, moves under way, reasons for refusals.
#include "core/quote.hpp"
#include "games/diamond-kings/generate.hpp"
#include "games/diamond-kings/rules.hpp"
#include "kit/sides.hpp"

namespace lozenge::games::diamond_kings {

void DiamondKings::hops(const Walk& w, kit::Tokens& out) {
  if (w.flight.has_begun()) return kit::hops(w.flight, out);
  for (const Cell c : board::diamond41::cells_of(w.position.own)) out.push({'\0', c});
}

DiamondKings::Walk DiamondKings::go(const Walk& w, kit::Token t) {
  if (w.flight.has_begun()) return {w.position, kit::go(w.flight, t)};
  const Bits man = board::diamond41::bit_of(t.cell);
  const Bits vacant = w.position.vacant() | man;
  return {w.position, kit::take_off({.own = w.position.own & ~man,
                                     .opponents = w.position.opponents,
                                     .vacant = vacant,
                                     .open = vacant,
                                     .options = w.position.state.options()},
                                    board::lowest(man), 1)};
}

Sentence DiamondKings::why_not(const Walk& w, kit::Token t) {
  const std::string there = cell_name(t.cell);
  if (t.count != 0) return {"Men are not counted in {1}: write {2} without '/'.", "Diamond Kings", there};
  if (t.sign == '+') return {"A turn in {1} moves one man.", "Diamond Kings"};
  if (w.flight.has_begun()) return kit::why_not(w.flight, t);
  if ((w.position.opponents & board::diamond41::bit_of(t.cell)) != 0)
    return {"The man on {1} is your opponent's: {2} is to move.", there, w.position.turn() == 0 ? "A" : "B"};
  return {"There is no man on {1}.", there};
}

std::string DiamondKings::text(const Position& p) {
  std::string out = p.turn() == 0 ? "A" : "B";
  for (const int side : {0, 1}) {
    out += side == 0 ? ":A" : ":B";
    const char* comma = "";
    for (const Cell c : board::diamond41::cells_of(p.men(side))) {
      out += comma + cell_name(c);
      comma = ",";
    }
  }
  return out;
}

Result<KingsPosition> DiamondKings::read(std::string_view text, kit::LeapOptions options) {
  const auto sides = kit::read_sides(text, "AB");
  if (!sides) return sides.error();
  Bits men[2] = {};
  for (const int side : {0, 1}) {
    for (const std::string_view item : sides->items[side]) {
      const auto cell = find_cell(item);
      if (!cell) return Error{"There is no point {1}: points are 1A to 20A, 21 and 20B to 1B.", quoted(item)};
      const Bits b = board::diamond41::bit_of(*cell);
      if (((men[0] | men[1]) & b) != 0) return Error{"Point {1} is given twice.", cell_name(*cell)};
      men[side] |= b;
    }
    if (std::popcount(men[side]) > 12) return Error{"{1} has more than 12 men.", side == 0 ? "A" : "B"};
  }
  const int turn = index(sides->turn);
  return Position{men[turn], men[turn ^ 1], {static_cast<std::uint64_t>(turn), options}};
}

std::vector<Piece> DiamondKings::pieces(const Position& p) {
  std::vector<Piece> out;
  for (const int side : {0, 1})
    for (const Cell c : board::diamond41::cells_of(p.men(side))) {
      Piece piece;
      piece.cell = c;
      piece.owner = static_cast<Side>(side);
      piece.kind = "man";
      out.push_back(std::move(piece));
    }
  return out;
}

}  // namespace lozenge::games::diamond_kings
