// Turns of steps alone, listed and counted by what they leave, without duplicates. There are three forms:
//
//   shift   a number goes from one space to another: a die in two steps; a die in one step that ends the turn; or a die
//           steps off and its neighbour, showing the same, takes its place
//   pair    two dice step to two vacant spaces
//   relay   a die steps off and its neighbour, showing another number, takes its place
#pragma once

#include "games/diamond-dogs/goal.hpp"
#include "games/diamond-dogs/hops.hpp"
#include "games/diamond-dogs/move.hpp"

namespace lozenge::games::diamond_dogs {

class QuietTurns {
 public:
  /// `ending`: the spaces where a die that arrives ends the game, so that nothing more is spent.
  QuietTurns(const DogsPosition& p, Bits ending) : p_(p), empty_(p.empty()), ending_(ending) {
    for (Bits dice = in_play(p, p.turn); dice != 0; dice = rest(dice)) {
      const int cell = lowest(dice), number = p.value_at(cell);
      const Bits near = board::diamond53::neighbours[cell];
      const Bits alike = p.showing(number) & in_play(p, p.turn);
      dice_[size_++] = {cell, number, near & empty_, near & in_play(p, p.turn), alike};
    }
    dead_ends_ = (empty_ & ~board::diamond53::around(empty_)) | hoops[p.turn];
  }

  std::uint64_t count() const {
    int turns = count_pairs(all) - (ending_ != 0 ? count_pairs(ending_) : 0);
    for (int i = 0; i < size_; ++i) {
      const Die& die = dice_[i];
      turns += std::popcount(shifts(die));
      for (Bits next = die.friends & ~die.alike; next != 0; next = rest(next))
        turns += std::popcount(board::diamond53::neighbours[lowest(next)] & empty_ & ~ending_);
    }
    return static_cast<std::uint64_t>(turns);
  }

  template <class Visit>
  void each(Visit&& visit) const {
    for (int i = 0; i < size_; ++i) {
      const Die& die = dice_[i];
      for (Bits to = shifts(die); to != 0; to = rest(to))
        visit(DogsMove(die.cell, DogsMove::no_cell, {lowest(to), die.number}, {}));
      for (int j = 0; j < i; ++j) each_pair(dice_[j], die, visit);
      for (Bits next = die.friends & ~die.alike; next != 0; next = rest(next)) each_relay(die, lowest(next), visit);
    }
  }

 private:
  struct Die {
    int cell, number;
    Bits steps, friends;  // vacant spaces and own dice next to it
    Bits alike;           // own dice that show the same, itself too
  };

  Bits shifts(const Die& die) const {
    using board::diamond53::around;
    const Bits two_steps = around(die.steps & ~hoops[p_.turn]) & empty_;
    const Bits replaced = around(die.friends & die.alike) & empty_ & ~ending_;
    if (p_.options.has(House::up_to_two)) return two_steps | replaced | die.steps;
    Bits one_step = die.steps & ending_;
    for (Bits to = die.steps & dead_ends_ & ~ending_; to != 0; to = rest(to))
      if (!has_second_space(die, lowest(to))) one_step |= to & -to;
    return two_steps | replaced | one_step;
  }

  /// After this step, is there another hop than the step back?
  bool has_second_space(const Die& die, int to) const {
    for (int i = 0; i < size_; ++i)
      if (dice_[i].cell != die.cell && (dice_[i].steps & ~bit(to)) != 0) return true;
    bool found = false;
    each_hop(after(p_, {die.cell, to, 0, die.number}),
             [&](const Hop& h) { found |= h.from != to || h.to != die.cell; });
    return found;
  }

  /// Pairs of steps of two dice to two spaces of a set. Where both show the same it does not matter which goes where.
  int count_pairs(Bits among) const {
    int pairs = 0;
    for (int i = 0; i < size_; ++i) {
      const Bits steps = dice_[i].steps & among;
      const int ways = std::popcount(steps);
      for (int j = 0; j < i && ways > 0; ++j) {
        const int shared = std::popcount(steps & dice_[j].steps);
        pairs += ways * std::popcount(dice_[j].steps & among) - shared;
        if (dice_[i].number == dice_[j].number) pairs -= shared * (shared - 1) / 2;
      }
    }
    return pairs;
  }

  template <class Visit>
  void each_pair(const Die& a, const Die& b, Visit& visit) const {
    for (Bits first = a.steps; first != 0; first = rest(first)) {
      const Bits to = first & -first;
      Bits second = b.steps & ~to;
      if ((to & ending_) != 0) second &= ~ending_;
      // Where both can go to two spaces and show the same, one way round is enough.
      if (a.number == b.number && (to & b.steps) != 0) second &= ~(a.steps & (to - 1));
      for (; second != 0; second = rest(second))
        visit(DogsMove(a.cell, b.cell, {lowest(to), a.number}, {lowest(second), b.number}));
    }
  }

  /// `next` steps off and the die takes its place.
  template <class Visit>
  void each_relay(const Die& die, int next, Visit& visit) const {
    for (Bits to = board::diamond53::neighbours[next] & empty_ & ~ending_; to != 0; to = rest(to))
      visit(DogsMove(die.cell, DogsMove::no_cell, {next, die.number}, {lowest(to), p_.value_at(next)}));
  }

  const DogsPosition& p_;
  Bits empty_, ending_;
  Bits dead_ends_;  // where a die that steps there has perhaps no step but the one back
  Die dice_[max_dice];
  int size_ = 0;
};

}  // namespace lozenge::games::diamond_dogs
