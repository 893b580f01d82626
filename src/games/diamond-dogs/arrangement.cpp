#include "games/diamond-dogs/arrangement.hpp"

namespace lozenge::games::diamond_dogs {

namespace {

/// Chooses the i-th number among those that are left, then all that follow.
void choose(int i, std::array<int, max_value + 1>& left, Numbers& numbers, List<DogsMove, 128>& out) {
  if (i == max_dice) return out.push(DogsMove::arrangement(numbers));
  for (int n = 1; n <= max_value; ++n) {
    if (left[n] == 0) continue;
    --left[n];
    numbers[i] = static_cast<std::uint8_t>(n);
    choose(i + 1, left, numbers, out);
    ++left[n];
  }
}

}  // namespace

Arrangement to_arrange(std::uint64_t side) {
  Arrangement out{{}, {mixed_numbers.begin(), mixed_numbers.end()}};
  for (int i = 0; i < max_dice; ++i) out.cells.push_back(Cell(triangle_cell(side, i)));
  return out;
}

void add_arrangements(List<DogsMove, 128>& out) {
  std::array<int, max_value + 1> left{};
  for (const int n : mixed_numbers) ++left[n];
  Numbers numbers{};
  choose(0, left, numbers, out);
}

}  // namespace lozenge::games::diamond_dogs
