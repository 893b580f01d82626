#include "record/json.hpp"

#include <cstdlib>

#include "core/json.hpp"
#include "record/ending.hpp"
#include "record/tour.hpp"

namespace lozenge::record {

namespace {

void add_note(Json& out, const Note& note) {
  switch (note.kind) {
    case Note::Kind::comment: out.key("comment").string(note.text); break;
    case Note::Kind::nag: out.key("nag").number(std::atoi(note.text.c_str())); break;
    case Note::Kind::strength: out.key("strength").string(note.text); break;
    case Note::Kind::clock: out.key("clock").string(note.text); break;
  }
}

/// Writes lines while a match plays them.
class LineWriter {
 public:
  LineWriter(Json& out, play::Match& match) : out_(out), match_(match) {}

  void add_notes(const char* key, const std::vector<Note>& notes) {
    out_.key(key).open_array();
    for (const Note& note : notes) {
      out_.open_object();
      add_note(out_, note);
      out_.close_object();
    }
    out_.close_array();
  }

  Result<Done> add_turns(const Line& line) {
    out_.key("turns").open_array();
    for (const NotedTurn& turn : line.turns) {
      const auto added = add_turn(turn);
      if (!added) return added;
    }
    out_.close_array();
    return Done{};
  }

 private:
  Result<Done> add_turn(const NotedTurn& turn) {
    const auto played = play_turn(match_, turn);
    if (!played) return played;
    const play::Turn& made = match_.turns().back();
    out_.open_object().key("text").string(made.text);
    out_.key("kind").string(made.is_setup ? "setup" : made.is_claim ? "claim" : "move");
    out_.key("side").string(match_.game().family().side_names[index(made.side)]);
    out_.key("position").string(match_.position());
    add_notes("notes", turn.notes);
    out_.key("variations").open_array();
    const auto varied = each_variation(match_, turn, [&](const Line& line) { return add_variation(line); });
    out_.close_array().close_object();
    return varied;
  }

  Result<Done> add_variation(const Line& line) {
    out_.open_object();
    add_notes("before", line.before);
    const auto added = add_turns(line);
    add_notes("after", line.after);
    out_.close_object();
    return added;
  }

  Json& out_;
  play::Match& match_;
};

}  // namespace

Result<Done> write_fields(Json& out, const Record& record) {
  auto match = start_match(record);
  if (!match) return match.error();
  out.key("game").string(record.game->id()).key("rules").string(record.game->rules());
  out.key("tags").open_object();
  for (const Tag& tag : record.tags) out.key(tag.name).string(tag.value);
  out.close_object().key("start").string((*match)->position());
  LineWriter lines(out, **match);
  lines.add_notes("before", record.line.before);
  const auto added = lines.add_turns(record.line);
  if (!added) return added;
  out.key("final").string((*match)->position());
  const auto& status = record.status;
  out.key("result").string(status.outcome ? text(*status.outcome) : "*");
  out.key("ending");
  status.outcome ? out.string(text(status.ending)) : out.null();
  return Done{};
}

Result<std::string> json(const Record& record) {
  Json out;
  out.open_object();
  const auto written = write_fields(out, record);
  if (!written) return written.error();
  return out.close_object().text();
}

}  // namespace lozenge::record
