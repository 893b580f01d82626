#include "arena/sprt.hpp"

#include <algorithm>
#include <cmath>

#include "arena/elo.hpp"
#include "core/number.hpp"
#include "core/quote.hpp"

namespace lozenge::arena {

namespace {

std::optional<double> read_signed(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  const auto value = read_decimal(text.substr(is_negative ? 1 : 0));
  if (!value || *value > 1000) return std::nullopt;
  return is_negative ? -*value : *value;
}

}  // namespace

double Sprt::ratio(const Tally& tally) const {
  if (tally.games() == 0) return 0;
  // A few results that are all alike do not show yet what chance can do: it is taken to be half a point at least.
  const double deviation = std::max(tally.deviation(), 0.5 / tally.games());
  const double score0 = score_of(elo0), score1 = score_of(elo1);
  return (score1 - score0) * (2 * tally.score() - score0 - score1) / (2 * deviation * deviation);
}

double Sprt::bound() { return std::log((1 - error) / error); }

Sprt::Verdict Sprt::verdict(const Tally& tally) const {
  const double now = ratio(tally);
  return now >= bound() ? Verdict::elo1 : now <= -bound() ? Verdict::elo0 : Verdict::open;
}

Result<Sprt> read_sprt(std::string_view text) {
  const auto comma = text.find(',');
  if (comma != std::string_view::npos) {
    const auto elo0 = read_signed(text.substr(0, comma)), elo1 = read_signed(text.substr(comma + 1));
    if (elo0 && elo1 && *elo0 < *elo1) return Sprt{*elo0, *elo1};
  }
  return Error{"A sequential test is between two differences in Elo, the smaller one first: 0,10; not {1}.",
               quoted(text)};
}

}  // namespace lozenge::arena
