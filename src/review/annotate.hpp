// Puts a review into the record of the game that it judges.
#pragma once

#include "record/record.hpp"
#include "review/review.hpp"

namespace lozenge::review {

/// The record with a number for each judged turn ($1 best, $2 mistake, $4 blunder, $6 inaccuracy, $7 forced), a comment
/// on each error and one ahead of the moves. Comments of others stay; their marks of strength, and what an earlier
/// review has said, give way. The moves are those that were reviewed.
record::Record annotate(record::Record record, const Review& review);

/// "91.3 %"
std::string percent(Chance chance);

}  // namespace lozenge::review
