// Scores: points from the view of the side to move, a hundred of them about a man, with the far ends kept for games
// that are decided.
#pragma once

#include <algorithm>
#include <optional>

namespace lozenge::search {

using Score = int;

inline constexpr Score infinite = 32000;
inline constexpr Score won = 31000;  // won on the spot; a win in n plies is worth n less
inline constexpr Score least_win = won - 1000;
inline constexpr Score highest_guess = least_win - 1;

constexpr Score win_in(int plies) { return won - plies; }
constexpr Score loss_in(int plies) { return plies - won; }
constexpr bool is_decided(Score s) { return s >= least_win || s <= -least_win; }

/// An evaluation that cannot be taken for a forced win.
constexpr Score guess(Score s) { return std::clamp(s, -highest_guess, highest_guess); }

/// In how many plies a score says that the game is decided: positive for a win, negative for a loss.
constexpr std::optional<int> plies_to_end(Score s) {
  if (!is_decided(s)) return std::nullopt;
  return s > 0 ? won - s : -(won + s);
}

}  // namespace lozenge::search
