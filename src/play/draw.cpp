#include "play/draw.hpp"

#include "play/family.hpp"

namespace lozenge::play {

Choice draw_choice(std::string position) {
  return {std::string(draw_word), std::move(position), {step_choice(std::string(draw_word))}, true, {}};
}

Result<Choice> read(const DrawCall& call, const Match& match) {
  if (call.is_over) return over(match);
  if (call.is_granted()) return draw_choice(match.position());
  if (call.is_unsettled) return Error{"A draw cannot be called while a missed jump can be claimed."};
  if (call.is_arranging) return Error{"A draw cannot be called while pieces are being arranged."};
  return Error{"A draw can be called when a position is there for the third time, or after {1} plies without progress.",
               call.idle_limit};
}

Error over(const Match& match) {
  return Error{"The game is over. {1}", explain(match.status(), match.game().family())};
}

}  // namespace lozenge::play
