// Checkers as a member of the list of games.
#pragma once

#include "core/types.hpp"
#include "games/checkers/features.hpp"
#include "games/checkers/generate.hpp"
#include "games/checkers/rules.hpp"
#include "games/checkers/text.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::checkers {

struct Module {
  using Strict = Checkers<Crowning::ends>;
  using StrictContinuing = Checkers<Crowning::continues>;
  /// Every option set as a type.
  using Variants = Types<Strict, kit::Claims<Strict, false>, kit::Claims<Strict, true>, StrictContinuing,
                         kit::Claims<StrictContinuing, false>, kit::Claims<StrictContinuing, true>>;
  static const play::Family& family();
};

}  // namespace lozenge::games::checkers
