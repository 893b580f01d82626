#include "cli/thought_text.hpp"

#include <fmt/format.h>

namespace lozenge::cli {

namespace {

/// 950, 12 k, 3.4 M: the order of magnitude is what counts.
std::string brief(std::uint64_t count) {
  if (count < 10'000) return std::to_string(count);
  if (count < 10'000'000) return std::to_string(count / 1000) + " k";
  return fmt::format("{:.1f} M", static_cast<double>(count) / 1e6);
}

}  // namespace

std::string text(search::Score score) {
  if (const auto plies = search::plies_to_end(score))
    return (score > 0 ? "wins in " : "loses in ") + std::to_string(std::abs(*plies));
  return fmt::format("{:+.2f}", score / 100.0);
}

std::string thought_heading() {
  return fmt::format("{:>5} {:>12} {:>6} {:>8} {:>8}  {}", "depth", "score", "chance", "nodes", "time", "line");
}

std::string thought_row(const play::Thought& thought) {
  std::string line;
  for (const auto& move : thought.moves) line += (line.empty() ? "" : " ") + move;
  if (thought.depth == 0) return fmt::format("{:>5} {:>12} {:>6} {:>8} {:>8}  {}", "-", "-", "-", "-", "-", line);
  return fmt::format("{:5} {:>12} {:4.0f} % {:>8} {:6.2f} s  {}", thought.depth, text(thought.score),
                     100 * play::expectation(thought.score), brief(thought.nodes), thought.time.count(), line);
}

}  // namespace lozenge::cli
