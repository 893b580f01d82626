// Diamond Checkers as a member of the list of games.
#pragma once

#include "core/types.hpp"
#include "games/diamond-checkers/features.hpp"
#include "games/diamond-checkers/generate.hpp"
#include "games/diamond-checkers/rules.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_checkers {

struct Module {
  using AtOnce = DiamondCheckers<Promotion::at_once>;
  using AtEnd = DiamondCheckers<Promotion::at_end>;
  /// Every option set as a type.
  using Variants = Types<AtOnce, kit::Claims<AtOnce, false>, AtEnd, kit::Claims<AtEnd, false>>;
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_checkers
