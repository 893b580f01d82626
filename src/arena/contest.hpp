// A contest: many games between two players, several at once, reported in their order.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "arena/opening.hpp"
#include "arena/player.hpp"
#include "arena/tally.hpp"

namespace lozenge::arena {

/// Games 2n and 2n + 1 are a pair: they begin with the same opening, A has the first side in the even one.
struct Plan {
  Contestant a, b;
  Conditions conditions;
  std::vector<Opening> openings;  // at least one; they are gone through again when they have run out
  int games = 100;
  int tables = 1;  // games at once
  std::uint64_t seed = 0;

  const Opening& opening_of(int game) const { return openings[static_cast<std::size_t>(game / 2) % openings.size()]; }
  static Side side_of_a(int game) { return game % 2 == 0 ? Side::first : Side::second; }
};

/// What a player's thinking took, added up.
struct Effort {
  std::uint64_t moves = 0, depth = 0, nodes = 0;
  search::Seconds time{0};

  void add(const play::Thought& thought);
  void add(const Effort& other);
};

/// A game that has been played to its end.
struct Played {
  int number = 0;  // from 0
  std::unique_ptr<play::Match> match;
  std::string fault = {};  // why a player lost who made no legal move: a sentence; else empty
  Effort effort[2] = {};   // of A and of B

  Points points() const { return points_of(*match->status().outcome, Plan::side_of_a(number)); }
};

/// Plays until the games are over, `stop` is set or `report` says false. `report` is called for each game in the order
/// of their numbers, never twice at once; of games that are stopped there is none. The games do not depend on how many
/// are played at once.
Result<Done> play_contest(const Plan& plan, const std::atomic<bool>& stop,
                          const std::function<bool(const Played&)>& report);

}  // namespace lozenge::arena
