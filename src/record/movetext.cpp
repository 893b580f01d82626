#include "record/movetext.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "core/quote.hpp"
#include "play/family.hpp"
#include "record/clean.hpp"
#include "record/fitting.hpp"
#include "record/notes.hpp"
#include "record/setup.hpp"

namespace lozenge::record {

namespace {

using Kind = Token::Kind;

/// Some games have dots in their moves: there a refused `3.2-4` is a move and not the number 3.
bool has_dotted_moves(const play::Match& match) {
  return std::ranges::any_of(match.moves(), [](const std::string& m) { return m.find('.') != std::string::npos; });
}

}  // namespace

bool Movetext::read(Line& line) {
  Thread thread{line, 0, {}, {}};
  return read_line(thread);
}

bool Movetext::read_line(Thread& thread) {
  for (;;) {
    switch (scanner_.token().kind) {
      case Kind::end:
      case Kind::tag: return thread.depth == 0 || fail(thread, {"A variation is not closed: ')' is missing."});
      case Kind::close:
        if (thread.depth == 0) return fail(thread, {"This ')' closes no variation."});
        scanner_.next();
        return true;
      case Kind::result:
        if (thread.depth == 0) return true;
        [[fallthrough]];
      default:
        if (!read_item(thread)) return false;
    }
  }
}

bool Movetext::read_item(Thread& thread) {
  const Token token = scanner_.token();
  switch (token.kind) {
    case Kind::bad: return fail(thread, token.problem);
    case Kind::open: return read_variation(thread);
    case Kind::setup: return read_setup(thread);
    case Kind::word: return read_word(thread);
    default: break;
  }
  scanner_.next();
  switch (token.kind) {
    case Kind::strength: return add_strength(thread, token.text);
    case Kind::nag: return add_notes(thread, {{Note::Kind::nag, std::string(token.text)}});
    case Kind::result: return add_notes(thread, {{Note::Kind::comment, std::string(token.text)}});
    default: return add_notes(thread, read_comment(token.text));
  }
}

bool Movetext::read_variation(Thread& thread) {
  if (thread.line.turns.empty()) return fail(thread, {"A variation stands behind the move that it replaces."});
  if (thread.depth == max_nesting)
    return fail(thread, {"Variations stand in each other at most {1} deep.", max_nesting});
  if (!has_room(thread, 1)) return false;
  scanner_.next();

  match_.undo();
  Line line;
  Thread variation{line, thread.depth + 1, thread.last, thread.last};
  const bool is_read = read_line(variation);
  if (!is_read) {
    if (line != Line()) thread.line.turns.back().variations.push_back(std::move(line));
    return false;
  }
  for (std::size_t i = 0; i < line.turns.size(); ++i) match_.undo();
  NotedTurn& turn = thread.line.turns.back();
  [[maybe_unused]] const auto again = play_turn(match_, turn);
  assert(again.ok());
  if (line != Line()) turn.variations.push_back(std::move(line));
  return true;
}

bool Movetext::read_setup(Thread& thread) {
  auto command = record::read_setup(scanner_.token().text);
  if (!command) return fail(thread, command.error().sentence);
  if (crown(command->position, match_.game().family())) log_.warn(scanner_.token().place, turn_name(thread), crowned());
  const auto claim = command->is_by_hand ? std::nullopt : find_claim(match_, command->position);
  if (claim) {
    [[maybe_unused]] const auto played = match_.play(*claim);
    assert(played.ok());
  } else if (const auto done = match_.set_up(command->position); !done) {
    return fail(thread, done.error().sentence);
  }
  return add_turn(thread);
}

bool Movetext::read_word(Thread& thread) {
  const std::string clean = clean_word(scanner_.token().text);
  const std::string_view word = clean;
  const std::size_t number = number_length(word);
  if (number == word.size()) {
    scanner_.next();
    return true;
  }
  const auto whole = match_.play(word);
  if (whole || (number == 0 && play_fitting(thread, word))) return add_turn(thread);
  if (number == 0) return refuse_move(thread, word, whole.error().sentence);

  const auto rest = word.substr(number);
  const auto played = match_.play(rest);
  if (played || play_fitting(thread, rest)) return add_turn(thread);
  if (has_dotted_moves(match_)) return refuse_move(thread, word, whole.error().sentence);
  scanner_.drop(number);
  return scanner_.token().kind == Kind::result || refuse_move(thread, rest, played.error().sentence);
}

/// PDN has one sign for steps and one for jumps, and many who wrote it only one for both. A capture that two moves fit
/// is settled by what comes after it.
bool Movetext::play_fitting(const Thread& thread, std::string_view word) {
  if (match_.game().family().pdn_game_type.empty()) return false;
  const auto fits = fitting_moves(match_, word);
  if (fits.empty() || (fits.size() > 1 && ++guesses_ > max_guesses)) return false;
  const auto meant = fits.size() == 1 ? fits[0] : settled_by_what_follows(scanner_, match_, fits);
  if (!meant) return false;
  const Place& place = scanner_.token().place;
  if (fits.size() == 1)
    log_.warn_once(place, turn_name(thread),
                   {"{1} is written for {2}: a step has '-', a jump 'x'. Where only one move fits, it is taken.",
                    quoted(word), *meant});
  else
    log_.warn(place, turn_name(thread),
              {"{1} can be {2}; the moves that follow fit {3} alone.", quoted(word), either(fits), *meant});
  [[maybe_unused]] const auto played = match_.play(*meant);
  assert(played.ok());
  return true;
}

bool Movetext::add_turn(Thread& thread) {
  if (!has_room(thread, 1)) return false;
  scanner_.next();
  const play::Turn& turn = match_.turns().back();
  thread.line.turns.push_back({turn.text, turn.is_setup, {}, {}});
  thread.last = thread.next;
  thread.next.pass(turn, match_.side());
  return true;
}

/// Where a remark belongs: ahead of the line, to its last turn, or behind that turn's last variation.
bool Movetext::add_notes(Thread& thread, std::vector<Note> notes) {
  if (!has_room(thread, notes.size())) return false;
  Line& line = thread.line;
  auto& there = line.turns.empty()                     ? line.before
                : line.turns.back().variations.empty() ? line.turns.back().notes
                                                       : line.turns.back().variations.back().after;
  there.insert(there.end(), std::make_move_iterator(notes.begin()), std::make_move_iterator(notes.end()));
  return true;
}

/// The first mark behind a move is its strength, which is written right behind it.
bool Movetext::add_strength(Thread& thread, std::string_view strength) {
  const auto& turns = thread.line.turns;
  const bool is_move = !turns.empty() && !match_.turns().back().is_claim && !match_.turns().back().is_setup;
  if (!is_move || !turns.back().variations.empty()) return add_notes(thread, {free_standing(strength)});
  auto& notes = thread.line.turns.back().notes;
  if (!notes.empty() && notes.front().kind == Note::Kind::strength) return add_notes(thread, {free_standing(strength)});
  if (!has_room(thread, 1)) return false;
  notes.insert(notes.begin(), {Note::Kind::strength, std::string(strength)});
  return true;
}

bool Movetext::has_room(const Thread& thread, std::size_t more) {
  items_ += more;
  if (items_ <= max_items) return true;
  return fail(thread, {"A game has at most {1} moves, remarks and variations.", max_items});
}

bool Movetext::refuse_move(const Thread& thread, std::string_view move, const Sentence& why) {
  const Sentence where("{1} ({2})", turn_name(thread), printable(move));
  return log_.fail(scanner_.token().place, where, why);
}

bool Movetext::fail(const Thread& thread, const Sentence& why) {
  return log_.fail(scanner_.token().place, turn_name(thread), why);
}

Sentence Movetext::turn_name(const Thread& thread) const {
  const auto& side = match_.game().family().side_names[index(match_.side())];
  return {"{1}'s move {2}", Sentence::word(side), thread.next.number()};
}

}  // namespace lozenge::record
