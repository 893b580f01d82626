// DIAM as a member of the list of games.
#pragma once

#include "core/types.hpp"
#include "games/diam/features.hpp"
#include "games/diam/generate.hpp"
#include "games/diam/rules.hpp"
#include "games/diam/text.hpp"
#include "play/family.hpp"

namespace lozenge::games::diam {

struct Module {
  /// Every option set as a type.
  using Variants = Types<Diam<2>, Diam<3>, Diam<4>>;
  static const play::Family& family();
};

}  // namespace lozenge::games::diam
