// Turns with a jump in them, a capture or one over an own die, found by trying the ways to spend the spaces.
#pragma once

#include "core/list.hpp"
#include "games/diamond-dogs/goal.hpp"
#include "games/diamond-dogs/hops.hpp"
#include "games/diamond-dogs/move.hpp"

namespace lozenge::games::diamond_dogs {

/// False only where no turn of the side to move can have a jump in it.
inline bool may_be_eventful(const DogsPosition& p) {
  using board::diamond53::around;
  const Bits dice = in_play(p, p.turn);
  if (p.options.has(House::ones_hop)) return true;
  return (dice & ~p.showing(1)) != 0 || (around(around(dice)) & p.opponents()) != 0;
}

/// Calls `visit` with the move of each way; a move that can be made in several ways may come several times, and where
/// ones hop also a move of steps alone.
template <class Visit>
class EventfulTurns {
 public:
  EventfulTurns(const DogsPosition& p, Visit& visit) : start_(p), dice_(in_play(p, p.turn)), visit_(visit) {}

  void try_all() {
    each_jump(start_, dice_, [&](const Hop& h) {
      if (!may_come_first(h)) latecomers_.push(h);
      spend_first(start_, h, false);
    });
    for (Bits dice = dice_; dice != 0; dice = rest(dice))
      each_step_of(start_, lowest(dice), start_.value_at(lowest(dice)), [&](const Hop& h) { step_first(h); });
  }

 private:
  /// A step of one die and a jump of another that have nothing to do with each other are tried in this order only:
  /// the jump, then the step. Not so a jump that ends the game, nor one that brings bonus spaces, which the step might
  /// make room for.
  bool may_come_first(const Hop& jump) const {
    if ((bit(jump.to) & hoops[start_.turn]) != 0) return false;
    return !is_capture(start_, jump) || (jump.number < max_value && rest(in_play(start_, start_.turn ^ 1)) != 0);
  }

  /// A step, then a jump: of the same die, one that the step has made possible, or a latecomer.
  void step_first(const Hop& step) {
    const DogsPosition q = after(start_, step);
    if (decided(q)) return;
    if ((bit(step.to) & hoops[q.turn]) == 0)
      each_jump_of(q, step.to, step.number, [&](const Hop& jump) { spend_second(q, jump, false); });
    const Bits others = dice_ & ~bit(step.from);
    each_jump(q, others & (board::diamond53::leaps[step.from] | board::diamond53::neighbours[step.to]),
              [&](const Hop& jump) {
                if (jump.to == step.from || jump.over == bit(step.to)) spend_second(q, jump, false);
              });
    for (const Hop& jump : latecomers_)
      if (jump.from != step.from && jump.over != bit(step.from) && jump.to != step.to) spend_second(q, jump, false);
  }

  /// A jump as the first space, or as a bonus space of it; then anything. `had_bonus`: a bonus space has been spent.
  void spend_first(const DogsPosition& p, const Hop& h, bool had_bonus) {
    const DogsPosition q = after(p, h);
    const DogsMove so_far = difference(start_, q);
    if (decided(q)) return visit_(so_far);
    const Bits touched = bit(so_far.left(0)) | bit(so_far.shown(0).cell);
    bool is_last = true;
    each_hop(q, [&](const Hop& second) {
      is_last = is_last && leads_back(q, second);
      const bool is_apart = !second.is_jump() && ((bit(second.from) | bit(second.to)) & touched) == 0;
      if (is_apart) visit_(so_far.and_step(second.from, {second.to, second.number}));
      else spend_second(q, second, had_bonus);
    });
    if (is_last || start_.options.has(House::up_to_two)) visit_(so_far);
    if (has_bonus(p, h, had_bonus)) each_hop_of(q, h.to, [&](const Hop& bonus) { spend_first(q, bonus, true); });
  }

  /// The second space, or a bonus space of it.
  void spend_second(const DogsPosition& p, const Hop& h, bool had_bonus) {
    if (leads_back(p, h)) return;
    const DogsPosition q = after(p, h);
    visit_(difference(start_, q));
    if (has_bonus(p, h, had_bonus) && !decided(q))
      each_hop_of(q, h.to, [&](const Hop& bonus) { spend_second(q, bonus, true); });
  }

  bool has_bonus(const DogsPosition& p, const Hop& h, bool had_bonus) const {
    return earns_bonus(p, h) && !(had_bonus && start_.options.has(House::one_bonus));
  }

  /// Would everything be as it was? With a jump in it only where ones hop: else it changes numbers or captures.
  bool leads_back(const DogsPosition& p, const Hop& h) const {
    return start_.options.has(House::ones_hop) && after(p, h) == start_;
  }

  const DogsPosition& start_;
  Bits dice_;
  List<Hop, 16> latecomers_;  // jumps that must be tried after a step too
  Visit& visit_;
};

}  // namespace lozenge::games::diamond_dogs
