// What a review says about one turn: how good it was, by the chances that it kept.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "search/score.hpp"

namespace lozenge::review {

/// A share of a point in ten-thousandths: 10000 is a win, 5000 a draw. Whole numbers, so that every machine judges
/// alike.
using Chance = int;

inline constexpr Chance whole_point = 10'000;

/// What a score promises to the side that it is for.
Chance chance(search::Score score);

/// What a chance is worth to people: "62 %"; a decided score says in how many plies.
std::string standing(search::Score score);

enum class Grade : std::uint8_t {
  unjudged,  // a set-up, or what the engine has no score for
  forced,    // there was nothing else to play
  best,
  good,
  inaccuracy,
  mistake,
  blunder
};

/// From which loss on a turn is no longer good.
inline constexpr Chance inaccurate_from = 500;
inline constexpr Chance mistaken_from = 1'000;
inline constexpr Chance blundered_from = 1'500;

struct Judgement {
  Grade grade = Grade::unjudged;
  // For the side that made the turn; 0 where it is unjudged.
  search::Score before = 0;         // had it gone on in the best way
  search::Score after = 0;          // after what it did
  std::vector<std::string> better;  // the best line, where that was another one

  /// The chances that were given away.
  Chance loss() const;
};

/// How good a turn is that takes a score from `before` to `after`, if it was not forced.
Grade grade_of(search::Score before, search::Score after);

/// Does it make sense to say what would have been better?
constexpr bool is_error(Grade grade) { return grade >= Grade::inaccuracy; }

std::string_view name(Grade grade);

/// The number that annotates such a turn in a record (docs/notation.md); 0 for none.
int nag(Grade grade);

}  // namespace lozenge::review
