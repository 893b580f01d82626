// How a contest stands: its games are added in their order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/contest.hpp"
#include "arena/tally.hpp"

namespace lozenge::arena {

class Standing {
 public:
  void add(const Played& played);

  /// How often A won, drew or lost.
  int count(Points points) const { return counts_[static_cast<std::size_t>(points)]; }
  /// What A or B took for its moves.
  const Effort& effort_of_a() const { return efforts_[0]; }
  const Effort& effort_of_b() const { return efforts_[1]; }
  /// "Game 12: B loses. ..." for each game that was lost without a legal move.
  const std::vector<std::string>& faults() const { return faults_; }

  /// The pairs that are complete, and games whose partner was not played.
  Tally tally() const;
  /// Does a game wait for its partner?
  bool has_half() const { return half_.has_value(); }

 private:
  struct Half {
    int number;
    Points points;
  };

  Tally tally_;               // but for the half
  std::optional<Half> half_;  // a game that waits for its partner
  std::array<int, 3> counts_{};
  std::array<Effort, 2> efforts_{};
  std::vector<std::string> faults_;
};

}  // namespace lozenge::arena
