#include "protocol/hub/parameters.hpp"

#include "core/number.hpp"
#include "core/quote.hpp"

namespace lozenge::protocol::hub {

namespace {

constexpr std::uint64_t highest_seed = 999'999'999'999'999'999;

Message declared(std::string_view name, std::string_view value, std::string_view type) {
  Message line{"param"};
  return line.add("name", name).add("value", value).add("type", type);
}

Message declared_number(std::string_view name, std::uint64_t value, std::uint64_t low, std::uint64_t high) {
  return declared(name, std::to_string(value), "int").add("min", low).add("max", high);
}

Error wrong(std::string_view name, std::string_view value, const Sentence& accepted) {
  return Error{"The parameter {1} cannot be {2}; it is {3}.", name, quoted(value), accepted};
}

template <class T>
Result<Done> set_number(std::string_view name, std::string_view value, T low, T high, T& place) {
  const auto number = read_whole(value);
  if (!number || *number < static_cast<std::uint64_t>(low) || *number > static_cast<std::uint64_t>(high))
    return wrong(name, value, {"a whole number from {1} to {2}", low, high});
  place = static_cast<T>(*number);
  return Done{};
}

}  // namespace

Parameters::Parameters(std::span<const play::Family* const> families, const Bounds& bounds)
    : families_(families), bounds_(bounds), game_(*play::find_game(families, families.front()->id)) {
  settings_.table_mb = std::min(settings_.table_mb, bounds.table_mb);
}

std::vector<Message> Parameters::declare() const {
  return {declared("game", game_->id(), "string"),
          declared_number("threads", static_cast<std::uint64_t>(settings_.threads), 1,
                          static_cast<std::uint64_t>(bounds_.threads)),
          declared_number("table-mb", settings_.table_mb, 1, bounds_.table_mb),
          declared_number("level", static_cast<std::uint64_t>(settings_.level), 1, play::highest_level),
          declared("variety", settings_.is_varied ? "true" : "false", "bool"),
          declared_number("seed", settings_.seed, 0, highest_seed),
          declared("clock", clock_ == search::ClockKind::cpu ? "cpu" : "wall", "enum").add("values", "wall cpu")};
}

Result<Done> Parameters::set(std::string_view name, std::string_view value) {
  if (name == "game") return set_game(value);
  if (name == "threads") return set_number(name, value, 1, bounds_.threads, settings_.threads);
  if (name == "table-mb") return set_number(name, value, std::size_t{1}, bounds_.table_mb, settings_.table_mb);
  if (name == "level") return set_number(name, value, 1, play::highest_level, settings_.level);
  if (name == "seed") return set_number(name, value, std::uint64_t{0}, highest_seed, settings_.seed);
  if (name == "variety") {
    if (value != "true" && value != "false") return wrong(name, value, {"{1} or {2}", "true", "false"});
    settings_.is_varied = value == "true";
    return Done{};
  }
  if (name == "clock") {
    if (value != "wall" && value != "cpu") return wrong(name, value, {"{1} or {2}", "wall", "cpu"});
    clock_ = value == "cpu" ? search::ClockKind::cpu : search::ClockKind::wall;
    return Done{};
  }
  return Error{"There is no parameter {1}; 'hub' lists them.", quoted(name)};
}

Result<Done> Parameters::set_game(std::string_view value) {
  auto game = play::find_game(families_, value);
  if (!game) return game.error();
  game_ = std::move(*game);
  return Done{};
}

}  // namespace lozenge::protocol::hub
