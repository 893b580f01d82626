// Diamond Queens as a member of the list of games.
#pragma once

#include "games/diamond-queens/features.hpp"
#include "games/diamond-queens/generate.hpp"
#include "games/diamond-queens/rules.hpp"
#include "kit/claims.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_queens {

struct Module {
  using Rules = kit::Claims<DiamondQueens>;
  static Options<Rules> options(const play::Settings& settings);
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_queens
