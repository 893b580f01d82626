// Sorts short lists; equals keep their order. (std::stable_sort asks for a buffer by a deprecated function, which clang
// warns about.)
#pragma once

#include <algorithm>
#include <functional>

namespace lozenge {

template <class Range, class Compare = std::less<>, class Projection = std::identity>
void insertion_sort(Range&& range, Compare compare = {}, Projection projection = {}) {
  for (auto it = range.begin(); it != range.end(); ++it)
    std::rotate(std::ranges::upper_bound(range.begin(), it, std::invoke(projection, *it), compare, projection), it,
                it + 1);
}

}  // namespace lozenge
