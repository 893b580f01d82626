#include "cli/effort.hpp"

#include <limits>

#include "cli/memory.hpp"

namespace lozenge::cli {

Argument threads_option() {
  return {.name = "--threads",
          .value = "N",
          .help = "how many threads work",
          .kind = Argument::Kind::number,
          .low = 1,
          .high = 256,
          .fallback = "1"};
}

Argument table_option() {
  return {.name = "--table",
          .value = "MB",
          .help = "the size of the table of positions in megabytes; usually 64, for a record 16",
          .kind = Argument::Kind::number,
          .low = 1,
          .high = most_megabytes};
}

std::vector<Argument> limit_options() {
  return {{.name = "--time",
           .value = "S",
           .help = "think for so many seconds",
           .kind = Argument::Kind::decimal,
           .high = 1'000'000},
          {.name = "--depth",
           .value = "D",
           .help = "look so many plies ahead",
           .kind = Argument::Kind::number,
           .low = 1,
           .high = search::deepest},
          {.name = "--nodes",
           .value = "N",
           .help = "look at so many positions",
           .kind = Argument::Kind::number,
           .low = 1,
           .high = std::numeric_limits<int>::max()},
          {.name = "--clock",
           .value = "KIND",
           .help = "what --time counts: wall, or cpu, the processor time",
           .kind = Argument::Kind::word,
           .words = {"wall", "cpu"},
           .fallback = "wall"}};
}

search::Limits asked_limits(const Values& values, const search::Limits& usual) {
  search::Limits limits;
  if (values.has("--depth")) limits.depth = values.number("--depth");
  if (values.has("--nodes")) limits.nodes = static_cast<std::uint64_t>(values.number("--nodes"));
  if (values.has("--time")) limits.time = search::Seconds(values.decimal("--time"));
  if (!values.has("--depth") && !values.has("--nodes") && !values.has("--time")) limits = usual;
  limits.clock = values.text("--clock") == "cpu" ? search::ClockKind::cpu : search::ClockKind::wall;
  return limits;
}

std::size_t asked_table(const Values& values, std::size_t usual) {
  if (!values.has("--table")) return usual;
  const auto megabytes = static_cast<std::size_t>(values.number("--table"));
  check_table(megabytes);
  return megabytes;
}

play::EngineSettings asked_strength(const Values& values) {
  play::EngineSettings settings;
  settings.threads = values.number("--threads");
  settings.table_mb = asked_table(values, settings.table_mb);
  return settings;
}

}  // namespace lozenge::cli
