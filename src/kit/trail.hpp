// Moves as trails of squares: `15x22x31`, `1A>5A>19Ax21`, `d2-d4+c1-d2`. A game says how a piece may go on from
// where it is (a Walk); from that alone come the printed text of a move, its clicks, and the reading of full
// and abbreviated input with reasons for what is refused (docs/notation.md).
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/quote.hpp"
#include "core/rules.hpp"
#include "core/target.hpp"

namespace lozenge::kit {

/// One named square of a trail and the sign before it: none for the square a piece starts from, '+' for the start of
/// a further piece, '-' a step, 'x' a jump over an opponent, '>' a jump over an own piece. `count` is the number of
/// men that start (piles), 0 where a game has none.
struct Token {
  char sign = '\0';
  Cell cell;
  std::uint8_t count = 0;

  constexpr bool operator==(const Token&) const = default;
  constexpr bool starts_piece() const { return sign == '\0' || sign == '+'; }
};

using Tokens = List<Token, 128>;
using Trail = std::vector<Token>;

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

namespace detail {

template <class Move>
struct HashMove {
  static_assert(std::has_unique_object_representations_v<Move>, "moves are compared and hashed by their bytes");
  std::size_t operator()(const Move& m) const {
    return std::hash<std::string_view>{}({reinterpret_cast<const char*>(&m), sizeof m});
  }
};

inline void sort(Tokens& tokens) {
  std::sort(tokens.begin(), tokens.end(), [](const Token& a, const Token& b) {
    return std::tie(a.cell, a.count, a.sign) < std::tie(b.cell, b.count, b.sign);
  });
}

}  // namespace detail

/// The printed trail of each move: among all its paths the one that names the fewest squares, then the first in
/// square order. Breadth first, with the hops in square order, meets it first.
template <Walked R>
std::vector<Trail> trails(const Position<R>& p, const MoveList<R>& moves) {
  struct Node {
    typename R::Walk walk;
    int parent;
    Token token;
  };
  std::unordered_map<Move<R>, std::size_t, detail::HashMove<Move<R>>> wanted;
  for (std::size_t i = 0; i < moves.size(); ++i) wanted.emplace(moves[i], i);

  std::vector<Trail> found(moves.size());
  std::vector<Node> nodes{{R::walk(p), -1, {}}};
  std::unordered_set<std::uint64_t> seen;
  std::size_t missing = wanted.size();
  for (std::size_t i = 0; i < nodes.size() && missing > 0; ++i) {
    if (const auto move = R::arrived(nodes[i].walk)) {
      const auto it = wanted.find(*move);
      if (it != wanted.end() && found[it->second].empty()) {
        Trail& trail = found[it->second];
        for (int n = static_cast<int>(i); nodes[n].parent >= 0; n = nodes[n].parent) trail.push_back(nodes[n].token);
        std::reverse(trail.begin(), trail.end());
        --missing;
      }
    }
    Tokens next;
    R::hops(nodes[i].walk, next);
    detail::sort(next);
    for (const Token& t : next) {
      auto walk = R::go(nodes[i].walk, t);
      if (seen.insert(bits(R::spot(walk))).second) nodes.push_back({walk, static_cast<int>(i), t});
    }
  }
  return found;
}

template <Walked R>
std::string text(std::span<const Token> trail) {
  std::string out;
  for (const Token& t : trail) {
    if (t.sign != '\0') out += t.sign;
    out += R::cell_name(t.cell);
    if (t.count != 0) out += '/' + std::to_string(t.count);
  }
  return out;
}

template <Walked R>
std::vector<Described> describe(const Position<R>& p, const MoveList<R>& moves) {
  std::vector<Described> out;
  std::vector<Steps> sequences;
  for (const Trail& trail : trails<R>(p, moves)) {
    out.push_back({text<R>(trail), {}});
    Steps& sequence = sequences.emplace_back();
    for (const Token& t : trail) {
      Step step = step_to(t.cell);
      step.starts = t.starts_piece() && !sequence.empty();
      sequence.push_back(std::move(step));
      if (t.count != 0) sequence.push_back(step_count(t.count));
    }
  }
  make_prefix_free(sequences);
  for (std::size_t i = 0; i < out.size(); ++i) out[i].steps = std::move(sequences[i]);
  return out;
}

/// Splits text into tokens; `x` and `:` are both a capture.
Result<Trail> read_trail(std::string_view input, std::optional<Cell> (*find_cell)(std::string_view name));

namespace detail {

/// Every move that fits a trail in which landings may have been left out.
template <Walked R>
class Fitting {
 public:
  Fitting(const Position<R>& p, const Trail& given) : given_(given) { follow(R::walk(p), 0, true, true); }

  std::vector<Move<R>> exact;  // the trail is a path of this move in full
  std::vector<Move<R>> shortened;

 private:
  /// `named`: the last square reached was named, so that the piece may end there.
  void follow(const typename R::Walk& walk, std::size_t used, bool named, bool full) {
    const Mixer mixed = Mixer().add(bits(R::spot(walk))).add(used * 4 + named * 2 + full);
    if (!seen_.insert(bits(mixed.key())).second) return;
    if (used == given_.size() && named) {
      if (const auto move = R::arrived(walk)) (full ? exact : shortened).push_back(*move);
      return;
    }
    Tokens next;
    R::hops(walk, next);
    for (const Token& t : next) {
      const bool fits = used < given_.size() && t == given_[used] && (named || !t.starts_piece());
      if (fits) follow(R::go(walk, t), used + 1, true, full);
      if (!t.starts_piece() && used < given_.size()) follow(R::go(walk, t), used, false, false);
    }
  }

  const Trail& given_;
  std::unordered_set<std::uint64_t> seen_;
};

/// Why the given trail cannot be walked: the sentence for its first impossible token.
template <Walked R>
Sentence first_obstacle(const Position<R>& p, const Trail& given) {
  auto walk = R::walk(p);
  for (const Token& t : given) {
    Tokens next;
    R::hops(walk, next);
    if (!next.has(t)) return R::why_not(walk, t);
    walk = R::go(walk, t);
  }
  if constexpr (Finishing<R>) return R::why_unfinished(walk);
  return {"That move is not finished."};
}

template <class T>
void keep_unique(std::vector<T>& items) {
  std::vector<T> once;
  for (const T& item : items)
    if (std::find(once.begin(), once.end(), item) == once.end()) once.push_back(item);
  items = std::move(once);
}

}  // namespace detail

/// Reads a move in full or abbreviated. `legal` are the moves to choose from.
template <Walked R>
Result<Move<R>> read_move(const Position<R>& p, const MoveList<R>& legal, std::string_view input) {
  const auto given = read_trail(input, [](std::string_view name) { return R::find_cell(name); });
  if (!given) return given.error();

  detail::Fitting<R> fitting(p, *given);
  const auto is_legal = [&](const Move<R>& m) { return legal.has(m); };
  for (const Move<R>& m : fitting.exact)
    if (is_legal(m)) return m;

  detail::keep_unique(fitting.shortened);
  MoveList<R> fits;
  for (const Move<R>& m : fitting.shortened)
    if (is_legal(m)) fits.push(m);
  if (fits.size() == 1) return fits[0];
  if constexpr (!has_face) return Error{"{1} cannot be played.", quoted(input)};
  if (fits.size() > 1) {
    std::vector<std::string> names;
    for (const Trail& trail : trails<R>(p, fits)) names.push_back(text<R>(trail));
    std::sort(names.begin(), names.end());
    if (names.size() > 6) names.resize(6);
    return Error{"{1} can be {2}: name a square on the way.", quoted(input), either(names)};
  }
  for (const auto* almost : {&fitting.exact, &fitting.shortened})
    if (!almost->empty()) return Error{R::why_illegal(p, almost->front())};
  return Error{detail::first_obstacle<R>(p, *given)};
}

/// The notation of a game all of whose moves are trails: its struct derives from this.
template <class R, class Position, class Move>
struct Trailed {
  static std::vector<Described> describe(const Position& p, const List<Move, 128>& moves) {
    return kit::describe<R>(p, moves);
  }
  static Result<Move> read_move(const Position& p, const List<Move, 128>& legal, std::string_view text) {
    return kit::read_move<R>(p, legal, text);
  }
};

}  // namespace lozenge::kit
