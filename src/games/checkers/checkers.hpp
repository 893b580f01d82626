// Checkers as a member of the list of games.
#pragma once

#include "games/checkers/features.hpp"
#include "games/checkers/generate.hpp"
#include "games/checkers/rules.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::checkers {

struct Module {
  using Rules = kit::Claims<Checkers>;
  static Options<Rules> options(const play::Settings& settings);
  static const play::Family& family();
};

}  // namespace lozenge::games::checkers
