#include "core/view.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace lozenge {

namespace {

auto order(const Step& s) { return std::tie(s.kind, s.cell, s.number, s.choice); }

bool before(const Steps& a, const Steps& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](const Step& x, const Step& y) { return order(x) < order(y); });
}

bool begins(const Steps& a, const Steps& b) { return a.size() < b.size() && std::equal(a.begin(), a.end(), b.begin()); }

}  // namespace

void make_prefix_free(std::vector<Steps>& sequences) {
  // In sorted order a sequence stands right before those that it begins.
  std::vector<std::size_t> sorted(sequences.size());
  std::iota(sorted.begin(), sorted.end(), std::size_t{0});
  std::sort(sorted.begin(), sorted.end(),
            [&](std::size_t a, std::size_t b) { return before(sequences[a], sequences[b]); });
  for (std::size_t i = 0; i + 1 < sorted.size(); ++i)
    if (begins(sequences[sorted[i]], sequences[sorted[i + 1]])) sequences[sorted[i]].push_back(step_stop());
}

}  // namespace lozenge
