// The contract of a game's rules. A game is an empty struct of static functions over two value types; search,
// tables and perft are templates on it. Options are chosen at compile time: each option set is a type of its own,
// so that no rule is ever asked for at run time.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/cell.hpp"
#include "core/key.hpp"
#include "core/list.hpp"
#include "core/result.hpp"
#include "core/side.hpp"
#include "core/view.hpp"

namespace lozenge {

template <class R>
using Position = typename R::Position;
template <class R>
using Move = typename R::Move;
template <class R>
using MoveList = List<typename R::Move, 128>;

/// What every game says, per node and without allocating.
///  - `outcome` is what is decided on the board. That a player without a legal move loses is not said here: the
///    layers above know it (see `verdict`). `generate`, `count` are asked only where `outcome` is empty.
///  - `generate` gives every legal move of the strict game (RULES 1), once each.
///  - `side` may stay the same after a move.
///  - `is_progress` resets the count of plies without progress, `idle_limit` of which make a draw.
template <class R>
concept Rules =
    std::is_empty_v<R> && std::is_trivially_copyable_v<Position<R>> && std::equality_comparable<Position<R>> &&
    sizeof(Position<R>) <= 256 && std::is_trivially_copyable_v<Move<R>> && std::equality_comparable<Move<R>> &&
    requires(const Position<R>& p, const Move<R>& m, MoveList<R>& out) {
      { R::start() } -> std::same_as<Position<R>>;
      { R::side(p) } -> std::same_as<Side>;
      { R::generate(p, out) } -> std::same_as<void>;
      { R::play(p, m) } -> std::same_as<Position<R>>;
      { R::outcome(p) } -> std::same_as<std::optional<Outcome>>;
      { R::is_progress(p, m) } -> std::same_as<bool>;
      { R::key(p) } -> std::same_as<Key>;
      { R::idle_limit } -> std::convertible_to<int>;
    };

/// A game that counts its moves faster than it lists them. A law checks `count` against `generate`.
template <class R>
concept Counting = Rules<R> && requires(const Position<R>& p) {
  { R::count(p) } -> std::same_as<std::uint64_t>;
};

/// Text and views: positions without the `:H12` of the plies without progress (history is not position), moves in
/// the notation of RULES 9, the clicks that make a move, and what stands on the board.
///  - `name_moves` gives the printed text of each move of a list, `read_move` accepts also abbreviated input and
///    refuses with a sentence that names the rule.
///  - `seat` is the player to move, from 0, in a game of `seats` players.
template <class R>
concept Notated =
    Rules<R> && requires(const Position<R>& p, const Move<R>& m, const MoveList<R>& moves, std::string_view text) {
      { R::text(p) } -> std::same_as<std::string>;
      { R::read(text) } -> std::same_as<Result<Position<R>>>;
      { R::name_moves(p, moves) } -> std::same_as<std::vector<std::string>>;
      { R::read_move(p, moves, text) } -> std::same_as<Result<Move<R>>>;
      { R::steps(p, moves) } -> std::same_as<std::vector<Steps>>;
      { R::pieces(p) } -> std::same_as<std::vector<Piece>>;
      { R::geometry() } -> std::same_as<const Geometry&>;
      { R::seat(p) } -> std::same_as<int>;
    };

/// A game in which the opponent can demand a jump (RULES 1). The claims layer in kit/ builds `insist` and `huff`
/// from it; the rules themselves stay strict.
///  - `has_demand`: the side to move has a jump that can be demanded.
///  - `generate_free`: every move if no jump were compulsory.
///  - `meets_demand`: with this move there is nothing to claim.
///  - `jumpers`: the pieces that have a jump that can be demanded.
///  - `origin`, `destination`: where the moved piece stood and stands.
///  - `without`: the position with the piece on that cell taken away; the side to move stays.
template <class R>
concept Demanding = Notated<R> && requires(const Position<R>& p, const Move<R>& m, MoveList<R>& out, Cell c) {
  { R::has_demand(p) } -> std::same_as<bool>;
  { R::generate_free(p, out) } -> std::same_as<void>;
  { R::meets_demand(p, m) } -> std::same_as<bool>;
  { R::jumpers(p) } -> std::same_as<CellSet>;
  { R::origin(m) } -> std::same_as<Cell>;
  { R::destination(m) } -> std::same_as<Cell>;
  { R::without(p, c) } -> std::same_as<Position<R>>;
};

/// A game that the engine plays.
///  - `Features`: what its evaluation looks at (eval/features.hpp).
///  - `generate_captures`: the moves that must not be left hanging at the horizon; true where only they are legal.
///  - `gain`: how much a move captures, to try the best captures first; 0 for a quiet move.
///  - `parts`, optional: numbers below 4096 for what moves have in common, where there are too many moves for a record
///  of
///    each: what has worked is then remembered by parts.
///  - `is_threatened`, optional: would the opponent capture if it were its turn, and can the player to move capture
///    nothing? Then a search looks at every reply before it judges.
///  - `calm_plies`: with so many plies to go a clear lead is taken to last; 0 where a quiet move can turn the game.
///  - `pace`: nodes that the engine looks at in a tenth of a second, on an ordinary machine; levels take parts of it.
///  - `forgiveness`: how many times as much as usual levels err; above 1 where small errors seldom lose a game.
template <class R>
concept Evaluated = Rules<R> && requires(const Position<R>& p, const Move<R>& m, MoveList<R>& out) {
  typename R::Features;
  { R::generate_captures(p, out) } -> std::same_as<bool>;
  { R::gain(p, m) } -> std::same_as<int>;
  { R::calm_plies } -> std::convertible_to<int>;
  { R::pace } -> std::convertible_to<std::uint64_t>;
  { R::forgiveness } -> std::convertible_to<int>;
};

/// A game that knows its symmetries: `image(p, i)` for i < `images` is p seen another way (turned, mirrored, sides or
/// colours exchanged); each image has the same perft. Image 0 is p itself.
template <class R>
concept Symmetric = Rules<R> && requires(const Position<R>& p, int i) {
  { R::images } -> std::convertible_to<int>;
  { R::image(p, i) } -> std::same_as<Position<R>>;
};

/// A game whose decided positions are told apart by who is to move only through `outcome`; what the board alone
/// decides, or else that the player to move has no move and has lost (RULES 1).
template <Rules R>
std::optional<Outcome> verdict(const Position<R>& p, const MoveList<R>& legal) {
  if (auto decided = R::outcome(p)) return decided;
  if (legal.empty()) return win_for(!R::side(p));
  return std::nullopt;
}

/// The legal moves, none where the board has decided.
template <Rules R>
void legal_moves(const Position<R>& p, MoveList<R>& out) {
  if (!R::outcome(p)) R::generate(p, out);
}

}  // namespace lozenge
