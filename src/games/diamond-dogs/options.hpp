// What can be chosen for a game of Diamond Dogs (rulebook, Options).
#pragma once

#include <cstdint>

namespace lozenge::games::diamond_dogs {

enum class Goal : std::uint16_t {
  first,  // the first die on a hoop wins
  most    // dice on hoops are home, and most dice home win
};

enum class Setup : std::uint16_t {
  ones,  // every die shows 1
  mixed  // each player arranges his numbers
};

struct DogsOptions {
  Goal goal = Goal::first;
  Setup setup = Setup::ones;

  bool operator==(const DogsOptions&) const = default;
};

}  // namespace lozenge::games::diamond_dogs
