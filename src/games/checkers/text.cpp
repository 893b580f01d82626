// Checkers in words: positions, moves under way, reasons for refusals.
#include <charconv>
#include <utility>

#include "core/quote.hpp"
#include "games/checkers/generate.hpp"
#include "games/checkers/rules.hpp"
#include "kit/sides.hpp"

namespace lozenge::games::checkers {

namespace {

using detail::all;
using detail::bit;
using detail::Bits;
using detail::lowest;
using detail::row;
using detail::turns;

using board::checkerboard::bit_index;
using board::checkerboard::bit_of;
using board::checkerboard::cell_of;
using board::checkerboard::cells_of;

constexpr const char* side_names[2] = {"Black", "White"};

/// Does this direction (index into board steps) lead forward for a side?
constexpr bool is_forward(int direction, std::uint64_t us) { return (direction < 2) == (us == 0); }

constexpr Bits far_row_of(std::uint64_t us) { return row(us == 0 ? 7 : 0); }

constexpr Bits neighbour(Bits b, int direction) { return std::rotl(b, turns[direction]); }

std::string name(Bits b) { return std::to_string(cell_of(lowest(b)).index + 1); }

struct Jump {
  Bits over, to;
};

/// The single jumps of a piece, of the squares that are held by opponents and by nobody at this point of a move.
std::vector<Jump> single_jumps(Bits at, bool is_king, std::uint64_t us, Bits opponents, Bits empty) {
  std::vector<Jump> jumps;
  for (int d = 0; d < 4; ++d) {
    if (!is_king && !is_forward(d, us)) continue;
    const Bits over = neighbour(at, d) & opponents;
    const Bits to = neighbour(over, d) & empty;
    if (to != 0) jumps.push_back({over, to});
  }
  return jumps;
}

/// Opponents and vacant squares in the middle of a walk: what was jumped has left, the square left is vacant.
std::pair<Bits, Bits> field(const Checkers::Walk& w) {
  const auto& p = w.position;
  const Bits opponents = p.opponents & ~w.captured;
  const Bits own = p.own & ~bit(w.from);
  return {opponents, all & ~(own | opponents)};
}

/// One item of a side: `21`, `K30`, or the range `21-32` of PDN.
struct Group {
  bool is_king = false;
  Cell first, last;
};

Result<Group> read_group(std::string_view item) {
  Group group;
  group.is_king = item.starts_with('K');
  const std::string_view numbers = item.substr(group.is_king ? 1 : 0);
  const auto dash = numbers.find('-');
  const auto first = Checkers::find_cell(numbers.substr(0, dash));
  const auto last = dash == std::string_view::npos ? first : Checkers::find_cell(numbers.substr(dash + 1));
  if (!first || !last)
    return Error{"There is no square {1}: squares are 1 to 32, a king's with K before it.", quoted(item)};
  if (*last < *first) return Error{"The range {1} runs backward.", quoted(item)};
  group.first = *first;
  group.last = *last;
  return group;
}

}  // namespace

std::optional<Cell> Checkers::find_cell(std::string_view name) {
  int number = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  if (error != std::errc() || end != name.data() + name.size() || number < 1 || number > board::checkerboard::squares)
    return std::nullopt;
  return Cell(number - 1);
}

void Checkers::hops(const Walk& w, kit::Tokens& out) {
  const Position& p = w.position;
  if (w.from < 0) {
    for (const Cell c : cells_of(p.own)) out.push({'\0', c});
    return;
  }
  if (w.is_over) return;
  const auto [opponents, empty] = field(w);
  for (const Jump& jump : single_jumps(bit(w.at), w.is_king, p.turn(), opponents, empty))
    out.push({'x', cell_of(lowest(jump.to))});
  if (w.captured != 0) return;
  for (int d = 0; d < 4; ++d) {
    const Bits to = neighbour(bit(w.at), d) & empty;
    if (to != 0 && (w.is_king || is_forward(d, p.turn()))) out.push({'-', cell_of(lowest(to))});
  }
}

Checkers::Walk Checkers::go(const Walk& w, kit::Token t) {
  Walk next = w;
  next.at = bit_index(t.cell);
  if (w.from < 0) {
    next.from = next.at;
    next.is_king = (w.position.kings & bit(next.at)) != 0;
    return next;
  }
  if (t.sign == 'x') {
    const auto [opponents, empty] = field(w);
    for (const Jump& jump : single_jumps(bit(w.at), w.is_king, w.position.turn(), opponents, empty))
      if (jump.to == bit(next.at)) next.captured |= jump.over;
  }
  next.is_over = t.sign == '-';
  if (!w.is_king && (bit(next.at) & far_row_of(w.position.turn())) != 0) {
    if (w.position.crowning() == Crowning::ends) next.is_over = true;
    next.is_king = true;
  }
  return next;
}

std::optional<CheckersMove> Checkers::arrived(const Walk& w) {
  if (w.from < 0 || (w.at == w.from && w.captured == 0)) return std::nullopt;
  return Move(w.from, w.at, w.captured);
}

Key Checkers::spot(const Walk& w) {
  return Mixer().add(static_cast<std::uint64_t>((w.from + 1) << 8 | (w.at + 1) << 1 | w.is_over)).add(w.captured).key();
}

Sentence Checkers::why_not(const Walk& w, kit::Token t) {
  const Position& p = w.position;
  const Bits to = bit_of(t.cell);
  const std::string there = cell_name(t.cell);
  if (t.count != 0) return {"Men are not counted in checkers: write {1} without '/'.", there};
  if (t.sign == '+') return {"A turn in checkers moves one piece."};
  if (w.from < 0) {
    if ((p.opponents & to) != 0)
      return {"The piece on {1} is your opponent's: {2} is to move.", there, Sentence::word(side_names[p.turn()])};
    return {"There is no piece on {1}.", there};
  }
  const std::string here = name(bit(w.at));
  if (t.sign == '>') return {"In checkers no piece jumps over its own."};
  if (w.is_over && w.is_king && w.captured != 0)
    return {"A man that is crowned stops on {1}: the move ends there.", here};
  if (w.is_over) return {"A move ends after one step."};
  const auto [opponents, empty] = field(w);
  for (int d = 0; d < 4; ++d) {
    const Bits next = neighbour(bit(w.at), d) & all;
    const Bits beyond = neighbour(next, d) & all;
    if (next == to) {
      if (w.captured != 0) return {"After a jump the piece can only jump on; {1} to {2} is a step.", here, there};
      if ((to & empty) == 0) return {"{1} is occupied.", there};
      if (!w.is_king && !is_forward(d, p.turn()))
        return {"A man moves forward only; {1} to {2} is backward.", here, there};
      return {"{1} to {2} is a step, not a jump: write {3}.", here, there, here + "-" + there};
    }
    if (beyond == to) {
      if (!w.is_king && !is_forward(d, p.turn()))
        return {"A man jumps forward only; {1} to {2} is backward.", here, there};
      if ((next & opponents) == 0) return {"There is no opponent on {1} to jump over.", name(next)};
      if ((to & empty) == 0) return {"{1} cannot jump over {2}: {3} behind it is occupied.", here, name(next), there};
      return {"{1} to {2} is a jump: write {3}.", here, there, here + "x" + there};
    }
  }
  return {"{1} is not next to {2}.", there, here};
}

Sentence Checkers::why_illegal(const Position& p, const Move& m) {
  if (m.captured() != 0) {
    // A jump that the rules of motion allow is refused only where it could go on.
    const Walk w{p, m.from(), m.to(), m.captured(), (play(p, m).kings & bit(m.to())) != 0, false};
    const auto [opponents, empty] = field(w);
    for (const Jump& jump : single_jumps(bit(w.at), w.is_king, p.turn(), opponents, empty))
      return {"The jump is not finished: from {1} the piece can jump on over {2}.", name(bit(w.at)), name(jump.over)};
  }
  std::vector<Sentence> jumps;
  for (const Cell c : jumpers(p)) {
    const Walk w{p, bit_index(c), bit_index(c), 0, (p.kings & bit_of(c)) != 0, false};
    const auto [opponents, empty] = field(w);
    for (const Jump& jump : single_jumps(bit(w.at), w.is_king, p.turn(), opponents, empty))
      jumps.push_back({"{1} can jump over {2}", cell_name(c), name(jump.over)});
  }
  return {"{1}: in this game a jump must be taken.", listed(jumps)};
}

std::string Checkers::text(const Position& p) {
  std::string out(1, p.turn() == 0 ? 'B' : 'W');
  for (const int side : {1, 0}) {
    out += side == 0 ? ":B" : ":W";
    const char* comma = "";
    for (const Cell c : cells_of(p.pieces(side))) {
      out += comma;
      if ((p.kings & bit_of(c)) != 0) out += 'K';
      out += cell_name(c);
      comma = ",";
    }
  }
  return out;
}

Result<CheckersPosition> Checkers::read(std::string_view text, Crowning crowning) {
  if (text.ends_with('.')) text.remove_suffix(1);
  const auto sides = kit::read_sides(text, "BW");
  if (!sides) return sides.error();
  Position p;
  p.state = Position::state_of(static_cast<std::uint64_t>(sides->turn), crowning);
  for (const int side : {0, 1}) {
    for (const std::string_view item : sides->items[side]) {
      const auto group = read_group(item);
      if (!group) return group.error();
      for (int i = group->first.index; i <= group->last.index; ++i) {
        const Bits b = bit_of(Cell(i));
        if (((p.own | p.opponents) & b) != 0) return Error{"Square {1} is given twice.", name(b)};
        if (!group->is_king && (b & far_row_of(side)) != 0)
          return Error{"{1}'s man on {2} would have been crowned there: write {3}.", Sentence::word(side_names[side]),
                       name(b), "K" + name(b)};
        (static_cast<int>(p.turn()) == side ? p.own : p.opponents) |= b;
        if (group->is_king) p.kings |= b;
      }
    }
    if (std::popcount(p.pieces(side)) > 12)
      return Error{"{1} has more than 12 pieces.", Sentence::word(side_names[side])};
  }
  return p;
}

std::string Checkers::crown(std::string_view text) {
  const auto tail = std::min(text.rfind(":H"), text.size());  // the plies without progress
  const auto sides = kit::read_sides(text.substr(0, tail), "BW");
  if (!sides) return std::string(text);
  bool has_crowned = false;
  std::string out(1, text[0]);
  for (const int side : {1, 0}) {
    out += side == 0 ? ":B" : ":W";
    const char* comma = "";
    for (const std::string_view item : sides->items[side]) {
      const auto group = read_group(item);
      if (!group) return std::string(text);
      for (int i = group->first.index; i <= group->last.index; ++i) {
        const bool is_far = (bit_of(Cell(i)) & far_row_of(side)) != 0;
        has_crowned |= is_far && !group->is_king;
        out += comma + std::string(is_far || group->is_king ? "K" : "") + cell_name(Cell(i));
        comma = ",";
      }
    }
  }
  return has_crowned ? out + std::string(text.substr(tail)) : std::string(text);
}

std::vector<Piece> Checkers::pieces(const Position& p) {
  std::vector<Piece> out;
  for (const int side : {0, 1})
    for (const Cell c : cells_of(p.pieces(side))) {
      Piece piece;
      piece.cell = c;
      piece.owner = static_cast<Side>(side);
      piece.kind = (p.kings & bit_of(c)) != 0 ? "king" : "man";
      out.push_back(std::move(piece));
    }
  return out;
}

}  // namespace lozenge::games::checkers
