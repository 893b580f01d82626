// A review as JSON.
#pragma once

#include "review/review.hpp"

namespace lozenge::review {

/// One line without a line break; docs/analysis.md explains the fields.
///   {"game","rules","start","accuracy":[first,second],"turns":[turn],"result"}
///   turn: {"text","kind":"move|claim|setup","side","grade","before","after","loss","better":[move]}
///   before, after: {"score","plies","expectation"}, for the side that made the turn
std::string json(const play::Match& match, const Review& review);

}  // namespace lozenge::review
