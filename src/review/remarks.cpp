#include "review/remarks.hpp"

#include <algorithm>

namespace lozenge::review {

namespace {

constexpr std::size_t shown_moves = 8;

/// "mistake (62 %, now 48 %); better 9-14 22-17."
std::string words_on(const Judgement& judgement) {
  std::string words = std::string(name(judgement.grade)) + " (" + standing(judgement.before) + ", now " +
                      standing(judgement.after) + "); better";
  for (std::size_t i = 0; i < std::min(shown_moves, judgement.better.size()); ++i) words += " " + judgement.better[i];
  return words + ".";
}

std::string words_on(const Review& review, const play::Family& family) {
  std::string words;
  for (const Side side : {Side::first, Side::second})
    if (const auto& share = review.accuracy[index(side)])
      words += (words.empty() ? "accuracy " : ", ") + family.side_names[index(side)] + " " + percent(*share);
  return words.empty() ? "there was nothing to choose." : words + ".";
}

}  // namespace

std::string percent(Chance chance) {
  const int tenths = (chance + 5) / 10;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

Remarks remarks_on(const Review& review, const play::Family& family) {
  Remarks remarks{words_on(review, family), {}};
  for (const auto& judgement : review.turns)
    remarks.turns.push_back({nag(judgement.grade), is_error(judgement.grade) ? words_on(judgement) : ""});
  return remarks;
}

}  // namespace lozenge::review
