#include "play/family.hpp"

#include <algorithm>
#include <cassert>

#include "core/quote.hpp"

namespace lozenge::play {

namespace {

constexpr std::size_t max_game_text = 200;

const Option* find_option(const Family& family, std::string_view key) {
  const auto it = std::ranges::find(family.options, key, &Option::key);
  return it == family.options.end() ? nullptr : &*it;
}

Result<Done> read_setting(const Family& family, std::string_view item,
                          std::vector<std::pair<std::string, std::string>>& chosen) {
  const auto equals = item.find('=');
  const auto key = item.substr(0, equals);
  std::vector<std::string> keys;
  for (const auto& option : family.options) keys.push_back(option.key);
  const Option* option = find_option(family, key);
  if (option == nullptr)
    return Error{"The game {1} has no option {2}; its options are: {3}.", family.id, quoted(key), listed(keys)};
  if (equals == std::string_view::npos)
    return Error{"The option {1} needs a value: {2}.", option->key, either(option->values)};
  const auto value = item.substr(equals + 1);
  if (std::ranges::find(option->values, value) == option->values.end())
    return Error{"The option {1} of {2} cannot be {3}; it can be: {4}.", option->key, family.id, quoted(value),
                 listed(option->values)};
  if (std::ranges::find(chosen, key, &std::pair<std::string, std::string>::first) != chosen.end())
    return Error{"The option {1} is given twice.", option->key};
  chosen.emplace_back(key, value);
  return Done{};
}

/// What stands between bars.
std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const auto word = text.substr(0, text.find('|'));
    out.emplace_back(word);
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  return out;
}

Settings defaults(const Family& family) {
  std::vector<std::pair<std::string, std::string>> values;
  for (const auto& option : family.options) values.emplace_back(option.key, option.fallback);
  return Settings(std::move(values));
}

}  // namespace

bool Option::is_house(std::string_view value) const { return std::ranges::find(house, value) != house.end(); }

bool Option::is_house_rule() const {
  return std::ranges::all_of(values, [this](const auto& value) { return value == fallback || is_house(value); });
}

OptionList::OptionList(std::initializer_list<OptionText> own) {
  for (const OptionText& option : own) add(option);
  add({"draws", "automatic|called", "automatic",
       "whether repetition and lack of progress end the game by themselves, or a player may call a draw then", "",
       "called"});
}

void OptionList::add(const OptionText& option) {
  const auto text = [](std::string_view view) { return std::string(view); };
  push_back({text(option.key), words(option.values), text(option.fallback), text(option.help),
             text(option.fallback_help), words(option.house)});
}

std::string rules_text(const Family& family, const Settings& settings) {
  std::string out;
  for (const auto& option : family.options) {
    const std::string& value = settings[option.key];
    if (option.is_house_rule() && value == option.fallback) continue;
    out += (out.empty() ? "" : ",") + option.key + "=" + value;
  }
  return out;
}

std::string canonical_id(const Family& family, const Settings& settings) {
  // Only the options are named whose value would be another one if they were left out, in the family's order.
  std::string id = family.id;
  for (const auto& option : family.options) {
    Settings without = settings;
    without.set(option.key, option.fallback);
    if (family.complete) family.complete(without);
    if (without[option.key] == settings[option.key]) continue;
    id += (id.size() == family.id.size() ? ":" : ",") + option.key + "=" + settings[option.key];
  }
  return id;
}

std::vector<Settings> option_sets(const Family& family) {
  std::vector<Settings> sets{defaults(family)};
  for (const auto& option : family.options) {
    const auto begun = sets;
    for (const auto& value : option.values) {
      if (value == option.fallback || option.is_house(value)) continue;
      for (Settings set : begun) {
        set.set(option.key, value);
        sets.push_back(std::move(set));
      }
    }
  }
  std::vector<Settings> distinct;
  for (Settings& set : sets) {
    if (family.complete) family.complete(set);
    if (std::ranges::find(distinct, set) == distinct.end()) distinct.push_back(std::move(set));
  }
  return distinct;
}

const std::string& Settings::operator[](std::string_view key) const {
  const auto it = std::ranges::find(values_, key, &std::pair<std::string, std::string>::first);
  assert(it != values_.end());
  return it->second;
}

void Settings::set(std::string_view key, std::string value) {
  const auto it = std::ranges::find(values_, key, &std::pair<std::string, std::string>::first);
  assert(it != values_.end());
  it->second = std::move(value);
}

Result<std::shared_ptr<const Game>> find_game(std::span<const Family* const> families, std::string_view text) {
  if (text.size() > max_game_text) return Error{"That is too long to be the name of a game."};
  const auto colon = text.find(':');
  const auto id = text.substr(0, colon);
  const auto it = std::ranges::find_if(families, [&](const Family* f) { return f->id == id; });
  if (it == families.end()) {
    std::vector<std::string> ids;
    for (const Family* f : families) ids.push_back(f->id);
    return Error{"There is no game {1}; the games are: {2}.", quoted(id), listed(ids)};
  }
  if (colon + 1 == text.size()) return Error{"After ':' come options: key=value,key=value."};
  const auto settings =
      read_settings(**it, colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1));
  if (!settings) return settings.error();
  return (*it)->make(canonical_id(**it, *settings), *settings);
}

Result<Settings> read_settings(const Family& family, std::string_view text) {
  std::vector<std::pair<std::string, std::string>> chosen;
  std::string_view rest = text;
  while (!rest.empty()) {
    const auto comma = rest.find(',');
    const auto read = read_setting(family, rest.substr(0, comma), chosen);
    if (!read) return read.error();
    if (comma != std::string_view::npos && comma + 1 == rest.size()) return Error{"After ',' comes another option."};
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
  }

  Settings settings = defaults(family);
  for (auto& [key, value] : chosen) settings.set(key, std::move(value));
  if (family.complete) family.complete(settings);
  return settings;
}

Sentence explain(const Status& status, const Family& family) {
  if (!status.outcome) return {"The game goes on."};
  if (*status.outcome == Outcome::draw) {
    switch (status.ending) {
      case Ending::repetition: return {"Draw: the same position for the third time."};
      case Ending::no_progress: return {"Draw: too many moves without progress."};
      case Ending::agreement: return {"Draw by agreement."};
      case Ending::called: return {"Draw: it was called."};
      case Ending::fifth_time: return {"Draw: the same position for the fifth time."};
      default: return {"Draw."};
    }
  }
  const bool first = *status.outcome == Outcome::first_wins;
  const Sentence winner = Sentence::word(family.side_names[first ? 0 : 1]);
  const Sentence loser = Sentence::word(family.side_names[first ? 1 : 0]);
  switch (status.ending) {
    case Ending::no_move: return {"{1} wins: {2} has no move left.", winner, loser};
    case Ending::resignation: return {"{1} wins: {2} resigns.", winner, loser};
    case Ending::repetition: return {"{1} wins: the same position for the third time.", winner};
    case Ending::no_progress: return {"{1} wins: too many moves without progress.", winner};
    case Ending::called: return {"{1} wins: a draw was called, and the count decides.", winner};
    case Ending::fifth_time: return {"{1} wins: the same position for the fifth time.", winner};
    default: return {"{1} wins.", winner};
  }
}

}  // namespace lozenge::play
