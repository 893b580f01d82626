// Diamond Dogs as a member of the list of games.
#pragma once

#include "games/diamond-dogs/features.hpp"
#include "games/diamond-dogs/generate.hpp"
#include "games/diamond-dogs/rules.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_dogs {

struct Module {
  using Rules = DiamondDogs;
  static DogsOptions options(const play::Settings& settings);
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_dogs
