#include "review/annotate.hpp"

#include <algorithm>
#include <cassert>

#include "play/family.hpp"

namespace lozenge::review {

namespace {

using record::Note;

/// By this an earlier review is known.
constexpr std::string_view opening = "Review: ";
constexpr std::size_t shown_moves = 8;

bool is_of_review(const Note& note) { return note.kind == Note::Kind::comment && note.text.starts_with(opening); }

/// $1 to $6, $7 and marks such as `!?` say how good a move is, which is for the review to say.
bool is_mark(const Note& note) {
  if (note.kind == Note::Kind::strength) return true;
  return note.kind == Note::Kind::nag && note.text.size() == 1 && note.text[0] >= '1' && note.text[0] <= '7';
}

Note comment(const std::string& words) { return {Note::Kind::comment, std::string(opening) + words}; }

/// "mistake (62 %, now 48 %); better 9-14 22-17."
std::string words_on(const Judgement& judgement) {
  std::string words = std::string(name(judgement.grade)) + " (" + standing(judgement.before) + ", now " +
                      standing(judgement.after) + "); better";
  for (std::size_t i = 0; i < std::min(shown_moves, judgement.better.size()); ++i) words += " " + judgement.better[i];
  return words + ".";
}

void annotate_turn(record::Turn& turn, const Judgement& judgement) {
  std::erase_if(turn.notes, [](const Note& note) { return is_mark(note) || is_of_review(note); });
  if (const int number = nag(judgement.grade); number > 0)
    turn.notes.insert(turn.notes.begin(), {Note::Kind::nag, std::to_string(number)});
  if (is_error(judgement.grade)) turn.notes.push_back(comment(words_on(judgement)));
}

std::string words_on(const Review& review, const play::Family& family) {
  std::string words;
  for (const Side side : {Side::first, Side::second})
    if (const auto& share = review.accuracy[index(side)])
      words += (words.empty() ? "accuracy " : ", ") + family.side_names[index(side)] + " " + percent(*share);
  return words.empty() ? "there was nothing to choose." : words + ".";
}

}  // namespace

std::string percent(Chance chance) {
  const int tenths = (chance + 5) / 10;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

record::Record annotate(record::Record record, const Review& review) {
  auto& turns = record.line.turns;
  assert(turns.size() == review.turns.size());
  for (std::size_t i = 0; i < turns.size(); ++i) annotate_turn(turns[i], review.turns[i]);
  std::erase_if(record.line.before, is_of_review);
  record.line.before.push_back(comment(words_on(review, record.game->family())));
  if (record::find_tag(record.tags, "Annotator") == nullptr) record.tags.push_back({"Annotator", "Lozenge"});
  return record;
}

}  // namespace lozenge::review
