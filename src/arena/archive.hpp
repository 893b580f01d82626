// The games of a contest as records.
#pragma once

#include "arena/contest.hpp"
#include "record/record.hpp"

namespace lozenge::arena {

/// With both players, the round (pair and game), the opening, and why a game was lost without a legal move. `date` is
/// that of the contest, as records have it: 2024.05.31.
record::Record record_of(const Plan& plan, const Played& played, const std::string& date);

}  // namespace lozenge::arena
