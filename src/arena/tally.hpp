// The results of a contest so far, counted for the first contestant, A.
#pragma once

#include <array>

#include "core/side.hpp"

namespace lozenge::arena {

/// What a game has brought A, in half points.
enum class Points : int { lost = 0, drawn = 1, won = 2 };

constexpr Points points_of(Outcome outcome, Side side_of_a) {
  if (outcome == Outcome::draw) return Points::drawn;
  return outcome == win_for(side_of_a) ? Points::won : Points::lost;
}

/// Two games from one opening, with the sides exchanged, hang together: what the opening gives one contestant in the
/// first game it gives the other in the second. So pairs are what chance is reckoned with, and games only where they
/// have no partner.
struct Tally {
  std::array<int, 3> singles{};  // games without a partner by points
  std::array<int, 5> pairs{};    // by the points of both games together

  void add(Points game) { ++singles[static_cast<std::size_t>(game)]; }
  void add(Points first, Points second) {
    ++pairs[static_cast<std::size_t>(static_cast<int>(first) + static_cast<int>(second))];
  }

  int single_count() const;
  int pair_count() const;
  int games() const { return single_count() + 2 * pair_count(); }
  double points() const;  // whole ones
  /// From 0 to 1.
  double score() const { return games() == 0 ? 0.5 : points() / games(); }
  /// By how much the score may be off by chance (one standard deviation).
  double deviation() const;
};

}  // namespace lozenge::arena
