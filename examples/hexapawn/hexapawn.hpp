// Hexapawn as a member of the list of games.
#pragma once

#include "games/hexapawn/features.hpp"
#include "games/hexapawn/rules.hpp"
#include "play/family.hpp"

namespace lozenge::games::hexapawn {

struct Module {
  using Rules = Hexapawn;
  static NoOptions options(const play::Settings&) { return {}; }
  static const play::Family& family();
};

}  // namespace lozenge::games::hexapawn
