// How the engine arranges its dice for `setup=mixed`.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "games/diamond-dogs/arrangement.hpp"
#include "search/playout.hpp"

namespace lozenge::games::diamond_dogs {

/// Tries some arrangements against some that the opponent may choose: his own is not looked at, unless it is shown. One
/// of the best few is taken, so that no two games need begin alike.
template <class Evaluator>
DogsMove arrange(const DogsPosition& p, search::Random& random, const Evaluator& evaluate) {
  constexpr int tried = 150, opponents = 12, good = 5;
  const std::uint32_t us = p.turn;
  const auto shuffled = [&] {
    Numbers numbers = mixed_numbers;
    for (std::size_t i = numbers.size(); i > 1; --i)
      std::swap(numbers[i - 1], numbers[random.below(static_cast<std::uint32_t>(i))]);
    return DogsMove::arrangement(numbers);
  };
  std::vector<DogsPosition> against;
  if (us == 1 && p.options.has(House::open_arranging)) against.push_back(p);
  else
    for (int i = 0; i < opponents; ++i) against.push_back(arranged({.turn = us ^ 1, .options = p.options}, shuffled()));

  std::vector<std::pair<int, DogsMove>> found;
  for (int i = 0; i < tried; ++i) {
    const DogsMove arrangement = shuffled();
    int score = 0;
    for (DogsPosition q : against) {
      q.turn = us;
      q = arranged(q, arrangement);
      q.turn = 0;  // Red begins
      score += us == 0 ? evaluate(q, 0) : -evaluate(q, 0);
    }
    found.emplace_back(score, arrangement);
  }
  std::ranges::partial_sort(found, found.begin() + good, std::greater{}, &std::pair<int, DogsMove>::first);
  return found[random.below(good)].second;
}

}  // namespace lozenge::games::diamond_dogs
