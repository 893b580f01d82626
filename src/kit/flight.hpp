// A move with leaps under way, for printing, clicking and reading it, and the sentences for what cannot be done. The
// fast counterpart is leaps.hpp.
#pragma once

#include <optional>
#include <string>

#include "core/key.hpp"
#include "kit/leaps.hpp"
#include "kit/trail.hpp"

namespace lozenge::kit {

/// The board as those see it who are about to move together.
struct Field {
  Bits own = 0;        // men that they may jump over
  Bits opponents = 0;  // men that they may capture
  Bits vacant = 0;     // where a jump may land: their own point too if nobody stays on it
  Bits open = 0;       // where a step may end
  LeapOptions options = {};
};

struct Flight {
  Field field;
  int from = -1;  // bit of the starting point; -1 before it is chosen
  int men = 0;    // who go together
  int at = -1;
  Bits visited = 0;  // where this run of own-jumps began and has landed: it does not come back to a point
  Bits captured = 0;
  bool has_stepped = false;
  bool is_linking = false;  // own men are being jumped after a capture: another one has to follow

  bool may_jump_own() const { return captured == 0 || field.options.has(LeapOptions::link); }
  bool has_begun() const { return from >= 0; }
  bool has_jumped() const { return !has_stepped && (at != from || captured != 0); }
};

inline Flight take_off(const Field& field, int from, int men) {
  return {field, from, men, from, board::bit(from), 0, false, false};
}

/// For flights that have begun; choosing who goes is the game's.
void hops(const Flight& flight, Tokens& out);
Flight go(const Flight& flight, Token t);
Sentence why_not(const Flight& flight, Token t);

std::optional<LeapMove> arrived(const Flight& flight);
Sentence why_unfinished(const Flight& flight);
Key spot(const Flight& flight);

/// The sentence for a move without a capture where these men could capture directly.
Sentence why_capture(Bits men, Bits opponents, Bits vacant);

}  // namespace lozenge::kit
