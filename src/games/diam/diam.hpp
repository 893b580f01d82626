// DIAM as a member of the list of games.
#pragma once

#include "games/diam/features.hpp"
#include "games/diam/generate.hpp"
#include "games/diam/rules.hpp"
#include "play/family.hpp"

namespace lozenge::games::diam {

struct Module {
  using Rules = Diam;
  static Players options(const play::Settings& settings);
  static const play::Family& family();
};

}  // namespace lozenge::games::diam
