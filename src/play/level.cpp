#include "play/level.hpp"

#include <cassert>

namespace lozenge::play {

namespace {

// Number, name, haste, depth, blur, overlooked.
constexpr Level all_levels[] = {
    {1, "Newcomer", 0, 1, 800, 85},      {2, "Beginner", 0, 1, 450, 57},
    {3, "Learner", 0, 1, 290, 40},       {4, "Casual player", 1'200, 3, 220, 31},
    {5, "Keen player", 450, 5, 155, 21}, {6, "Club player", 150, 8, 80, 12},
    {7, "Strong player", 50, 0, 40, 3},  {8, "Expert", 15, 0, 20, 0},
    {9, "Master", 5, 0, 0, 0},           {10, "Champion", 0, 0, 0, 0},
};

}  // namespace

std::span<const Level> levels() { return all_levels; }

const Level& level(int number) {
  assert(number >= 1 && number <= static_cast<int>(std::size(all_levels)));
  return all_levels[number - 1];
}

}  // namespace lozenge::play
