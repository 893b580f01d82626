#include "record/header.hpp"

#include <algorithm>
#include <array>

#include "core/quote.hpp"
#include "record/clean.hpp"
#include "record/setup.hpp"

namespace lozenge::record {

namespace {

using Families = std::span<const play::Family* const>;
using GamePointer = std::shared_ptr<const play::Game>;

const PlacedTag* find(const std::vector<PlacedTag>& tags, std::string_view name) {
  const auto it = std::ranges::find_if(tags, [&](const PlacedTag& t) { return t.tag.name == name; });
  return it == tags.end() || it->tag.value.empty() ? nullptr : &*it;
}

std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

/// The family that PDN means by a game type. What follows the number may be left out.
const play::Family* find_family(Families families, const std::string& game_type) {
  const auto it = std::ranges::find_if(families, [&](const play::Family* family) {
    const std::string& known = family->pdn_game_type;
    return !known.empty() && (game_type == known || game_type == type_number(known));
  });
  return it == families.end() ? nullptr : *it;
}

Sentence unknown_type(Families families, const std::string& game_type) {
  std::vector<Sentence> known;
  for (const play::Family* family : families)
    if (!family->pdn_game_type.empty()) known.push_back({"{1} is {2}", family->pdn_game_type, family->name});
  return {"The GameType {1} is none of the games here; {2}.", quoted(game_type), listed(known)};
}

/// Games that PDN has a number for and that are none of ours.
constexpr std::pair<std::string_view, const char*> other_games[] = {
    {"0", "chess"},
    {"20", "international draughts"},
    {"22", "Italian draughts"},
    {"23", "American pool"},
    {"24", "Spanish draughts"},
    {"25", "Russian draughts"},
    {"26", "Brazilian draughts"},
    {"27", "Canadian draughts"},
    {"28", "Portuguese draughts"},
    {"29", "Czech draughts"},
    {"30", "Turkish draughts"},
    {"31", "Thai draughts"},
    {"40", "Frisian draughts"},
};

/// A game of another kind; empty where nobody knows the type.
Sentence other_type(std::string_view game_type) {
  for (const auto& [number, name] : other_games)
    if (number == type_number(game_type))
      return {"This is {1} (GameType {2}), which is none of the games here. All games of that type are left out.",
              Sentence::word(name), number};
  return {};
}

/// The id of a game that nothing names: the first that PDN knows.
std::string usual_game(Families families) {
  const auto it = std::ranges::find_if(families, [](const play::Family* f) { return !f->pdn_game_type.empty(); });
  return it == families.end() ? "" : (*it)->id;
}

/// The game that the tags name, its options aside. Null, and a problem in the log, where they name none. The type comes
/// first: other programs may mean something else by `Game`.
GamePointer read_base(const std::vector<PlacedTag>& tags, const Place& place, Families families,
                      const GamePointer& fallback, Log& log) {
  const PlacedTag *type = find(tags, "GameType"), *name = find(tags, "Game");
  if (type == nullptr && name == nullptr && fallback) return fallback;
  const play::Family* family = type != nullptr ? find_family(families, without_blanks(type->tag.value)) : nullptr;
  if (type != nullptr && family == nullptr) {
    const auto other = other_type(without_blanks(type->tag.value));
    if (!other.is_empty()) return log.fail_once(type->place, other), nullptr;
    return log.fail(type->place, {}, unknown_type(families, type->tag.value)), nullptr;
  }
  const std::string id = family != nullptr ? family->id : name != nullptr ? name->tag.value : usual_game(families);
  auto game = play::find_game(families, id);
  if (!game) return log.fail(name != nullptr ? name->place : place, {}, game.error().sentence), nullptr;
  return std::move(game).value();
}

GamePointer read_game(const std::vector<PlacedTag>& tags, const Place& place, Families families,
                      const GamePointer& fallback, Log& log) {
  const auto base = read_base(tags, place, families, fallback, log);
  const PlacedTag* rules = find(tags, "Rules");
  if (!base || rules == nullptr) return base;
  auto game = play::find_game(families, base->family().id + ":" + without_blanks(rules->tag.value));
  if (!game) return log.fail(rules->place, {}, game.error().sentence), nullptr;
  return std::move(game).value();
}

/// The tag that gives the position at the start: FEN, or Setup where that is a position and not a mere `1`.
const PlacedTag* find_start(const std::vector<PlacedTag>& tags) {
  if (const PlacedTag* fen = find(tags, "FEN")) return fen;
  const PlacedTag* setup = find(tags, "Setup");
  return setup != nullptr && setup->tag.value.find(':') != std::string::npos ? setup : nullptr;
}

EndingTags read_ending_tags(const std::vector<PlacedTag>& tags, const play::Family& family, Log& log) {
  EndingTags ending;
  if (const PlacedTag* result = find(tags, "Result")) {
    const std::string value = without_blanks(result->tag.value);
    ending.outcome = read_outcome(value);
    ending.outcome_place = result->place;
    if (!ending.outcome && value != "*" && value != "?")
      log.warn(result->place, {}, {"The result {1} is unknown; results are 1-0, 0-1, 1/2-1/2 and *.", quoted(value)});
  }
  if (const PlacedTag* winner = find(tags, "Winner")) {
    const auto same = [&](Side side) {
      return clean_name(winner->tag.value) == clean_name(family.side_names[index(side)]);
    };
    ending.winner_place = winner->place;
    if (same(Side::first)) ending.winner = Side::first;
    else if (same(Side::second)) ending.winner = Side::second;
    else
      log.warn(winner->place, {},
               {"The winner {1} is unknown; it is {2}.", quoted(winner->tag.value),
                Sentence("{1} or {2}", Sentence::word(family.side_names[0]), Sentence::word(family.side_names[1]))});
  }
  if (const PlacedTag* termination = find(tags, "Termination")) {
    ending.has_termination = true;
    ending.ending = read_ending(termination->tag.value);
  }
  return ending;
}

/// The largest number that is written in a text.
std::size_t largest_number(std::string_view text) {
  std::size_t largest = 0, number = 0;
  for (const char c : text) {
    number = c >= '0' && c <= '9' ? std::min<std::size_t>(10 * number + static_cast<std::size_t>(c - '0'), 1000) : 0;
    largest = std::max(largest, number);
  }
  return largest;
}

/// Does the tag say something that nothing else in the record does?
bool is_worth_keeping(const Tag& tag, const std::vector<std::string>& roster_names) {
  if (is_derived(tag.name)) return false;
  if (tag.name == "Termination") return !read_ending(tag.value);
  if (std::ranges::find(roster_names, tag.name) == roster_names.end()) return true;
  return !tag.value.empty() && tag.value != unknown_value(tag.name);
}

}  // namespace

Sentence other_board(const play::Game& game) {
  return {
      "The squares go beyond {1}: this is a game on a larger board than that of {2}. All games of that kind are left "
      "out.",
      game.geometry().cells.size(), game.family().name};
}

bool is_beyond(const play::Game& game, std::string_view text) {
  constexpr std::size_t most = 72;  // squares of the largest board, that of Canadian draughts
  const std::size_t square = largest_number(text);
  return !game.family().pdn_game_type.empty() && square > game.geometry().cells.size() && square <= most;
}

std::string_view type_number(std::string_view game_type) { return game_type.substr(0, game_type.find(',')); }

std::vector<std::string> roster(const play::Family& family) {
  std::vector<std::string> names = {"Event", "Site", "Date", "Round"};
  if (!family.pdn_game_type.empty()) names.insert(names.end(), {"White", "Black"});
  else
    for (const std::string& side : family.side_names) names.push_back(clean_name(side));
  names.push_back("Result");
  return names;
}

std::string_view unknown_value(std::string_view name) { return name == "Date" ? "????.??.??" : "?"; }

std::string tag_name(std::string_view raw) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  for (const std::string_view known : {"Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "Game",
                                       "Rules", "Setup", "FEN", "PlyCount", "Winner", "Termination"})
    if (std::ranges::equal(raw, known, {}, small, small)) return std::string(known);
  return clean_name(raw);
}

bool is_derived(std::string_view name) {
  constexpr std::array<std::string_view, 8> names = {"Result", "GameType", "Game",     "Rules",
                                                     "Setup",  "FEN",      "PlyCount", "Winner"};
  return std::ranges::find(names, name) != names.end();
}

std::optional<Header> read_header(const std::vector<PlacedTag>& tags, const Place& place, Families families,
                                  const GamePointer& fallback, Log& log) {
  const auto game = read_game(tags, place, families, fallback, log);
  if (!game) return std::nullopt;
  Header header;
  if (const PlacedTag* start = find_start(tags)) {
    std::string position = clean_position(start->tag.value);
    if (crown(position, game->family())) log.warn(start->place, {}, crowned());
    auto match = game->start_from(position);
    if (!match) {
      if (is_beyond(*game, position)) return log.fail_once(start->place, other_board(*game)), std::nullopt;
      log.fail(start->place, {}, {"The position in the tag {1}: {2}", start->tag.name, match.error().sentence});
      return std::nullopt;
    }
    header.match = std::move(match).value();
    header.start = header.match->position();
    if (header.start == game->start()->position()) header.start.clear();
  } else {
    header.match = game->start();
  }
  header.match->set_counting(false);
  header.ending = read_ending_tags(tags, game->family(), log);
  const auto roster_names = roster(game->family());
  for (const PlacedTag& placed : tags)
    if (is_worth_keeping(placed.tag, roster_names)) header.tags.push_back(placed.tag);
  return header;
}

}  // namespace lozenge::record
