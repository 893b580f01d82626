#include "play/level.hpp"

#include <cassert>

namespace lozenge::play {

namespace {

constexpr Level all_levels[] = {
    {1, "Newcomer", 0, 1, 300, 60},       {2, "Beginner", 0, 1, 120, 30},    {3, "Learner", 0, 2, 60, 15},
    {4, "Casual player", 300, 3, 40, 6},  {5, "Keen player", 600, 5, 20, 2}, {6, "Club player", 2'000, 8, 10, 0},
    {7, "Strong player", 8'000, 0, 5, 0}, {8, "Expert", 40'000, 0, 0, 0},    {9, "Master", 200'000, 0, 0, 0},
    {10, "Champion", 0, 0, 0, 0},
};

}  // namespace

std::span<const Level> levels() { return all_levels; }

const Level& level(int number) {
  assert(number >= 1 && number <= static_cast<int>(std::size(all_levels)));
  return all_levels[number - 1];
}

}  // namespace lozenge::play
