#include "review/judgement.hpp"

#include <algorithm>
#include <cmath>

#include "play/engine.hpp"

namespace lozenge::review {

Chance chance(search::Score score) { return static_cast<Chance>(std::lround(whole_point * play::expectation(score))); }

std::string standing(search::Score score) {
  const auto plies = search::plies_to_end(score);
  if (!plies) return std::to_string((chance(score) + 50) / 100) + " %";
  const int count = std::abs(*plies);
  const std::string when = count == 0 ? "" : " in " + std::to_string(count) + (count == 1 ? " ply" : " plies");
  return (score > 0 ? "won" : "lost") + when;
}

Chance Judgement::loss() const { return std::max(0, chance(before) - chance(after)); }

Grade grade_of(search::Score before, search::Score after) {
  if (after >= before) return Grade::best;
  const Chance loss = chance(before) - chance(after);
  if (loss < inaccurate_from) return Grade::good;
  if (loss < mistaken_from) return Grade::inaccuracy;
  return loss < blundered_from ? Grade::mistake : Grade::blunder;
}

std::string_view name(Grade grade) {
  switch (grade) {
    case Grade::unjudged: break;
    case Grade::forced: return "forced";
    case Grade::best: return "best";
    case Grade::good: return "good";
    case Grade::inaccuracy: return "inaccuracy";
    case Grade::mistake: return "mistake";
    case Grade::blunder: return "blunder";
  }
  return "unjudged";
}

int nag(Grade grade) {
  switch (grade) {
    case Grade::best: return 1;
    case Grade::mistake: return 2;
    case Grade::blunder: return 4;
    case Grade::inaccuracy: return 6;
    case Grade::forced: return 7;
    case Grade::unjudged:
    case Grade::good: break;
  }
  return 0;
}

}  // namespace lozenge::review
