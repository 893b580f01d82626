// Jumps on the Minder board: over an adjacent man in any of the eight directions, to the vacant point right
// behind. For all the men of a side at once, one word a direction.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "board/diamond41.hpp"

namespace lozenge::kit {

using board::Bits;
namespace minder = board::diamond41;

/// All jumps over some men to vacant points, whoever makes them.
class Jumps {
 public:
  constexpr Jumps(Bits over, Bits vacant) {
    minder::each_direction([&]<int D>() {
      from_[D] = std::rotr(over & std::rotr(vacant, minder::turn(D)), minder::turn(D));
      starts_ |= from_[D];
    });
  }

  /// Where a jump can begin.
  constexpr Bits starts() const { return starts_; }

  /// Where one jump takes the leapers.
  constexpr Bits landings(Bits leapers) const {
    Bits landed = 0;
    minder::each_direction([&]<int D>() { landed |= land<D>(leapers); });
    return landed;
  }

  /// Where any number of jumps, but at least one, takes the leapers. A corner ends the move.
  constexpr Bits reach(Bits leapers) const {
    Bits reached = 0;
    for (Bits fresh = landings(leapers); fresh != 0; fresh = landings(fresh & ~minder::corners) & ~reached)
      reached |= fresh;
    return reached;
  }

 protected:
  template <int Direction>
  constexpr Bits land(Bits leapers) const {
    return std::rotl(leapers & from_[Direction], 2 * minder::turn(Direction));
  }

  std::array<Bits, 8> from_{};  // by direction
  Bits starts_ = 0;
};

/// Those of some men over whom one of the attackers can jump.
constexpr Bits exposed(Bits men, Bits attackers, Bits vacant) {
  Bits found = 0;
  minder::each_direction(
      [&]<int D>() { found |= men & std::rotl(attackers, minder::turn(D)) & std::rotr(vacant, minder::turn(D)); });
  return found;
}

/// All jumps over opponents to vacant points. Who is jumped leaves the board at once, so that nobody is jumped twice.
class Captures : public Jumps {
 public:
  constexpr Captures(Bits opponents, Bits vacant) : Jumps(opponents, vacant) {
    Bits earlier = 0, later = 0;
    for (int d = 0; d < 8; ++d) {
      onward_[d ^ 1] = earlier;
      earlier |= from_[d];
    }
    for (int d = 7; d >= 0; --d) {
      onward_[d ^ 1] = (onward_[d ^ 1] | later) & ~minder::corners;
      later |= from_[d];
    }
  }

  /// Follows everything that leapers can capture by going on from where they are. All who capture in the same
  /// directions go together, so that what they have captured is one set: the points as seen from a leaper on bit 0.
  /// `arrive(landed, captured)` is called after each jump and gives back those who are to go on.
  template <class Arrive>
  void follow(Bits leapers, Arrive& arrive, Bits captured = 0) const {
    minder::each_direction([&]<int D>() {
      constexpr Bits over = board::bit(minder::turn(D));
      const Bits landed = land<D>(leapers);
      if (landed == 0 || (captured & over) != 0) return;
      const Bits taken = std::rotr(captured | over, 2 * minder::turn(D));
      const Bits going_on = arrive(landed, taken) & onward_[D];
      if (going_on != 0) follow(going_on, arrive, taken);
    });
  }

 private:
  /// By the direction of the last jump: where a further one can begin, not back over the man just captured.
  std::array<Bits, 8> onward_{};
};

/// What a side may lose to one move of its opponent, also to one that begins with jumps over own men.
struct Danger {
  Bits men = 0;  // who can be captured first
  int most = 0;  // the worth of what can be captured together
};

/// `worth(captured)` is that of the men on some points. A leaper who comes back to the point that he has left is
/// overlooked: it counts as held.
template <class Worth>
Danger danger(Bits men, Bits attackers, Bits vacant, const Worth& worth) {
  attackers |= Jumps(attackers, vacant).reach(attackers) & ~minder::corners;
  Danger found{exposed(men, attackers, vacant)};
  if (found.men == 0) return found;
  const auto arrive = [&](Bits landed, Bits captured) {
    for (Bits to = landed; to != 0; to = board::rest(to))
      found.most = std::max(found.most, worth(std::rotl(captured, board::lowest(to))));
    return landed;
  };
  const Captures captures(men, vacant);
  captures.follow(attackers & captures.starts(), arrive);
  return found;
}

}  // namespace lozenge::kit
