#include "cli/match_report.hpp"

#include <fmt/format.h>

#include <cmath>

#include "arena/elo.hpp"
#include "cli/output.hpp"
#include "core/quote.hpp"

namespace lozenge::cli {

namespace {

using arena::Points;

std::string elo_text(double elo) {
  if (std::isinf(elo)) return elo > 0 ? "+inf" : "-inf";
  return fmt::format("{:+.0f}", elo);
}

std::string effort_text(const arena::Effort& effort) {
  if (effort.moves == 0) return "no moves";
  const auto moves = static_cast<double>(effort.moves);
  return fmt::format("{} moves, on average depth {:.1f}, {:.0f} nodes, {:.3f} s", effort.moves,
                     static_cast<double>(effort.depth) / moves, static_cast<double>(effort.nodes) / moves,
                     effort.time.count() / moves);
}

std::string sprt_text(const arena::Sprt& sprt, const arena::Tally& tally) {
  std::string verdict = "open";
  switch (sprt.verdict(tally)) {
    case arena::Sprt::Verdict::elo0: verdict = fmt::format("Elo {} accepted", sprt.elo0); break;
    case arena::Sprt::Verdict::elo1: verdict = fmt::format("Elo {} accepted", sprt.elo1); break;
    case arena::Sprt::Verdict::open: break;
  }
  return fmt::format("{} (Elo {} against {}: ratio {:.2f}, decided at -{:.2f} and {:.2f})", verdict, sprt.elo0,
                     sprt.elo1, sprt.ratio(tally), arena::Sprt::bound(), arena::Sprt::bound());
}

}  // namespace

std::string brief(const arena::Standing& standing) {
  return fmt::format("+{} ={} -{}", standing.count(Points::won), standing.count(Points::drawn),
                     standing.count(Points::lost));
}

void tell_faults(const arena::Standing& standing) {
  constexpr std::size_t most = 10;
  const auto& faults = standing.faults();
  for (std::size_t i = 0; i < std::min(faults.size(), most); ++i) complain(faults[i]);
  if (faults.size() > most) complain(fmt::format("{} more games were lost like that.", faults.size() - most));
}

void print_report(const arena::Plan& plan, const arena::Standing& standing, const std::optional<arena::Sprt>& sprt) {
  const auto tally = standing.tally();
  print_line(fmt::format("A            {}: {}", printable(plan.a.text), effort_text(standing.effort_of_a())));
  print_line(fmt::format("B            {}: {}", printable(plan.b.text), effort_text(standing.effort_of_b())));
  print_line(fmt::format("Games        {}: A won {}, drew {}, lost {}", tally.games(), standing.count(Points::won),
                         standing.count(Points::drawn), standing.count(Points::lost)));
  if (tally.games() == 0) return;
  const auto& pairs = tally.pairs;
  print_line(fmt::format("Pairs        {}: A had 0 points in {}, 0.5 in {}, 1 in {}, 1.5 in {}, 2 in {}",
                         tally.pair_count(), pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]));
  const auto score = arena::estimate_score(tally), elo = arena::estimate_elo(tally);
  print_line(fmt::format("Score        {:.1f} % (95 %: {:.1f} to {:.1f})", 100 * score.value, 100 * score.low,
                         100 * score.high));
  print_line(
      fmt::format("Elo          {} (95 %: {} to {})", elo_text(elo.value), elo_text(elo.low), elo_text(elo.high)));
  print_line(fmt::format("Superiority  {:.1f} %", 100 * arena::superiority(tally)));
  if (sprt) print_line("Test         " + sprt_text(*sprt, tally));
}

}  // namespace lozenge::cli
