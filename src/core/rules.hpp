// The contract of a game's rules. A game is an empty struct of static functions over three value types: positions,
// moves, and the options that it is played with. Search and perft are templates on it. A position carries its options
// in bits that it has to spare, so that no function but those that make a position is given any.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/cell.hpp"
#include "core/key.hpp"
#include "core/list.hpp"
#include "core/onward.hpp"
#include "core/result.hpp"
#include "core/side.hpp"
#include "core/view.hpp"

namespace lozenge {

template <class R>
using Position = typename R::Position;
template <class R>
using Move = typename R::Move;
template <class R>
using Options = typename R::Options;
template <class R>
using MoveList = List<typename R::Move, 128>;

/// Of a game that is played in one way only.
struct NoOptions {
  bool operator==(const NoOptions&) const = default;
};

/// What a game may offer beyond what every game must; each has a concept below, in kit/trail.hpp or in
/// eval/features.hpp. A game says in `offers` which it has: where it is made that is compared with what the concepts
/// find (play/offers.hpp), so that a misspelt function is an error and not silently off.
struct Offer {
  enum : std::uint32_t {
    counting = 1 << 0,
    counted_apart = 1 << 1,
    walked = 1 << 2,
    finishing = 1 << 3,
    demanding = 1 << 4,
    adjudicating = 1 << 5,
    hiding = 1 << 6,
    arranging = 1 << 7,
    parted = 1 << 8,
    wary = 1 << 9,
    traits = 1 << 10,
    base = 1 << 11,
    urge = 1 << 12
  };
};

/// What every game says, per node and without allocating.
///  - `start`: the position that a game with these options begins with; `options`: those that a position is played
///    with. They stay the same from a position to the next.
///  - `outcome` is what is decided on the board. That a player without a legal move loses is not said here: the
///    layers above know it (see `verdict`). `generate`, `count` are asked only where `outcome` is empty.
///  - `generate` gives every legal move of the strict game, in which a jump must be taken, once each.
///  - `side` may stay the same after a move.
///  - `is_progress` resets the count of plies without progress, `idle_limit` of which make a draw.
template <class R>
concept Rules =
    std::is_empty_v<R> && std::is_trivially_copyable_v<Position<R>> && std::equality_comparable<Position<R>> &&
    sizeof(Position<R>) <= 256 && std::is_trivially_copyable_v<Move<R>> && std::equality_comparable<Move<R>> &&
    std::is_trivially_copyable_v<Options<R>> && std::equality_comparable<Options<R>> &&
    requires(const Position<R>& p, const Move<R>& m, MoveList<R>& out, const Options<R>& options) {
      { R::start(options) } -> std::same_as<Position<R>>;
      { R::options(p) } -> std::same_as<Options<R>>;
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

/// A game that perft counts with other rules than those that are played: `with_counted(p, f)` calls f<Q>(position).
/// They may know an option when they are compiled, which is worth it where little else is done than to ask for moves.
template <class R>
concept CountedApart =
    Rules<R> && requires(const Position<R>& p) { R::with_counted(p, []<class Q>(const Position<Q>&) { return 0; }); };

/// A move as it is written and clicked.
struct Described {
  std::string text;
  Steps steps;
};

/// Text and views: positions without the `:H12` of the plies without progress (history is not position), moves in
/// the notation of docs/notation.md, and what stands on the board.
///  - `describe` gives the printed text of each move of a list and the clicks that tell it from the others;
///    `read_move` accepts also abbreviated input and refuses with a sentence that names the rule.
///  - `seat` is the player to move, from 0, in a game of `seats` players.
template <class R>
concept Notated = Rules<R> && requires(const Position<R>& p, const Move<R>& m, const MoveList<R>& moves,
                                       std::string_view text, const Options<R>& options) {
  { R::text(p) } -> std::same_as<std::string>;
  { R::read(text, options) } -> std::same_as<Result<Position<R>>>;
  { R::describe(p, moves) } -> std::same_as<std::vector<Described>>;
  { R::read_move(p, moves, text) } -> std::same_as<Result<Move<R>>>;
  { R::pieces(p) } -> std::same_as<std::vector<Piece>>;
  { R::geometry(options) } -> std::same_as<const Geometry&>;
  { R::seat(p) } -> std::same_as<int>;
};

/// A game whose moves can be made in several ways: how clicks go on, by any of them (core/onward.hpp). A game that does
/// not say so is clicked as its moves are described.
template <class R>
concept Guiding = Notated<R> && requires(const Position<R>& p, const MoveList<R>& moves, std::span<const Step> clicks,
                                         std::optional<Cell> toward) {
  { R::onward(p, moves, clicks, toward) } -> std::same_as<Onward>;
};

template <Notated R>
Onward onward(const Position<R>& p, const MoveList<R>& moves, std::span<const Step> clicks,
              std::optional<Cell> toward) {
  if constexpr (Guiding<R>) return R::onward(p, moves, clicks, toward);
  std::vector<Steps> ways;
  for (Described& move : R::describe(p, moves)) ways.push_back(std::move(move.steps));
  return narrowed(ways, clicks, toward);
}

/// A game in which the opponent can demand a jump (docs/rules, When a jump is missed). The claims layer in kit/ builds
/// `insist` and `huff` from it; the rules themselves stay strict.
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

/// A layer over a strict game in which the opponent may claim what was missed (kit/claims.hpp).
///  - `Beneath`: the strict game; `beneath(p)`: its position.
///  - `claims`: the words that claims begin with; `is_claim`: a move that is one; `takes_back`: one that undoes the
///  move
///    before it, and so is no ply.
///  - `is_unsettled`: a claim may be made now, and until then no draw is declared; `may_miss`: the player to move may
///    leave what could be demanded.
template <class R>
concept Claiming = Notated<R> && Demanding<typename R::Beneath> &&
                   requires(const Position<R>& p, const Move<R>& m, const Options<R>& options) {
                     { R::beneath(p) } -> std::same_as<const Position<typename R::Beneath>&>;
                     { R::claims(options) } -> std::same_as<std::vector<std::string>>;
                     { R::is_claim(m) } -> std::same_as<bool>;
                     { R::takes_back(m) } -> std::same_as<bool>;
                     { R::is_unsettled(p) } -> std::same_as<bool>;
                     { R::may_miss(p) } -> std::same_as<bool>;
                   };

/// A game in which what neither wins on the board is not simply drawn: `adjudicate` says who has won it.
template <class R>
concept Adjudicating = Rules<R> && requires(const Position<R>& p) {
  { R::adjudicate(p) } -> std::same_as<Outcome>;
};

/// A game in which something is hidden for a while: `seen_by` is the position as a side may know it, and `is_secret`
/// says that a move, played before p, may not be shown to it yet.
template <class R>
concept Hiding = Rules<R> && requires(const Position<R>& p, const Move<R>& m, Side viewer) {
  { R::seen_by(p, viewer) } -> std::same_as<Position<R>>;
  { R::is_secret(p, m, viewer) } -> std::same_as<bool>;
};

/// A game that begins with each player laying out his pieces, or may: what the side to move lays out, if that is its
/// move, and the move of such values; what no digit can write is a '?'.
template <class R>
concept Arranging = Rules<R> && requires(const Position<R>& p, std::span<const int> values) {
  { R::arrangement(p) } -> std::same_as<std::optional<Arrangement>>;
  { R::arrangement_text(values) } -> std::same_as<std::string>;
};

/// A game that the engine plays.
///  - `Features`: what its evaluation looks at (eval/features.hpp).
///  - `generate_captures`: the moves that must not be left hanging at the horizon; true where only they are legal.
///    `lists_every_capture`: all moves that gain are among them; not so where they would be too many to search.
///  - `gain`: how much a move captures, to try the best captures first; 0 for a quiet move.
///  - `calm_plies`: with so many plies to go a clear lead is taken to last; 0 where a quiet move can turn the game.
///  - `pace`: nodes that the engine looks at in a tenth of a second, on an ordinary machine; levels take parts of it.
///  - `forgiveness`: how many times as much as usual levels err; above 1 where small errors seldom lose a game.
template <class R>
concept Evaluated = Rules<R> && requires(const Position<R>& p, const Move<R>& m, MoveList<R>& out) {
  typename R::Features;
  { R::generate_captures(p, out) } -> std::same_as<bool>;
  { R::lists_every_capture } -> std::convertible_to<bool>;
  { R::gain(p, m) } -> std::same_as<int>;
  { R::calm_plies } -> std::convertible_to<int>;
  { R::pace } -> std::convertible_to<std::uint64_t>;
  { R::forgiveness } -> std::convertible_to<int>;
};

/// A game with too many moves for a record of each: `parts` gives numbers below 4096 for what moves have in common, and
/// what has worked is remembered by these.
template <class R>
concept Parted = Evaluated<R> && requires(const Move<R>& m) {
  { R::parts(m).size() } -> std::convertible_to<std::size_t>;
  { R::parts(m)[0] } -> std::convertible_to<std::uint16_t>;
};

/// A game that knows danger: would the opponent capture if it were its turn, and can the player to move capture
/// nothing? Then a search looks at every reply before it judges.
template <class R>
concept Wary = Evaluated<R> && requires(const Position<R>& p) {
  { R::is_threatened(p) } -> std::same_as<bool>;
};

/// A game that knows its symmetries: `image(p, i)` for i < `images(p)` is p seen another way (turned, mirrored, sides
/// or colours exchanged); each image has the same perft. Image 0 is p itself.
template <class R>
concept Symmetric = Rules<R> && requires(const Position<R>& p, int i) {
  { R::images(p) } -> std::same_as<int>;
  { R::image(p, i) } -> std::same_as<Position<R>>;
};

/// A game whose decided positions are told apart by who is to move only through `outcome`; what the board alone
/// decides, or else that the player to move has no move and has lost (docs/rules, No move left).
template <Rules R>
std::optional<Outcome> verdict(const Position<R>& p, const MoveList<R>& legal) {
  if (auto decided = R::outcome(p)) return decided;
  if (legal.empty()) return win_for(!R::side(p));
  return std::nullopt;
}

/// The printed text of each move of a list, and of one.
template <Notated R>
std::vector<std::string> names(const Position<R>& p, const MoveList<R>& moves) {
  std::vector<std::string> out;
  for (Described& move : R::describe(p, moves)) out.push_back(std::move(move.text));
  return out;
}
template <Notated R>
std::string name(const Position<R>& p, const Move<R>& m) {
  MoveList<R> one;
  one.push(m);
  return std::move(R::describe(p, one).front().text);
}

/// The legal moves, none where the board has decided.
template <Rules R>
void legal_moves(const Position<R>& p, MoveList<R>& out) {
  if (!R::outcome(p)) R::generate(p, out);
}

}  // namespace lozenge
