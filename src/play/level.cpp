#include "play/level.hpp"

#include <cassert>

namespace lozenge::play {

namespace {

constexpr Level all_levels[] = {
    {1, "Newcomer", 0, 1, 700, 80},        {2, "Beginner", 0, 1, 400, 50},      {3, "Learner", 250, 2, 100, 15},
    {4, "Casual player", 600, 3, 60, 6},   {5, "Keen player", 1'500, 5, 30, 2}, {6, "Club player", 4'000, 8, 12, 0},
    {7, "Strong player", 10'000, 0, 5, 0}, {8, "Expert", 25'000, 0, 0, 0},      {9, "Master", 70'000, 0, 0, 0},
    {10, "Champion", 0, 0, 0, 0},
};

}  // namespace

std::span<const Level> levels() { return all_levels; }

const Level& level(int number) {
  assert(number >= 1 && number <= static_cast<int>(std::size(all_levels)));
  return all_levels[number - 1];
}

}  // namespace lozenge::play
