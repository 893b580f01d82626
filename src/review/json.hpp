// A review as JSON.
#pragma once

#include "core/json.hpp"
#include "review/review.hpp"

namespace lozenge::review {

/// docs/analysis.md explains the fields.
///   {"game","rules","start","accuracy":[first,second],"turns":[turn],"result"}
///   turn: {"text","kind":"move|claim|setup","side","grade","before","after","loss","better":[move]}
///   before, after: {"score","plies","expectation"}, for the side that made the turn
void write_review(Json& json, const play::Match& match, const Review& review);
/// As a line without a line break.
std::string json(const play::Match& match, const Review& review);

}  // namespace lozenge::review
