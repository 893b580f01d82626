// What a review has to say about a game in its record: a number and a comment for each turn, and a word ahead of all.
#pragma once

#include "play/family.hpp"
#include "review/review.hpp"

namespace lozenge::review {

struct Remark {
  int nag = 0;          // $1 best, $2 mistake, $4 blunder, $6 inaccuracy, $7 forced; 0 for none
  std::string comment;  // on an error; else empty
};

struct Remarks {
  std::string summary;
  std::vector<Remark> turns;
};

Remarks remarks_on(const Review& review, const play::Family& family);

/// "91.3 %"
std::string percent(Chance chance);

}  // namespace lozenge::review
