// Diamond Queens as a member of the list of games.
#pragma once

#include "core/types.hpp"
#include "games/diamond-queens/features.hpp"
#include "games/diamond-queens/generate.hpp"
#include "games/diamond-queens/rules.hpp"
#include "games/diamond-queens/text.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_queens {

struct Module {
  using Insisting = kit::Claims<DiamondQueens, false>;
  /// Every option set as a type.
  using Variants = Types<Insisting, DiamondQueens>;
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_queens
