// Leaps of Diamond Kings and Queens: any number of jumps over own men, who stay, then any number over opponents, who
// go.
//
// A jump moves by two points in x, in y, or in both. So the leaper keeps the parity of both coordinates, and what he
// jumps over has another parity. Much follows from that:
//  - nobody lands where he has captured, or jumps over those who stayed behind on his own point;
//  - a step and a jump never end on the same point;
//  - leapers of the four parities never meet, so that four of them can be followed in one word.
#pragma once

#include <algorithm>
#include <string_view>

#include "core/list.hpp"
#include "kit/jumps.hpp"

namespace lozenge::kit {

/// A whole turn: `men` men go from one point to another (bit numbers of the board), and what they captured leaves.
/// from | to << 6 | men << 12 | captured << 16; nobody is captured on 1B, the only point above bit 47.
class LeapMove {
 public:
  constexpr LeapMove() = default;
  constexpr LeapMove(int from, int to, int men, Bits captured)
      : packed_(static_cast<std::uint64_t>(from) | static_cast<std::uint64_t>(to) << 6 |
                static_cast<std::uint64_t>(men) << 12 | captured << 16) {}

  constexpr int from() const { return static_cast<int>(packed_ & 63); }
  constexpr int to() const { return static_cast<int>(packed_ >> 6 & 63); }
  constexpr int men() const { return static_cast<int>(packed_ >> 12 & 15); }
  constexpr Bits captured() const { return packed_ >> 16; }
  constexpr bool operator==(const LeapMove&) const = default;

 private:
  std::uint64_t packed_ = 0;
};

using LeapMoves = List<LeapMove, 128>;

/// House rules about moves that capture (rulebook, House rules); in bits above that of the turn.
struct LeapOptions {
  enum : std::uint8_t {
    link = 1 << 0,   // after a capture, own men may be jumped on the way to another one
    finish = 1 << 1  // who has captured goes on as long as he can capture
  };

  std::uint8_t house = 0;

  constexpr bool has(std::uint8_t rule) const { return (house & rule) != 0; }
  constexpr bool operator==(const LeapOptions&) const = default;
};

/// Of the options of these names.
constexpr LeapOptions leap_options(std::string_view after_capture, std::string_view stopping) {
  const bool links = after_capture == "link", finishes = stopping == "finish";
  return {static_cast<std::uint8_t>((links ? LeapOptions::link : 0) | (finishes ? LeapOptions::finish : 0))};
}

/// Whose turn it is and the options, in one word of a position, so that no byte is padding.
class LeapState {
 public:
  constexpr LeapState() = default;
  constexpr LeapState(std::uint64_t turn, LeapOptions options = {})
      : packed_(turn | static_cast<std::uint64_t>(options.house) << 1) {}

  constexpr std::uint64_t turn() const { return packed_ & 1; }  // 0 A, 1 B
  constexpr bool is_house() const { return packed_ > 1; }
  constexpr LeapOptions options() const { return {static_cast<std::uint8_t>(packed_ >> 1)}; }
  /// With the other side to move.
  constexpr LeapState passed() const {
    LeapState next = *this;
    next.packed_ ^= 1;
    return next;
  }
  constexpr bool operator==(const LeapState&) const = default;

 private:
  std::uint64_t packed_ = 0;
};

/// Which moves are asked for.
enum class Asked : std::uint8_t { all, captures };

/// Who takes off: all who stand on a point, who may then come back to it, or only some of them.
enum class Leaving : std::uint8_t { all, some };

/// Writes down captures as they are made, each once. Where leapers stand and whom they have captured says how they can
/// go on: a second way to the same move is not followed. Fewer captures than three cannot be made in two ways.
class CaptureList {
 public:
  static constexpr int fewest_in_two_ways = 3;

  CaptureList(LeapMoves& out, int from, int men) : out_(out), first_(out.size()), from_(from), men_(men) {}

  /// See `Captures::follow`.
  Bits operator()(Bits landed, Bits captured) {
    const bool may_be_known = std::popcount(captured) >= fewest_in_two_ways;
    Bits fresh = 0;
    for (; landed != 0; landed = board::rest(landed)) {
      const int to = board::lowest(landed);
      const LeapMove move(from_, to, men_, std::rotl(captured, to));
      if (may_be_known && std::find(out_.begin() + first_, out_.end(), move) != out_.end()) continue;
      out_.push(move);
      fresh |= board::bit(to);
    }
    return fresh;
  }

 private:
  LeapMoves& out_;
  std::size_t first_;
  int from_;
  int men_;
};

/// All leaps of one side.
class Leaps {
 public:
  Leaps(Bits own, Bits opponents, Bits vacant)
      : own_(own), opponents_(opponents), vacant_(vacant), over_own_(own, vacant), captures_(opponents, vacant) {}

  /// Who can capture without a jump over own men first.
  Bits direct_capturers() const { return own_ & captures_.starts(); }

  /// False only where there is no capture at all, direct or not.
  bool may_capture() const { return ((own_ | (over_own_.reach(own_) & ~minder::corners)) & captures_.starts()) != 0; }

  /// What the strict game asks for: with a direct capture at hand, a capture, direct or not.
  Asked demanded() const { return direct_capturers() != 0 ? Asked::captures : Asked::all; }

  /// Lists the leaps of `men` men from one point.
  void list(int from, int men, Leaving leaving, Asked asked, LeapMoves& out) const {
    const Bits leapers = board::bit(from);
    const Bits reached = over_own_.reach(leapers);
    if (asked == Asked::all)
      for (Bits to = reached; to != 0; to = board::rest(to)) out.push({from, board::lowest(to), men, 0});
    launch(leapers, reached, leaving, [&](const Captures& captures, Bits launches) {
      CaptureList list(out, from, men);
      captures.follow(launches, list);
    });
  }

  /// How many leaps these points have, each of them for one number of men.
  [[gnu::always_inline]] int count(Bits points, Leaving leaving, Asked asked) const {
    points &= over_own_.starts() | captures_.starts();
    std::array<Bits, 4> waiting;
    for (int i = 0; i < 4; ++i) waiting[i] = points & parities[i];
    int total = 0;
    while (const Bits leapers = take_one_of_each(waiting)) {
      const Bits reached = over_own_.reach(leapers);
      if (asked == Asked::all) total += std::popcount(reached);
      launch(leapers, reached, leaving,
             [&](const Captures& captures, Bits launches) { total += count_captures(captures, launches); });
    }
    return total;
  }

 private:
  /// The points by the parities of x and y.
  static constexpr auto parities = [] {
    std::array<Bits, 4> sets{};
    for (int i = 0; i < minder::size; ++i) {
      const board::GridPoint p = minder::points[i];
      sets[(p.x & 1) * 2 + (p.y & 1)] |= minder::bit_of(Cell(i));
    }
    return sets;
  }();

  static Bits take_one_of_each(std::array<Bits, 4>& waiting) {
    Bits taken = 0;
    for (Bits& alike : waiting) {
      taken |= alike & -alike;
      alike = board::rest(alike);
    }
    return taken;
  }

  /// Calls f with the captures there are and the points from which the leapers may begin them. Who has left his point
  /// vacant may land on it; but only a direct capturer ever can, for who comes back over an opponent could have
  /// jumped him the other way at once.
  template <class F>
  void launch(Bits leapers, Bits reached, Leaving leaving, F&& f) const {
    const Bits launches = leapers | (reached & ~minder::corners);
    if ((launches & captures_.starts()) == 0) return;
    if (leaving == Leaving::all && (leapers & captures_.starts()) != 0)
      f(Captures(opponents_, vacant_ | leapers), launches);
    else f(captures_, launches);
  }

  /// The leapers are of different parities, so that where a capture ends says who made it.
  static int count_captures(const Captures& captures, Bits launches) {
    LeapMoves known;
    CaptureList list(known, 0, 0);
    int total = 0;
    const auto arrive = [&](Bits landed, Bits captured) {
      const Bits fresh = std::popcount(captured) < CaptureList::fewest_in_two_ways ? landed : list(landed, captured);
      total += std::popcount(fresh);
      return fresh;
    };
    captures.follow(launches, arrive);
    return total;
  }

  Bits own_, opponents_, vacant_;
  Jumps over_own_;
  Captures captures_;
};

inline void list_steps(int from, int men, Bits open, LeapMoves& out) {
  for (Bits to = minder::neighbours[from] & open; to != 0; to = board::rest(to))
    out.push({from, board::lowest(to), men, 0});
}

/// How many steps these points have to open ones, each of them for one number of men.
inline int count_steps(Bits points, Bits open) {
  int total = 0;
  minder::each_direction([&]<int D>() { total += std::popcount(std::rotl(points, minder::turn(D)) & open); });
  return total;
}

}  // namespace lozenge::kit
