#include "kit/house_leaps.hpp"

#include "kit/distinct.hpp"

namespace lozenge::kit {

void HouseLeaps::list(int from, int men, Leaving leaving, Asked asked, LeapMoves& out) const {
  const Bits start = board::bit(from), vacant = leaving == Leaving::all ? vacant_ | start : vacant_;
  const Jumps over_own(own_ & ~start, vacant);
  const Bits reached = over_own.reach(start) & ~start;
  if (asked == Asked::all)
    for (Bits to = reached; to != 0; to = board::rest(to)) out.push({from, board::lowest(to), men, 0});

  // What was captured, and where the men stand then, says how they can go on.
  LeapMoves states;
  Distinct known(states);
  const auto capture_from = [&](Bits launches, Bits captured) {
    const Bits left = opponents_ & ~captured;
    for (; launches != 0; launches = board::rest(launches))
      for (int d = 0; d < 8; ++d) {
        const Bits over = std::rotl(launches & -launches, minder::turn(d)) & left;
        const Bits to = std::rotl(over, minder::turn(d)) & vacant;
        if (to != 0) known.add({from, board::lowest(to), men, captured | over});
      }
  };
  capture_from(start | (reached & ~minder::corners), 0);
  for (std::size_t i = 0; i < states.size(); ++i) {
    const LeapMove state = states[i];
    const Bits at = board::bit(state.to());
    const bool can_go_on =
        (at & minder::corners) == 0 && (at & Jumps(opponents_ & ~state.captured(), vacant).starts()) != 0;
    if (!can_go_on || !options_.has(LeapOptions::finish)) out.push(state);
    if ((at & minder::corners) != 0) continue;
    const Bits linked = options_.has(LeapOptions::link) ? over_own.reach(at) & ~minder::corners : 0;
    capture_from(at | linked, state.captured());
  }
}

}  // namespace lozenge::kit
