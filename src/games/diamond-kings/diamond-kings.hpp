// Diamond Kings as a member of the list of games.
#pragma once

#include "core/types.hpp"
#include "games/diamond-kings/features.hpp"
#include "games/diamond-kings/generate.hpp"
#include "games/diamond-kings/rules.hpp"
#include "games/diamond-kings/text.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_kings {

struct Module {
  using Insisting = kit::Claims<DiamondKings, false>;
  /// Every option set as a type.
  using Variants = Types<Insisting, DiamondKings>;
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_kings
