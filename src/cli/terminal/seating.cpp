#include "cli/terminal/seating.hpp"

#include <algorithm>
#include <cctype>
#include <random>

#include "core/quote.hpp"
#include "play/family.hpp"
#include "play/level.hpp"
#include "record/clean.hpp"

namespace lozenge::cli::terminal {

namespace {

constexpr std::string_view computer_name = "Lozenge level ";

/// Seats alternate between the sides, beginning with the first.
Side side_of(std::size_t seat) { return seat % 2 == 0 ? Side::first : Side::second; }

const std::string& side_name(const play::Game& game, std::size_t seat) {
  return game.family().side_names[index(side_of(seat))];
}

std::string plain(std::string_view name) {
  std::string out;
  for (const char c : name)
    if (c != ' ') out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

/// The seats that bear a name, be it theirs or their side's.
People seats_named(const play::Game& game, std::string_view name) {
  People seats;
  for (std::size_t i = 0; i < game.seats().size(); ++i)
    seats.push_back(plain(game.seats()[i]) == plain(name) || plain(side_name(game, i)) == plain(name));
  return seats;
}

std::optional<int> read_level(std::string_view value) {
  for (const play::Level& level : play::levels())
    if (value == std::string(computer_name) + std::to_string(level.number)) return level.number;
  return std::nullopt;
}

/// Do people have all the seats that `seats` has, or none of them?
bool are_all(const People& people, const People& seats, bool have) {
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i] && people[i] != have) return false;
  return true;
}

bool has(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

std::vector<std::string> seat_names(const play::Game& game) {
  std::vector<std::string> names(std::begin(game.family().side_names), std::end(game.family().side_names));
  for (const auto& seat : game.seats())
    if (!has(names, seat)) names.push_back(seat);
  return names;
}

Result<People> read_people(const play::Game& game, std::string_view name) {
  auto people = seats_named(game, name);
  if (std::ranges::find(people, true) != people.end()) return people;
  return Error{"Nobody is called {1} in this game; it can be {2}.", quoted(name), either(seat_names(game))};
}

Result<People> asked_people(const play::Game& game, const std::string& name) {
  if (plain(name) != "random") return read_people(game, name);
  return people_of(game, std::random_device()() % 2 == 0 ? Side::first : Side::second);
}

People people_of(const play::Game& game, Side side) { return seats_named(game, game.family().side_names[index(side)]); }

std::vector<record::Tag> tags_of(const play::Game& game, const Seating& seating) {
  std::vector<record::Tag> tags;
  People tagged(game.seats().size());
  // Sides come first among the names: a player has a tag of his own only where his partner is a person.
  for (const auto& name : seat_names(game)) {
    const People seats = seats_named(game, name);
    if (!are_all(seating.people, seats, false) || !are_all(tagged, seats, false)) continue;
    for (std::size_t i = 0; i < seats.size(); ++i) tagged[i] = tagged[i] || seats[i];
    tags.push_back({record::clean_name(name), std::string(computer_name) + std::to_string(seating.level)});
  }
  return tags;
}

std::optional<Seating> read_tags(const play::Game& game, const std::vector<record::Tag>& tags) {
  Seating seating{People(game.seats().size(), true)};
  for (const auto& name : seat_names(game)) {
    const std::string* value = record::find_tag(tags, record::clean_name(name));
    const auto level = value == nullptr ? std::nullopt : read_level(*value);
    if (!level) continue;
    seating.level = *level;
    const People seats = seats_named(game, name);
    for (std::size_t i = 0; i < seats.size(); ++i)
      if (seats[i]) seating.people[i] = false;
  }
  const bool is_mixed = std::ranges::count(seating.people, true) % static_cast<int>(seating.people.size()) != 0;
  return is_mixed ? std::optional(seating) : std::nullopt;
}

}  // namespace lozenge::cli::terminal
