// DIAM in words: positions, moves, reasons for refusals.
#include "core/quote.hpp"
#include "games/diam/generate.hpp"
#include "games/diam/rules.hpp"

namespace lozenge::games::diam {

using namespace detail;

namespace {

using board::ring8::bit;
using board::ring8::cell_name;
using board::ring8::find_cell;
using board::ring8::ground;
using board::ring8::level_of;
using board::ring8::levels;
using board::ring8::place_of;

/// What is chosen to take a pawn from the reserve, and to take a tower from a level up.
std::string reserve_choice(int colour) { return std::string(1, colour_letters[colour]); }
std::string level_choice(int level) { return "level " + std::to_string(level); }

constexpr Template<2> would_be_too_high = "The pile on {1} would be {2} high: a square holds at most 4 pawns.";

Sentence colour_word(int colour) { return Sentence::word(colour_names[colour]); }

/// "red and orange", "brown"
Sentence colour_list(Palette palette) {
  Sentence out;
  for (int c = 0; c < colours; ++c)
    if (has(palette, c)) out = out.is_empty() ? colour_word(c) : Sentence("{1} and {2}", out, colour_word(c));
  return out;
}

int height(Places held, Cell c) { return std::popcount(held & column(c)); }

/// The colour of the pawn on a place that is held.
int colour_at(const DiamPosition& p, int place) {
  int colour = 0;
  while ((p.pawns[colour] & bit(place)) == 0) ++colour;
  return colour;
}

Error no_colour(std::string_view name) {
  return Error{"There is no colour {1}: R is red, O orange, K black, N brown.", quoted(name)};
}
Error no_square(std::string_view name) {
  return Error{"There is no square {1}: the squares are 1 to 8.", quoted(name)};
}

/// Reads the pile of one square, bottom to top.
Result<Done> read_pile(std::string_view pile, Cell c, DiamPosition& p) {
  if (pile.empty()) return Error{"Square {1} is left out: an empty square is written '-'.", cell_name(c)};
  if (pile == "-") return Done{};
  for (std::size_t level = 0; level < pile.size(); ++level) {
    const auto colour = colour_letters.find(pile[level]);
    if (colour == std::string_view::npos) return no_colour(pile.substr(level, 1));
    if (level == levels)
      return Error{"The pile on {1} is {2} high: a square holds at most 4 pawns.", cell_name(c), pile.size()};
    p.pawns[colour] |= bit(place_of(c, static_cast<int>(level)));
  }
  return Done{};
}

/// What is wrong with pawns that can be laid out but cannot be a position.
std::optional<Error> why_impossible(const DiamPosition& p) {
  for (int c = 0; c < colours; ++c)
    if (const int number = std::popcount(p.pawns[c]); number > pawns_a_colour)
      return Error{"There are {1} {2} pawns: each colour has 4.", number, colour_word(c)};
  const Places first = diams(p, 0), second = diams(p, 1);
  if (first == 0 || second == 0) return std::nullopt;
  const int level = level_of(std::bit_width(first) - 1);
  if (level != level_of(std::bit_width(second) - 1)) return std::nullopt;
  return Error{"Both teams have their highest DIAM on level {1}: no move can bring that about.", level + 1};
}

/// Why a colour cannot be placed on a square.
Sentence why_no_place(const DiamPosition& p, Palette palette, int colour, Cell c) {
  const Sentence name = colour_word(colour);
  if (!has(palette, colour))
    return {"You place {1} pawns only: {2} ones are not yours to place.", colour_list(palette), name};
  if (std::popcount(p.pawns[colour]) == pawns_a_colour)
    return {"You have no {1} pawn left to place: all 4 are on the board.", name};
  return {would_be_too_high, cell_name(c), levels + 1};
}

/// Why the pawns of a square from a level on cannot be carried to another square.
Sentence why_no_carry(const DiamPosition& p, int from, Cell to) {
  const Cell c = cell_of(from);
  const int pile = height(held(p), c), level = level_of(from);
  const std::string here = cell_name(c);
  if (pile == 0) return {"Square {1} is empty.", here};
  if (level >= pile)
    return {"There is no pawn on level {1} of square {2}: its pile is {3} high.", level + 1, here, pile};
  const int colour = colour_at(p, from);
  if (team_of(colour) != static_cast<int>(p.slot % 2))
    return {"The pawn on level {1} of square {2} is {3}: you move {4} ones.", level + 1, here, colour_word(colour),
            colour_list(team_palettes[p.slot % 2])};
  if (!board::ring8::are_neighbours(c, to))
    return {"Square {1} is not beside {2}: pawns go from there to {3}.", cell_name(to), here,
            Sentence("{1} or {2}", cell_name(board::ring8::previous(c)), cell_name(board::ring8::next(c)))};
  return {would_be_too_high, cell_name(to), height(held(p), to) + pile - level};
}

std::string name_of(const DiamMove& m) {
  const Cell to = cell_of(m.to);
  switch (m.kind) {
    case DiamMove::Kind::place: return std::string(1, colour_letters[m.colour]) + "@" + cell_name(to);
    case DiamMove::Kind::carry:
      return cell_name(cell_of(m.from)) + "." + std::to_string(level_of(m.from) + 1) + "-" + cell_name(to);
    case DiamMove::Kind::pass: break;
  }
  return "--";
}

Steps steps_of(const DiamMove& m) {
  const Step to = step_to(cell_of(m.to));
  switch (m.kind) {
    case DiamMove::Kind::place: return {step_choice(reserve_choice(m.colour)), to};
    case DiamMove::Kind::carry: return {step_to(cell_of(m.from)), step_choice(level_choice(level_of(m.from) + 1)), to};
    case DiamMove::Kind::pass: break;
  }
  return {step_choice("--")};
}

}  // namespace

std::string Diam::text(const Position& p) {
  std::string out = std::to_string(p.slot + 1) + ":";
  const Places taken = held(p);
  for (int i = 0; i < size; ++i) {
    const int pile = height(taken, Cell(i));
    if (i > 0) out += '/';
    if (pile == 0) out += '-';
    for (int level = 0; level < pile; ++level) out += colour_letters[colour_at(p, place_of(Cell(i), level))];
  }
  return out;
}

Result<DiamPosition> Diam::read(std::string_view text, Players players) {
  const auto colon = text.find(':');
  const auto slot = text.substr(0, colon);
  if (slot.size() != 1 || slot[0] < '1' || slot[0] >= '1' + static_cast<int>(slots(players)))
    return Error{"A position begins with the turn in the order of play, 1 to {1}; this one begins with {2}.",
                 slots(players), quoted(slot)};
  Position p{.players = players};
  p.slot = static_cast<std::uint32_t>(slot[0] - '1');
  std::string_view piles = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  const auto slashes = std::count(piles.begin(), piles.end(), '/');
  if (slashes != size - 1)
    return Error{"After the turn come the piles of the 8 squares with '/' between them; found {1}.",
                 piles.empty() ? 0 : slashes + 1};
  for (int i = 0; i < size; ++i) {
    const auto slash = piles.find('/');
    const auto pile = read_pile(piles.substr(0, slash), Cell(i), p);
    if (!pile) return pile.error();
    piles = piles.substr(slash + 1);
  }
  if (const auto error = why_impossible(p)) return *error;
  return p;
}

std::vector<Described> Diam::describe(const Position&, const MoveList<Diam>& moves) {
  std::vector<Described> out;
  for (const Move& m : moves) out.push_back({name_of(m), steps_of(m)});
  return out;
}

Result<DiamMove> Diam::read_move(const Position& p, const MoveList<Diam>& legal, std::string_view text) {
  if (text.empty()) return Error{"A move is missing."};
  if (outcome(p)) return Error{"There is a DIAM on the board: the game is over."};
  for (const Move& m : legal)
    if (name_of(m) == text) return m;

  if (text == "--") return Error{"You can move, so you cannot pass."};
  if (const auto at = text.find('@'); at != std::string_view::npos) {
    const auto colour = at == 1 ? colour_letters.find(text[0]) : std::string_view::npos;
    if (colour == std::string_view::npos) return no_colour(text.substr(0, at));
    const auto square = find_cell(text.substr(at + 1));
    if (!square) return no_square(text.substr(at + 1));
    return Error{why_no_place(p, order_of_play(p.players)[p.slot], static_cast<int>(colour), *square)};
  }
  const auto dot = text.find('.'), dash = text.find('-');
  if (dot == std::string_view::npos || dash == std::string_view::npos || dash < dot)
    return Error{
        "I cannot read {1} as a move: R@3 places a red pawn on 3, 3.2-4 moves the pawns of 3 from level 2 up to 4.",
        quoted(text)};
  const auto from = find_cell(text.substr(0, dot)), to = find_cell(text.substr(dash + 1));
  if (!from) return no_square(text.substr(0, dot));
  if (!to) return no_square(text.substr(dash + 1));
  const auto level = text.substr(dot + 1, dash - dot - 1);
  if (level.size() != 1 || level[0] < '1' || level[0] > '4')
    return Error{"There is no level {1}: the levels are 1 to 4.", quoted(level)};
  return Error{why_no_carry(p, place_of(*from, level[0] - '1'), *to)};
}

std::vector<Piece> Diam::pieces(const Position& p) {
  std::vector<Piece> out;
  const auto add = [&](int colour, Cell cell, int count, int level) {
    out.push_back({.cell = cell,
                   .owner = static_cast<Side>(team_of(colour)),
                   .kind = "pawn",
                   .count = count,
                   .level = level,
                   .colour = colour_names[colour],
                   .choice = cell == Piece::off_board ? reserve_choice(colour) : level_choice(level)});
  };
  for (Places places = held(p); places != 0; places = rest(places)) {
    const int place = lowest(places);
    add(colour_at(p, place), cell_of(place), 1, level_of(place) + 1);
  }
  for (int c = 0; c < colours; ++c)
    if (const int reserve = pawns_a_colour - std::popcount(p.pawns[c]); reserve > 0)
      add(c, Piece::off_board, reserve, 1);
  return out;
}

std::vector<Piece> Diam::deciding(const Position& p) {
  const Places won = std::max(diams(p, 0), diams(p, 1));
  std::vector<Piece> out;
  if (won == 0) return out;
  const int level = level_of(std::bit_width(won) - 1);
  const Places pairs = won & ground << board::ring8::size * level;
  const Places both = pairs | pairs << board::ring8::size / 2;  // a pair is named by the first of its squares
  for (const Piece& pawn : pieces(p))
    if (pawn.cell != Piece::off_board && (both & bit(place_of(pawn.cell, pawn.level - 1))) != 0) out.push_back(pawn);
  return out;
}

/// The order of play runs clockwise around the board; who plays alone against two sits opposite to them.
const Geometry& Diam::geometry(Players players) {
  static const Geometry boards[] = {board::ring8::draw({0, 180}), board::ring8::draw({0, 225, 0, 135}),
                                    board::ring8::draw({0, 270, 180, 90})};
  return boards[static_cast<std::size_t>(players)];
}

}  // namespace lozenge::games::diam
