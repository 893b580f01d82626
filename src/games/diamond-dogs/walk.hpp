// A turn of Diamond Dogs under way, square by square, as it is written and clicked.
#pragma once

#include "games/diamond-dogs/goal.hpp"
#include "games/diamond-dogs/hops.hpp"
#include "games/diamond-dogs/move.hpp"
#include "kit/trail.hpp"

namespace lozenge::games::diamond_dogs {

struct DogsWalk {
  DogsPosition before;            // as the turn began
  DogsPosition now;               // with the hops that are made
  int at = DogsMove::no_cell;     // the die under way
  int first = DogsMove::no_cell;  // the first die, once a second has started
  int hops = 0;                   // made in all
  int spent = 0;                  // of the two spaces, every bonus space taken as one
  bool is_at_start = false;       // the die under way has not moved yet
  bool has_bonus = false;         // its next hop is free
  bool had_bonus = false;         // a free hop has been made, and there is only one (house rule)
  bool is_over = false;           // the game is

  bool has_space() const { return !is_over && (has_bonus || spent < 2) && (bit(at) & hoops[now.turn]) == 0; }
  /// A second die may start: the first has moved and has a space left over.
  bool can_change_dice() const { return !is_over && !is_at_start && first == DogsMove::no_cell && spent < 2; }
};

/// The hop that a token stands for: the die that is jumped is halfway.
Hop hop_to(const DogsWalk& w, int to);

void hops(const DogsWalk& w, kit::Tokens& out);

/// One token further; whether the game is over then is not yet said.
DogsWalk went(const DogsWalk& w, kit::Token t);

inline DogsWalk go(const DogsWalk& w, kit::Token t) {
  DogsWalk next = went(w, t);
  next.is_over = decided(next.now).has_value();
  return next;
}

/// The move that is made if the turn ends here, if it may (rulebook, Both spaces).
std::optional<DogsMove> arrived(const DogsWalk& w);

Key spot(const DogsWalk& w, Key now);

}  // namespace lozenge::games::diamond_dogs
