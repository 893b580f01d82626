// The ten levels of play, from a newcomer's to full strength.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace lozenge::play {

/// What a level's player does not see. All levels know the rules: they never make an illegal move. A game tells its
/// `pace`, and by its `forgiveness` how much larger these errors have to be (core/rules.hpp).
struct Level {
  int number = 0;
  std::string_view name;
  std::uint64_t haste = 0;  // a move takes a tenth of a second, at the game's `pace`, divided by this; 0 is no limit
  int depth = 0;            // plies looked ahead; 0 is no limit
  int blur = 0;             // by how many points each judgement may be off
  int overlooked = 0;       // of a hundred moves, how many do not come to mind
};

std::span<const Level> levels();

/// Levels are numbered from 1.
const Level& level(int number);

}  // namespace lozenge::play
