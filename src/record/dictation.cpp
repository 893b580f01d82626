#include "record/dictation.hpp"

#include "core/words.hpp"
#include "record/ending.hpp"
#include "record/limits.hpp"
#include "record/tour.hpp"

namespace lozenge::record {

namespace {

std::optional<Note::Kind> note_kind(char letter) {
  switch (letter) {
    case 'c': return Note::Kind::comment;
    case 'n': return Note::Kind::nag;
    case 's': return Note::Kind::strength;
    case 'k': return Note::Kind::clock;
    default: return std::nullopt;
  }
}

/// Puts items where they belong in a line that grows.
class Clerk {
 public:
  explicit Clerk(Record& record) : record_(record) { open_.push_back(&record.line); }

  Result<Done> add(char letter, std::string_view rest, Words& items) {
    if (++count_ > max_items) return Error{"This record is too long to be written."};
    if (const auto kind = note_kind(letter)) return add_note({*kind, std::string(rest)});
    switch (letter) {
      case 't': record_.tags.push_back({std::string(rest), std::string(items.take())}); return Done{};
      case 'm': line().turns.push_back({std::string(rest), false, {}, {}}); return Done{};
      case 'p': line().turns.push_back({std::string(rest), true, {}, {}}); return Done{};
      case '(': return open();
      case ')': return close();
      default: return Error{"This record cannot be written: there is an item that nobody knows."};
    }
  }

  bool is_closed() const { return open_.size() == 1; }

 private:
  Line& line() { return *open_.back(); }

  Result<Done> add_note(Note note) {
    Line& now = line();
    if (now.turns.empty()) now.before.push_back(std::move(note));
    else if (now.turns.back().variations.empty()) now.turns.back().notes.push_back(std::move(note));
    else now.turns.back().variations.back().after.push_back(std::move(note));
    return Done{};
  }

  Result<Done> open() {
    if (line().turns.empty()) return Error{"A variation stands behind the move that it replaces."};
    if (open_.size() > max_nesting) return Error{"Variations stand in each other at most {1} deep.", max_nesting};
    open_.push_back(&line().turns.back().variations.emplace_back());
    return Done{};
  }

  Result<Done> close() {
    if (is_closed()) return Error{"This ')' closes no variation."};
    open_.pop_back();
    return Done{};
  }

  Record& record_;
  std::vector<Line*> open_;  // the main line, and the variations that are open; none of them moves while it grows
  std::size_t count_ = 0;
};

}  // namespace

Result<Record> take_down(std::string_view text, std::span<const play::Family* const> families) {
  Words items(text);
  auto game = play::find_game(families, items.take());
  if (!game) return game.error();
  Record record{std::move(game).value(), std::string(items.take()), {}, {}, {}};
  const auto outcome = read_outcome(items.take());
  Clerk clerk(record);
  while (!items.is_empty()) {
    const auto item = items.take();
    if (item.empty()) continue;
    const auto added = clerk.add(item[0], item.substr(1), items);
    if (!added) return added.error();
  }
  if (!clerk.is_closed()) return Error{"A variation is not closed: ')' is missing."};
  const auto match = replay(record);
  if (!match) return match.error();
  if (outcome) close_match(**match, status_with(**match, *outcome));
  record.status = (*match)->status();
  return record;
}

}  // namespace lozenge::record
