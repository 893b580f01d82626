#include "protocol/hub/allowance.hpp"

#include <algorithm>

#include "core/number.hpp"

namespace lozenge::protocol::hub {

namespace {

constexpr std::uint64_t most_nodes = 999'999'999'999'999'999;
constexpr std::uint64_t most_moves = 1'000'000;
constexpr search::Seconds least_time{0.0005};  // zero would be no limit

/// Reads an argument where it is given: a whole number of at least one.
template <class T>
Result<Done> read_number(const Message& line, std::string_view name, std::uint64_t high, T& place) {
  if (!line.has(name)) return Done{};
  const auto number = read_whole(line.find(name).value_or(""));
  if (!number || *number < 1 || *number > high) return Error{"{1} is a whole number from 1 to {2}.", name, high};
  place = static_cast<T>(*number);
  return Done{};
}

Result<Done> read_seconds(const Message& line, std::string_view name, search::Seconds& place) {
  if (!line.has(name)) return Done{};
  const auto number = read_decimal(line.find(name).value_or(""));
  if (!number) return Error{"{1} is a number of seconds.", name};
  place = search::Seconds(*number);
  return Done{};
}

}  // namespace

search::Limits Allowance::plan() const {
  if (!clock) return limits;
  search::Limits planned = play::plan_move(*clock);
  planned.depth = limits.depth;
  planned.nodes = limits.nodes;
  if (limits.time.count() > 0) planned.time = std::min(planned.time, limits.time);
  return planned;
}

Result<Allowance> read_allowance(const Message& line) {
  constexpr std::string_view kinds[] = {"depth", "nodes", "move-time", "time", "infinite"};
  if (std::ranges::none_of(kinds, [&](std::string_view kind) { return line.has(kind); }))
    return Error{"A level needs depth=, nodes=, move-time=, time= or infinite."};
  Allowance allowance;
  play::Clock clock;
  for (const auto& read :
       {read_number(line, "depth", most_moves, allowance.limits.depth),
        read_number(line, "nodes", most_nodes, allowance.limits.nodes),
        read_seconds(line, "move-time", allowance.limits.time), read_seconds(line, "time", clock.left),
        read_seconds(line, "inc", clock.increment), read_number(line, "moves", most_moves, clock.moves_to_go)})
    if (!read) return read.error();
  allowance.limits.depth = std::min(allowance.limits.depth, search::deepest);
  if (line.has("move-time")) allowance.limits.time = std::max(allowance.limits.time, least_time);
  if (line.has("time")) allowance.clock = clock;
  return allowance;
}

Message message_of(const search::Limits& limits) {
  Message line{"level"};
  if (limits.depth < search::deepest) line.add("depth", static_cast<std::uint64_t>(limits.depth));
  if (limits.nodes > 0) line.add("nodes", limits.nodes);
  if (limits.time.count() > 0) line.add_decimal("move-time", limits.time.count(), 3);
  if (line.arguments.empty()) line.arguments.push_back({"infinite"});
  return line;
}

}  // namespace lozenge::protocol::hub
