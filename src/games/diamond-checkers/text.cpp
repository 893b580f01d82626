// Diamond Checkers in words: positions, moves under way, reasons for refusals.
#include "core/quote.hpp"
#include "games/diamond-checkers/generate.hpp"
#include "games/diamond-checkers/rules.hpp"
#include "kit/sides.hpp"

namespace lozenge::games::diamond_checkers {

namespace {

using board::bit;
using board::Bits;
using board::lowest;
using board::diamond41::all;
using board::diamond41::bit_index;
using board::diamond41::bit_of;
using board::diamond41::cell_of;
using board::diamond41::cells_of;
using board::diamond41::corners;
using Walk = DiamondCheckers::Walk;

constexpr char side_letters[] = "AB";
constexpr const char* rank_letters[] = {"", "K", "D"};
constexpr const char* rank_names[] = {"man", "king", "diamond king"};
constexpr const char* piece_kinds[] = {"man", "king", "diamond-king"};

constexpr int number(Rank r) { return static_cast<int>(r); }

std::string name(Bits b) { return board::diamond41::cell_name(cell_of(lowest(b))); }

/// One step in a side's direction; nothing where it leaves the board.
Bits neighbour(Bits b, int direction, std::uint64_t us) {
  return std::rotl(b, us == 0 ? detail::turn_of<0>(direction) : detail::turn_of<1>(direction)) & all;
}

/// Opponents and vacant points in the middle of a walk: what was jumped has left, the point left is vacant.
struct Field {
  Bits opponents, own, empty;

  explicit Field(const Walk& w)
      : opponents(w.position.opponents & ~w.captured),
        own(w.position.own & ~bit(w.from)),
        empty(all & ~(own | opponents)) {}
};

struct Jump {
  Bits over, to;
};

/// The single jumps with which a walk can go on.
std::vector<Jump> jumps_from(const Walk& w) {
  const Field field(w);
  std::vector<Jump> jumps;
  for (int d = 0; d < reach(w.as); ++d) {
    const Bits over = neighbour(bit(w.at), d, w.position.turn()) & field.opponents;
    const Bits to = neighbour(over, d, w.position.turn()) & field.empty;
    if (to != 0) jumps.push_back({over, to});
  }
  return jumps;
}

Walk standing(const DiamondCheckersPosition& p, int at) {
  const Rank rank = p.rank_on(at);
  return {.position = p, .from = at, .at = at, .as = rank, .earned = rank};
}

/// Why a piece of this rank does not go in a direction at all; empty where it does.
Sentence why_not_toward(const Walk& w, int direction, const std::string& here, const std::string& there) {
  if (direction < reach(w.as)) return {};
  if (direction >= reach(Rank::king))
    return {"Only a diamond king goes across the diamonds; {1} to {2} is diagonal.", here, there};
  if (w.as < w.earned)
    return {"The man becomes a king only when the move is over; {1} to {2} is backward.", here, there};
  return {"A man does not go backward; {1} to {2} is backward.", here, there};
}

Sentence why_no_step(const Walk& w, Bits to, int direction) {
  const std::string here = name(bit(w.at)), there = name(to);
  if (w.captured != 0) return {"After a jump the piece can only jump on; {1} to {2} is a step.", here, there};
  if (auto reason = why_not_toward(w, direction, here, there); !reason.is_empty()) return reason;
  if ((to & Field(w).empty) == 0) return {"{1} is occupied.", there};
  return {"{1} to {2} is a step, not a jump: write {3}.", here, there, here + "-" + there};
}

Sentence why_no_jump(const Walk& w, Bits over, Bits to, int direction) {
  const Field field(w);
  const std::string here = name(bit(w.at)), there = name(to);
  if (auto reason = why_not_toward(w, direction, here, there); !reason.is_empty()) return reason;
  if ((over & field.own) != 0) return {"The piece on {1} is your own: only opponents are jumped.", name(over)};
  if ((over & field.opponents) == 0) return {"There is no opponent on {1} to jump over.", name(over)};
  if ((to & field.empty) == 0) return {"{1} cannot jump over {2}: {3} behind it is occupied.", here, name(over), there};
  return {"{1} to {2} is a jump: write {3}.", here, there, here + "x" + there};
}

struct Item {
  Rank rank = Rank::man;
  Bits point = 0;
};

/// One piece of a side: `13A`, `K13B`, `D21`.
Result<Item> read_item(std::string_view text, int side) {
  Item item;
  if (text.starts_with('K')) item.rank = Rank::king;
  if (text.starts_with('D')) item.rank = Rank::diamond_king;
  const auto cell = board::diamond41::find_cell(text.substr(item.rank == Rank::man ? 0 : 1));
  if (!cell)
    return Error{
        "There is no point {1}: points are 1A to 20A, 21, 20B to 1B, with K before a king's and D before a diamond "
        "king's.",
        quoted(text)};
  item.point = bit_of(*cell);
  const Rank due = promoted(item.rank, item.point, static_cast<std::uint64_t>(side));
  if (due != item.rank)
    return Error{"{1}'s {2} on {3} would have become a {4} there: write {5}.",
                 side_letters[side],
                 Sentence::word(rank_names[number(item.rank)]),
                 name(item.point),
                 Sentence::word(rank_names[number(due)]),
                 rank_letters[number(due)] + name(item.point)};
  return item;
}

}  // namespace

void DiamondCheckers::hops(const Walk& w, kit::Tokens& out) {
  const Position& p = w.position;
  if (w.from < 0) {
    for (const Cell c : cells_of(p.own)) out.push({'\0', c});
    return;
  }
  if (w.is_over) return;
  for (const Jump& jump : jumps_from(w)) out.push({'x', cell_of(lowest(jump.to))});
  if (w.captured != 0) return;
  const Field field(w);
  for (int d = 0; d < reach(w.as); ++d)
    if (const Bits to = neighbour(bit(w.at), d, p.turn()) & field.empty) out.push({'-', cell_of(lowest(to))});
}

DiamondCheckers::Walk DiamondCheckers::go(const Walk& w, kit::Token t) {
  const int at = bit_index(t.cell);
  if (w.from < 0) return standing(w.position, at);
  Walk next = w;
  next.at = at;
  next.earned = promoted(w.earned, bit(at), w.position.turn());
  next.is_over = t.sign == '-' || (bit(at) & corners) != 0;
  if (t.sign == 'x')
    for (const Jump& jump : jumps_from(w))
      if (jump.to == bit(at)) next.captured |= jump.over;
  if (w.position.promotion() == Promotion::at_once) next.as = next.earned;
  return next;
}

std::optional<DiamondCheckersMove> DiamondCheckers::arrived(const Walk& w) {
  if (w.from < 0 || (w.at == w.from && w.captured == 0)) return std::nullopt;
  return Move(w.from, w.at, w.earned, w.captured);
}

Key DiamondCheckers::spot(const Walk& w) {
  const int place = (w.from + 1) << 7 | (w.at + 1);
  const int state = number(w.as) << 3 | number(w.earned) << 1 | (w.is_over ? 1 : 0);
  return Mixer().add(static_cast<std::uint64_t>(place << 5 | state)).add(w.captured).key();
}

Sentence DiamondCheckers::why_not(const Walk& w, kit::Token t) {
  const Position& p = w.position;
  const std::string there = cell_name(t.cell);
  const Bits to = bit_of(t.cell);
  if (t.count != 0) return {"Men are not counted in {1}: write {2} without '/'.", "Diamond Checkers", there};
  if (t.sign == '+') return {"A turn in {1} moves one piece.", "Diamond Checkers"};
  if (w.from < 0) {
    if ((p.opponents & to) != 0)
      return {"The piece on {1} is your opponent's: {2} is to move.", there, side_letters[p.turn()]};
    return {"There is no piece on {1}.", there};
  }
  const std::string here = name(bit(w.at));
  if (t.sign == '>') return {"In {1} no piece jumps over its own.", "Diamond Checkers"};
  if (w.is_over && w.captured != 0) return {"A jump into a corner ends there; {1} is a corner.", here};
  if (w.is_over) return {"A move ends after one step."};
  if (to == bit(w.at)) return {"The piece is on {1} already.", there};
  for (int d = 0; d < reach(Rank::diamond_king); ++d) {
    const Bits next = neighbour(bit(w.at), d, p.turn()), beyond = neighbour(next, d, p.turn());
    if (next == to) return why_no_step(w, next, d);
    if (beyond == to) return why_no_jump(w, next, beyond, d);
  }
  return {"{1} is neither next to {2} nor right behind a piece next to it.", there, here};
}

Sentence DiamondCheckers::why_illegal(const Position& p, const Move& m) {
  if (m.captured() != 0) {
    // A jump that the rules of motion allow is refused only where it could go on.
    const Rank as = p.promotion() == Promotion::at_once ? m.rank() : p.rank_on(m.from());
    for (const Jump& jump : jumps_from({p, m.from(), m.to(), m.captured(), as, m.rank(), false}))
      return {"The jump is not finished: from {1} the piece can jump on over {2}.", name(bit(m.to())), name(jump.over)};
  }
  std::vector<Sentence> jumps;
  for (const Cell c : jumpers(p)) {
    Bits targets = 0;
    for (const Jump& jump : jumps_from(standing(p, bit_index(c)))) targets |= jump.over;
    std::vector<std::string> over;
    for (const Cell target : cells_of(targets)) over.push_back(cell_name(target));
    jumps.push_back({"{1} can jump over {2}", cell_name(c), either(over)});
  }
  if (jumps.empty()) return {"The game is over: there is nothing left to move."};
  return {"{1}: in this game a jump must be taken.", listed(jumps)};
}

std::string DiamondCheckers::text(const Position& p) {
  std::string out(1, side_letters[p.turn()]);
  for (const int side : {0, 1}) {
    out += {':', side_letters[side]};
    const char* comma = "";
    for (const Cell c : cells_of(p.pieces(side))) {
      out += comma;
      out += rank_letters[number(p.rank_on(bit_index(c)))] + cell_name(c);
      comma = ",";
    }
  }
  return out;
}

Result<DiamondCheckersPosition> DiamondCheckers::read(std::string_view text, Promotion promotion) {
  const auto sides = kit::read_sides(text, side_letters);
  if (!sides) return sides.error();
  Position p;
  p.state = Position::state_of(static_cast<std::uint64_t>(sides->turn), promotion);
  for (const int side : {0, 1}) {
    Bits& pieces = static_cast<int>(p.turn()) == side ? p.own : p.opponents;
    for (const std::string_view given : sides->items[side]) {
      const auto item = read_item(given, side);
      if (!item) return item.error();
      if (((p.own | p.opponents) & item->point) != 0) return Error{"Point {1} is given twice.", name(item->point)};
      pieces |= item->point;
      if (item->rank >= Rank::king) p.kings |= item->point;
      if (item->rank == Rank::diamond_king) p.diamonds |= item->point;
    }
    if (std::popcount(pieces) > 12) return Error{"{1} has more than 12 pieces.", side_letters[side]};
  }
  return p;
}

std::vector<Piece> DiamondCheckers::pieces(const Position& p) {
  std::vector<Piece> out;
  for (const int side : {0, 1})
    for (const Cell c : cells_of(p.pieces(side))) {
      Piece piece;
      piece.cell = c;
      piece.owner = static_cast<Side>(side);
      piece.kind = piece_kinds[number(p.rank_on(bit_index(c)))];
      out.push_back(std::move(piece));
    }
  return out;
}

}  // namespace lozenge::games::diamond_checkers
