// Diamond Kings as a member of the list of games.
#pragma once

#include "games/diamond-kings/features.hpp"
#include "games/diamond-kings/generate.hpp"
#include "games/diamond-kings/rules.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_kings {

struct Module {
  using Rules = kit::Claims<DiamondKings>;
  static Options<Rules> options(const play::Settings& settings);
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_kings
