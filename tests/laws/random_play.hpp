// Shows a law, or any other test, the positions of random games.
#pragma once

#include <gtest/gtest.h>

#include "search/playout.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {

/// Positions with longer lists than this (the arrangements of a mixed set-up) are not looked at move by move.
inline constexpr std::size_t longest_list = 5000;

/// Of positions with more moves than this only every tenth is looked at.
inline constexpr std::size_t long_list = 150;

/// Plays random games and shows the undecided positions of them, with their legal moves.
template <Rules R, class Look>
void look_at_random_play(const Options<R>& options, int games, int max_plies, Look look) {
  const int played = is_slow_build ? (games + 3) / 4 : games;
  for (int seed = 0; seed < played; ++seed) {
    search::Random random(static_cast<std::uint64_t>(seed) + 1);
    auto p = R::start(options);
    for (int ply = 0; ply < max_plies; ++ply) {
      MoveList<R> moves;
      legal_moves<R>(p, moves);
      if (moves.empty()) break;
      const auto chosen = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      if (moves.size() <= long_list || (ply + seed) % 10 == 0) {
        SCOPED_TRACE(R::text(p));
        look(p, moves);
      }
      if (::testing::Test::HasFailure()) return;
      p = R::play(p, chosen);
    }
  }
}

}  // namespace lozenge::tests
