#include "arena/tally.hpp"

#include <cmath>
#include <numeric>

namespace lozenge::arena {

int Tally::single_count() const { return std::reduce(singles.begin(), singles.end()); }
int Tally::pair_count() const { return std::reduce(pairs.begin(), pairs.end()); }

double Tally::points() const {
  int halves = 0;
  for (std::size_t p = 0; p < singles.size(); ++p) halves += static_cast<int>(p) * singles[p];
  for (std::size_t p = 0; p < pairs.size(); ++p) halves += static_cast<int>(p) * pairs[p];
  return halves / 2.0;
}

/// Pairs and single games are drawn independently of each other; each is off its share of the score by something, and
/// the squares of these add up.
double Tally::deviation() const {
  if (games() == 0) return 0;
  double squares = 0;
  const auto add = [&](int count, double points, int size) {
    const double off = points - size * score();
    squares += count * off * off;
  };
  for (std::size_t p = 0; p < singles.size(); ++p) add(singles[p], static_cast<double>(p) / 2, 1);
  for (std::size_t p = 0; p < pairs.size(); ++p) add(pairs[p], static_cast<double>(p) / 2, 2);
  return std::sqrt(squares) / games();
}

}  // namespace lozenge::arena
