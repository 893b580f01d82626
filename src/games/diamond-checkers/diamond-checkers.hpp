// Diamond Checkers as a member of the list of games.
#pragma once

#include "games/diamond-checkers/features.hpp"
#include "games/diamond-checkers/generate.hpp"
#include "games/diamond-checkers/rules.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_checkers {

struct Module {
  using Rules = kit::Claims<DiamondCheckers>;
  static Options<Rules> options(const play::Settings& settings);
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_checkers
