// Diamond Queens in words: positions, moves under way, reasons for refusals.
#include <charconv>

#include "core/quote.hpp"
#include "games/diamond-queens/generate.hpp"
#include "games/diamond-queens/rules.hpp"
#include "kit/sides.hpp"

namespace lozenge::games::diamond_queens {

namespace {

/// One item of a side: `13A/2`.
struct Pile {
  Cell cell;
  int men = 0;
};

Result<Pile> read_pile(std::string_view item) {
  const auto slash = item.find('/');
  const auto cell = board::diamond41::find_cell(item.substr(0, slash));
  if (!cell)
    return Error{"There is no point {1}: points are 1A to 20A, 21 and 20B to 1B.", quoted(item.substr(0, slash))};
  const std::string_view digits = slash == std::string_view::npos ? std::string_view() : item.substr(slash + 1);
  int men = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), men);
  if (error != std::errc() || end != digits.data() + digits.size() || digits.starts_with('0') || men < 1 ||
      men > most_men)
    return Error{"After a point comes how many men stand there, from {1} to {2}; found {3}.",
                 board::diamond41::cell_name(*cell) + "/1", board::diamond41::cell_name(*cell) + "/12", quoted(item)};
  return Pile{*cell, men};
}

/// Why no men start from there.
Sentence why_no_start(const QueensPosition& p, kit::Token t) {
  const std::string there = board::diamond41::cell_name(t.cell);
  const board::Bits point = board::diamond41::bit_of(t.cell);
  if ((p.opponents & point) != 0)
    return {"The men on {1} are your opponent's: {2} is to move.", there, p.turn() == 0 ? "A" : "B"};
  if ((p.own & point) == 0) return {"There are no men on {1}.", there};
  const int men = p.men(board::lowest(point));
  if (t.count > men && men == 1) return {"Only 1 man stands on {1}.", there};
  if (t.count > men) return {"Only {1} men stand on {2}.", men, there};
  std::vector<std::string> starts;
  for (int n = 1; n <= men; ++n) starts.push_back(there + "/" + std::to_string(n));
  return {"Say how many men go: {1}.", either(starts)};
}

}  // namespace

void DiamondQueens::hops(const Walk& w, kit::Tokens& out) {
  if (w.flight.has_begun()) return kit::hops(w.flight, out);
  for (const Cell c : board::diamond41::cells_of(w.position.own))
    for (int men = 1; men <= w.position.men(board::diamond41::bit_index(c)); ++men)
      out.push({'\0', c, static_cast<std::uint8_t>(men)});
}

DiamondQueens::Walk DiamondQueens::go(const Walk& w, kit::Token t) {
  if (w.flight.has_begun()) return {w.position, kit::go(w.flight, t)};
  const Position& p = w.position;
  const int from = board::diamond41::bit_index(t.cell);
  const Bits left = t.count == p.men(from) ? board::bit(from) : 0;
  const kit::Field field{.own = p.own & ~left,
                         .opponents = p.opponents,
                         .vacant = p.vacant() | left,
                         .open = p.vacant() | p.own,
                         .options = p.state.options()};
  return {p, kit::take_off(field, from, t.count)};
}

Sentence DiamondQueens::why_not(const Walk& w, kit::Token t) {
  if (t.sign == '+') return {"A turn in {1} moves men from one point.", "Diamond Queens"};
  if (!w.flight.has_begun()) return why_no_start(w.position, t);
  if (t.count != 0) return {"How many men go is said once, at the start: write {1} without '/'.", cell_name(t.cell)};
  return kit::why_not(w.flight, t);
}

std::string DiamondQueens::text(const Position& p) {
  std::string out = p.turn() == 0 ? "A" : "B";
  for (const int side : {0, 1}) {
    out += side == 0 ? ":A" : ":B";
    const char* comma = "";
    for (const Cell c : board::diamond41::cells_of(p.points(side))) {
      out += comma + cell_name(c) + "/" + std::to_string(p.men(board::diamond41::bit_index(c)));
      comma = ",";
    }
  }
  return out;
}

Result<QueensPosition> DiamondQueens::read(std::string_view text, kit::LeapOptions options) {
  const auto sides = kit::read_sides(text, "AB");
  if (!sides) return sides.error();
  Position p;
  Bits points[2] = {};
  for (const int side : {0, 1}) {
    int men = 0;
    for (const std::string_view item : sides->items[side]) {
      const auto pile = read_pile(item);
      if (!pile) return pile.error();
      const Bits point = board::diamond41::bit_of(pile->cell);
      if (((points[0] | points[1]) & point) != 0) return Error{"Point {1} is given twice.", cell_name(pile->cell)};
      points[side] |= point;
      p.set_men(board::lowest(point), pile->men);
      men += pile->men;
    }
    if (men > most_men) return Error{"{1} has more than 12 men.", side == 0 ? "A" : "B"};
  }
  const int turn = index(sides->turn);
  p.own = points[turn];
  p.opponents = points[turn ^ 1];
  p.state = {static_cast<std::uint64_t>(turn), options};
  return p;
}

std::vector<Piece> DiamondQueens::pieces(const Position& p) {
  std::vector<Piece> out;
  for (const int side : {0, 1})
    for (const Cell c : board::diamond41::cells_of(p.points(side))) {
      Piece piece;
      piece.cell = c;
      piece.owner = static_cast<Side>(side);
      piece.kind = "man";
      piece.count = p.men(board::diamond41::bit_index(c));
      out.push_back(std::move(piece));
    }
  return out;
}

}  // namespace lozenge::games::diamond_queens
