// Diamond Dogs as a member of the list of games.
#pragma once

#include "core/types.hpp"
#include "games/diamond-dogs/features.hpp"
#include "games/diamond-dogs/generate.hpp"
#include "games/diamond-dogs/notation.hpp"
#include "games/diamond-dogs/rules.hpp"
#include "play/family.hpp"

namespace lozenge::games::diamond_dogs {

struct Module {
  /// Every option set as a type.
  using Variants = Types<DiamondDogs<Goal::first, Setup::ones>, DiamondDogs<Goal::most, Setup::ones>,
                         DiamondDogs<Goal::first, Setup::mixed>, DiamondDogs<Goal::most, Setup::mixed>>;
  static const play::Family& family();
};

}  // namespace lozenge::games::diamond_dogs
