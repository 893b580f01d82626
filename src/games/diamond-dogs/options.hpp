// What can be chosen for a game of Diamond Dogs (rulebook, Options).
#pragma once

#include <cstdint>

namespace lozenge::games::diamond_dogs {

enum class Goal : std::uint8_t {
  first,  // the first die on a hoop wins
  most,   // dice on hoops are home, and most dice home win
  half    // the first die on a hoop ends the game, and most dice in the opponent's half win
};

enum class Setup : std::uint8_t {
  ones,  // every die shows 1
  mixed  // each player arranges his numbers
};

/// House rules (rulebook, House rules), a bit each: none of them is the usual game.
struct House {
  enum : std::uint16_t {
    ones_hop = 1 << 0,        // a die showing 1 may jump over its own, and stays 1
    piece_shut_in = 1 << 1,   // a die that is shut in has to be removed
    up_to_two = 1 << 2,       // a turn may end after one space
    one_bonus = 1 << 3,       // a turn has one bonus space at most
    open_arranging = 1 << 4,  // White sees how Red has arranged his dice
  };
};

struct DogsOptions {
  Goal goal = Goal::first;
  Setup setup = Setup::ones;
  std::uint16_t house = 0;

  bool has(std::uint16_t rule) const { return (house & rule) != 0; }

  bool operator==(const DogsOptions&) const = default;
};

}  // namespace lozenge::games::diamond_dogs
