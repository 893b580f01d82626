// Puts what a review has to say into the record of the game that it judges.
#pragma once

#include "record/record.hpp"
#include "review/remarks.hpp"

namespace lozenge::review {

/// The record with the number and the comment of each turn, and a comment ahead of the moves. Comments of others stay;
/// their marks of strength, and what an earlier review has said, give way. The turns are those that were reviewed.
record::Record annotate(record::Record record, const Remarks& remarks);

}  // namespace lozenge::review
