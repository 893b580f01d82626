#include "cli/engine_bench.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/failure.hpp"
#include "cli/output.hpp"

namespace lozenge::cli {

namespace {

/// Matches in the middle of a game, the same ones everywhere: a weak player's, so that they differ and are no nonsense.
std::vector<std::unique_ptr<play::Match>> middle_games(const play::Game& game, std::size_t wanted) {
  constexpr int level = 5;
  constexpr std::size_t first = 8, spacing = 4;
  std::vector<std::unique_ptr<play::Match>> middles;
  for (std::uint64_t seed = 1; middles.size() < wanted; ++seed) {
    const auto engine = game.make_engine({.table_mb = 1, .level = level, .is_varied = true, .seed = seed});
    const auto match = game.start();
    while (!match->status().is_over() && middles.size() < wanted && match->turns().size() < first + 4 * spacing) {
      granted(match->play(engine->think(*match, {}).move));
      const auto turns = match->turns().size();
      const bool is_due = turns >= first && turns % spacing == 0;
      if (is_due && !match->status().is_over() && match->move_count() > 1) middles.push_back(match->clone());
    }
  }
  return middles;
}

play::Thought think(play::Engine& engine, const play::Match& match, search::Seconds time) {
  engine.forget();
  return engine.think(match, {.limits = {.time = time, .clock = search::ClockKind::cpu}}).thought;
}

}  // namespace

void print_engine_heading(std::size_t width) {
  print_line(fmt::format("\n{:{}} {:>11} {:>12} {:>10} {:>7} {:>9}", "game", width, "start depth", "middle depth",
                         "shallowest", "decided", "M nodes/s"));
}

void measure_engine(const play::Game& game, std::size_t width, search::Seconds time) {
  constexpr std::size_t wanted = 10;
  const auto engine = game.make_engine({});
  const play::Thought start = think(*engine, *game.start(), time);
  std::vector<int> depths;
  double nodes = 0, seconds = 0;
  for (const auto& match : middle_games(game, wanted)) {
    const play::Thought thought = think(*engine, *match, time);
    nodes += static_cast<double>(thought.nodes);
    seconds += thought.time.count();
    if (!search::is_decided(thought.score)) depths.push_back(thought.depth);
  }
  std::ranges::sort(depths);
  const auto median = depths.empty() ? "-" : fmt::format("{}", depths[depths.size() / 2]);
  print_line(fmt::format("{:{}} {:11} {:>12} {:10} {:7} {:9.2f}", game.id(), width, start.depth, median,
                         depths.empty() ? 0 : depths.front(), wanted - depths.size(), nodes / seconds / 1e6));
  flush();
}

}  // namespace lozenge::cli
