#include "arena/standing.hpp"

namespace lozenge::arena {

void Standing::add(const Played& played) {
  const Points points = played.points();
  ++counts_[static_cast<std::size_t>(points)];
  for (std::size_t who = 0; who < 2; ++who) efforts_[who].add(played.effort[who]);
  if (!played.fault.empty()) faults_.push_back("Game " + std::to_string(played.number + 1) + ": " + played.fault);

  if (half_ && half_->number + 1 == played.number && played.number % 2 == 1) {
    tally_.add(half_->points, points);
    half_.reset();
    return;
  }
  tally_ = tally();  // the partner of the half was not played
  half_ = Half{played.number, points};
}

Tally Standing::tally() const {
  Tally all = tally_;
  if (half_) all.add(half_->points);
  return all;
}

}  // namespace lozenge::arena
