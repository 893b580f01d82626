#include "arena/contestant.hpp"

#include <algorithm>
#include <array>

#include "core/number.hpp"
#include "core/quote.hpp"

namespace lozenge::arena {

namespace {

constexpr std::size_t longest_text = 2000;
constexpr std::string_view program_mark = "hub:";

Error unknown(std::string_view text) { return Error{"{1} is no player. {2}", quoted(text), accepted_contestants()}; }

Error wrong_value(std::string_view key, std::string_view value, const Sentence& accepted) {
  return Error{"A player's {1} cannot be {2}; it is {3}.", key, quoted(value), accepted};
}

Result<std::uint64_t> read_between(std::string_view key, std::string_view value, std::uint64_t low,
                                   std::uint64_t high) {
  const auto number = read_whole(value);
  if (number && *number >= low && *number <= high) return *number;
  return wrong_value(key, value, {"a whole number from {1} to {2}", low, high});
}

template <class T>
struct Word {
  std::string_view text;
  T value;
};

template <class T, std::size_t N>
Result<T> read_word(std::string_view key, std::string_view value, const std::array<Word<T>, N>& words) {
  const auto it = std::ranges::find(words, value, &Word<T>::text);
  if (it != words.end()) return it->value;
  std::vector<std::string> texts;
  for (const auto& word : words) texts.emplace_back(word.text);
  return wrong_value(key, value, either(texts));
}

constexpr std::array brains{Word{"engine", play::EngineKind::engine}, Word{"reference", play::EngineKind::reference},
                            Word{"random", play::EngineKind::random}};
constexpr std::array judgements{Word{"learnt", eval::Judgement::learnt}, Word{"hand", eval::Judgement::hand},
                                Word{"material", eval::Judgement::material}};
constexpr std::array clocks{Word{"wall", search::ClockKind::wall}, Word{"cpu", search::ClockKind::cpu}};
constexpr std::array truths{Word{"yes", true}, Word{"no", false}};

/// Puts a value where it belongs, or gives its error back.
template <class T, class U>
Result<Done> put(const Result<T>& value, U& place) {
  if (!value) return value.error();
  place = static_cast<U>(*value);
  return Done{};
}

Result<Done> read_limit(std::string_view key, std::string_view value, search::Limits& limits) {
  if (key == "depth") return put(read_between(key, value, 1, search::deepest), limits.depth);
  if (key == "nodes") return put(read_between(key, value, 1, 1'000'000'000'000), limits.nodes);
  const auto seconds = read_decimal(value);
  if (!seconds || *seconds <= 0) return wrong_value(key, value, {"a number of seconds"});
  limits.time = search::Seconds(*seconds);
  return Done{};
}

Result<Done> read_setting(std::string_view item, Contestant& player) {
  const auto equals = item.find('=');
  const auto key = item.substr(0, equals);
  const auto value = equals == std::string_view::npos ? std::string_view() : item.substr(equals + 1);
  auto& settings = player.settings;
  if (key == "level") return put(read_between(key, value, 1, play::highest_level), settings.level);
  if (key == "judgement") return put(read_word(key, value, judgements), settings.judgement);
  if (key == "threads") return put(read_between(key, value, 1, 256), settings.threads);
  if (key == "table") return put(read_between(key, value, 1, 1'000'000), player.table_mb);
  if (key == "varied") return put(read_word(key, value, truths), settings.is_varied);
  if (key == "clock") return put(read_word(key, value, clocks), player.clock);
  if (key == "depth" || key == "nodes" || key == "time") {
    if (!player.limits) player.limits.emplace();
    return read_limit(key, value, *player.limits);
  }
  return Error{"A player has no setting {1}. {2}", quoted(key), accepted_contestants()};
}

}  // namespace

std::string accepted_contestants() {
  return "Players are engine, reference and random, each with settings: engine:level=1..10,judgement=learnt|hand|"
         "material,threads=N,table=MB,varied=yes|no,time=S,nodes=N,depth=N,clock=wall|cpu; 'level=5' alone is an "
         "engine too; and "
         "hub:COMMAND, "
         "a program that speaks the Hub protocol.";
}

Result<Contestant> read_contestant(std::string_view text) {
  if (text.size() > longest_text) return Error{"That is too long to be a player."};
  Contestant player{.text = std::string(text)};
  if (text.starts_with(program_mark)) {
    player.command = text.substr(program_mark.size());
    if (player.command.find_first_not_of(' ') == std::string::npos) return Error{"After 'hub:' comes a command."};
    return player;
  }

  auto settings = text;
  const auto name = text.substr(0, text.find(':'));
  if (const auto it = std::ranges::find(brains, name, &Word<play::EngineKind>::text); it != brains.end()) {
    player.settings.kind = it->value;
    settings.remove_prefix(std::min(text.size(), name.size() + 1));
    if (settings.empty() && text.ends_with(':')) return Error{"After ':' come settings: key=value,key=value."};
  } else if (text.find('=') == std::string_view::npos) {
    return unknown(text);
  }
  while (!settings.empty()) {
    const auto comma = settings.find(',');
    const auto read = read_setting(settings.substr(0, comma), player);
    if (!read) return read.error();
    if (comma != std::string_view::npos && comma + 1 == settings.size()) return Error{"After ',' comes a setting."};
    settings.remove_prefix(comma == std::string_view::npos ? settings.size() : comma + 1);
  }
  return player;
}

}  // namespace lozenge::arena
