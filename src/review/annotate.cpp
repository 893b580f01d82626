#include "review/annotate.hpp"

#include <cassert>

namespace lozenge::review {

namespace {

using record::Note;

/// By this an earlier review is known.
constexpr std::string_view opening = "Review: ";

bool is_of_review(const Note& note) { return note.kind == Note::Kind::comment && note.text.starts_with(opening); }

/// $1 to $6, $7 and marks such as `!?` say how good a move is, which is for the review to say.
bool is_mark(const Note& note) {
  if (note.kind == Note::Kind::strength) return true;
  return note.kind == Note::Kind::nag && note.text.size() == 1 && note.text[0] >= '1' && note.text[0] <= '7';
}

Note comment(const std::string& words) { return {Note::Kind::comment, std::string(opening) + words}; }

void annotate_turn(record::NotedTurn& turn, const Remark& remark) {
  std::erase_if(turn.notes, [](const Note& note) { return is_mark(note) || is_of_review(note); });
  if (remark.nag > 0) turn.notes.insert(turn.notes.begin(), {Note::Kind::nag, std::to_string(remark.nag)});
  if (!remark.comment.empty()) turn.notes.push_back(comment(remark.comment));
}

}  // namespace

record::Record annotate(record::Record record, const Remarks& remarks) {
  auto& turns = record.line.turns;
  assert(turns.size() == remarks.turns.size());
  for (std::size_t i = 0; i < turns.size(); ++i) annotate_turn(turns[i], remarks.turns[i]);
  std::erase_if(record.line.before, is_of_review);
  record.line.before.push_back(comment(remarks.summary));
  if (record::find_tag(record.tags, "Annotator") == nullptr) record.tags.push_back({"Annotator", "Lozenge"});
  return record;
}

}  // namespace lozenge::review
