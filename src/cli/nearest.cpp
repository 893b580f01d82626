// Which of some names a mistyped one is nearest to.
#include <algorithm>
#include <numeric>

#include "cli/command.hpp"
#include "core/quote.hpp"

namespace lozenge::cli {

namespace {

/// Single letters to insert, drop, change or swap with the next one.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
  std::iota(d[0].begin(), d[0].end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

}  // namespace

std::string nearest(std::string_view wrong, const std::vector<std::string>& names) {
  constexpr std::size_t longest = 40;  // nothing that long is a slip of the finger
  if (wrong.empty() || wrong.size() > longest) return {};
  std::string best;
  std::size_t least = std::max<std::size_t>(1, wrong.size() / 3) + 1;
  for (const auto& name : names) {
    const std::size_t away = name.starts_with(wrong) ? 1 : distance(wrong, name);
    if (away < least) {
      least = away;
      best = name;
    }
  }
  return best.empty() ? best : quoted(best);
}

}  // namespace lozenge::cli
