// Moves as trails of squares: `15x22x31`, `1A>5A>19Ax21`, `d2-d4+c1-d2`. A game says how a piece may go on from
// where it is (a Walk); from that alone come the printed text of a move, its clicks, and the reading of full
// and abbreviated input with reasons for what is refused (docs/notation.md).
#pragma once

#include <type_traits>

#include "core/rules.hpp"
#include "core/target.hpp"
#include "kit/walker.hpp"

namespace lozenge::kit {

/// A game whose moves are trails. A Walk is a move under way, a small value.
///  - `hops`: every token that the rules of motion allow next, compulsion aside.
///  - `arrived`: the move that is made if the walk stops here; empty where nothing has moved yet, or nothing changed.
///  - `spot`: equal only for walks that can go on alike and would arrive at the same moves.
///  - `why_not`: the sentence for a token that is not among the hops; `why_illegal`: for a move that can be made by
///    the rules of motion but is not among the legal ones.
template <class R>
concept Walked = Rules<R> && requires(const Position<R>& p, const Move<R>& m, const typename R::Walk& w, Token t,
                                      Tokens& out, Cell c, std::string_view text) {
  { R::walk(p) } -> std::same_as<typename R::Walk>;
  { R::hops(w, out) } -> std::same_as<void>;
  { R::go(w, t) } -> std::same_as<typename R::Walk>;
  { R::arrived(w) } -> std::same_as<std::optional<Move<R>>>;
  { R::spot(w) } -> std::same_as<Key>;
  { R::cell_name(c) } -> std::convertible_to<std::string_view>;
  { R::find_cell(text) } -> std::same_as<std::optional<Cell>>;
  { R::why_not(w, t) } -> std::same_as<Sentence>;
  { R::why_illegal(p, m) } -> std::same_as<Sentence>;
};

/// A walked game whose walks cannot stop everywhere: the sentence for one that cannot stop where it is.
template <class R>
concept Finishing = Walked<R> && requires(const typename R::Walk& w) {
  { R::why_unfinished(w) } -> std::same_as<Sentence>;
};

/// The walks of a game, for what is compiled once for all of them.
template <Walked R>
class WalkerOf final : public Walker {
  static_assert(std::has_unique_object_representations_v<Move<R>>, "moves are known by their bytes");

 public:
  WalkerOf(const Position<R>& p, const MoveList<R>& legal) : position_(p), walks_{R::walk(p)} {
    for (const Move<R>& m : legal) remember(m);
    close_legal();
  }

  std::size_t go(std::size_t walk, Token t) override {
    walks_.push_back(R::go(walks_[walk], t));
    return walks_.size() - 1;
  }
  std::optional<std::size_t> arrived(std::size_t walk) override {
    const auto move = R::arrived(walks_[walk]);
    return move ? std::optional(remember(*move)) : std::nullopt;
  }
  std::uint64_t spot(std::size_t walk) const override { return bits(R::spot(walks_[walk])); }

  std::string cell_name(Cell c) const override { return std::string(R::cell_name(c)); }
  std::optional<Cell> find_cell(std::string_view name) const override { return R::find_cell(name); }

  // A worker need not explain.
  Sentence why_not(std::size_t walk, Token t) const override {
    if constexpr (has_face) return R::why_not(walks_[walk], t);
    else return {"That cannot be played."};
  }
  Sentence why_unfinished([[maybe_unused]] std::size_t walk) const override {
    if constexpr (has_face && Finishing<R>) return R::why_unfinished(walks_[walk]);
    else return {"That move is not finished."};
  }
  Sentence why_illegal([[maybe_unused]] std::size_t move) const override {
    if constexpr (has_face) return R::why_illegal(position_, moves_[move]);
    else return {"That cannot be played."};
  }

 protected:
  void find_hops(std::size_t walk, Tokens& out) const override { R::hops(walks_[walk], out); }

 private:
  std::size_t remember(const Move<R>& m) {
    const std::size_t number = number_of({reinterpret_cast<const char*>(&m), sizeof m});
    if (number == moves_.size()) moves_.push_back(m);
    return number;
  }

  const Position<R>& position_;
  std::vector<typename R::Walk> walks_;
  std::vector<Move<R>> moves_;
};

template <Walked R>
std::vector<Described> describe(const Position<R>& p, const MoveList<R>& moves) {
  WalkerOf<R> walker(p, moves);
  return describe(walker);
}

/// Reads a move in full or abbreviated. `legal` are the moves to choose from.
template <Walked R>
Result<Move<R>> read_move(const Position<R>& p, const MoveList<R>& legal, std::string_view input) {
  WalkerOf<R> walker(p, legal);
  const auto move = read_move(walker, input);
  if (!move) return move.error();
  return legal[*move];
}

template <Walked R>
Onward onward(const Position<R>& p, const MoveList<R>& moves, std::span<const Step> clicks,
              std::optional<Cell> toward) {
  WalkerOf<R> walker(p, moves);
  return onward(walker, clicks, toward);
}

/// The notation of a game all of whose moves are trails: its struct derives from this.
template <class R, class Position, class Move>
struct Trailed {
  using Moves = List<Move, 128>;

  static std::vector<Described> describe(const Position& p, const Moves& moves) { return kit::describe<R>(p, moves); }
  static Result<Move> read_move(const Position& p, const Moves& legal, std::string_view text) {
    return kit::read_move<R>(p, legal, text);
  }
  static Onward onward(const Position& p, const Moves& moves, std::span<const Step> clicks,
                       std::optional<Cell> toward) {
    return kit::onward<R>(p, moves, clicks, toward);
  }
};

}  // namespace lozenge::kit
