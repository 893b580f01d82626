// The walks of a game without their types: what is done with trails is compiled once for all games.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/cell.hpp"
#include "core/key.hpp"
#include "core/list.hpp"
#include "core/onward.hpp"
#include "core/result.hpp"
#include "core/rules.hpp"

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

/// The click of a token; `is_first` is the one that begins the move.
inline Step step_of(const Token& t, bool is_first) {
  Step step = step_to(t.cell);
  step.starts = t.starts_piece() && !is_first;
  return step;
}

using Tokens = List<Token, 128>;
using Trail = std::vector<Token>;

/// Walks of one position, and the moves that they arrive at. Walks have numbers, and the first has gone nowhere yet.
/// Moves have numbers too: first the legal ones in the order in which they were given, then others as they are met.
class Walker {
 public:
  static constexpr std::size_t first_walk = 0;

  virtual ~Walker() = default;
  /// What the rules of motion allow next, in the order of the squares.
  Tokens hops(std::size_t walk) const;
  /// The walk that is one token further.
  virtual std::size_t go(std::size_t walk, Token t) = 0;
  /// The move that is made if the walk stops here.
  virtual std::optional<std::size_t> arrived(std::size_t walk) = 0;
  virtual std::uint64_t spot(std::size_t walk) const = 0;

  virtual std::string cell_name(Cell c) const = 0;
  virtual std::optional<Cell> find_cell(std::string_view name) const = 0;
  virtual Sentence why_not(std::size_t walk, Token t) const = 0;
  virtual Sentence why_unfinished(std::size_t walk) const = 0;
  virtual Sentence why_illegal(std::size_t move) const = 0;

  std::size_t legal_count() const { return legal_; }
  bool is_legal(std::size_t move) const { return move < legal_; }
  std::string text(const Trail& trail) const;

 protected:
  /// The hops in any order.
  virtual void find_hops(std::size_t walk, Tokens& out) const = 0;
  /// The number of a move, which is known by its bytes.
  std::size_t number_of(std::string_view bytes) { return numbers_.emplace(bytes, numbers_.size()).first->second; }
  void close_legal() { legal_ = numbers_.size(); }

 private:
  std::unordered_map<std::string, std::size_t> numbers_;
  std::size_t legal_ = 0;
};

/// How the legal moves are written and clicked: each by the path that names the fewest squares, then the first in
/// square order.
std::vector<Described> describe(Walker& walker);

/// Which of the legal moves a text means, in full or abbreviated.
Result<std::size_t> read_move(Walker& walker, std::string_view input);

/// How the legal moves can be made after these clicks, by whichever path and in whichever order of the pieces.
Onward onward(Walker& walker, std::span<const Step> clicks, std::optional<Cell> toward);

}  // namespace lozenge::kit
