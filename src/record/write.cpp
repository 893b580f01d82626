#include "record/write.hpp"

#include <algorithm>

#include "record/clean.hpp"
#include "record/header.hpp"
#include "record/notes.hpp"
#include "record/paragraph.hpp"
#include "record/setup.hpp"
#include "record/tour.hpp"

namespace lozenge::record {

namespace {

bool is_pdn(const play::Game& game) { return !game.family().pdn_game_type.empty(); }

/// PDN names only the first and the last square of a jump, unless another move would fit too.
std::string pdn_move(const play::Match& match, const std::string& move) {
  const std::size_t first = move.find('x'), last = move.rfind('x');
  if (first == last) return move;
  const std::string brief = move.substr(0, first) + move.substr(last);
  const auto read = match.read(brief);
  return read && read->text == move ? brief : move;
}

/// Writes moves, remarks and variations while a match plays them.
class MovetextWriter {
 public:
  explicit MovetextWriter(play::Match& match) : match_(match), is_pdn_(is_pdn(match.game())) {}

  Result<Done> write(const Line& line, Numbering next = {}) {
    needs_number_ = true;
    add_notes(line.before);
    for (const NotedTurn& turn : line.turns) {
      const Numbering number = next;
      const auto written = write_turn(turn, number);
      if (!written) return written;
      next.pass(match_.turns().back(), match_.side());
      const auto varied = each_variation(match_, turn, [&](const Line& v) { return write_variation(v, number); });
      if (!varied) return varied;
    }
    return Done{};
  }

  std::string finish(std::string_view terminator) {
    out_.add(terminator);
    return out_.finish();
  }

 private:
  Result<Done> write_turn(const NotedTurn& turn, Numbering number) {
    const Side side = match_.side();
    const bool looks_like_claim = turn.is_setup && find_claim(match_, turn.text).has_value();
    const std::string move = !turn.is_setup && is_pdn_ ? pdn_move(match_, turn.text) : turn.text;
    const auto played = play_turn(match_, turn);
    if (!played) return played;

    const bool is_claim = match_.turns().back().is_claim;
    if (turn.is_setup) out_.add(text(SetupCommand{turn.text, looks_like_claim}));
    else if (is_claim && is_pdn_) out_.add(text(SetupCommand{std::string(without_idle_plies(match_.position()))}));
    else if (is_claim) out_.add(move);
    else return write_move(turn, number_text(number, side) + move, side);
    needs_number_ = true;
    add_notes(turn.notes);
    return Done{};
  }

  Result<Done> write_move(const NotedTurn& turn, const std::string& move, Side side) {
    out_.add(move);
    needs_number_ = side == Side::second;
    std::span<const Note> notes = turn.notes;
    if (!notes.empty() && notes.front().kind == Note::Kind::strength) {
      out_.close(notes.front().text);
      notes = notes.subspan(1);
    }
    add_notes(notes);
    return Done{};
  }

  Result<Done> write_variation(const Line& line, Numbering number) {
    if (!line.before.empty() || !line.turns.empty()) {
      out_.open("(");
      const auto written = write(line, number);
      if (!written) return written;
      out_.close(")");
    }
    needs_number_ = true;
    add_notes(line.after);
    return Done{};
  }

  std::string number_text(Numbering number, Side side) const {
    if (side == Side::first) return std::to_string(number.number()) + ". ";
    return needs_number_ ? std::to_string(number.number()) + "... " : "";
  }

  void add_notes(std::span<const Note> notes) {
    for (const Note& note : notes) add_note(note.kind == Note::Kind::strength ? free_standing(note.text) : note);
  }

  void add_note(const Note& note) {
    if (note.kind == Note::Kind::nag) return out_.add("$" + note.text);
    needs_number_ = true;
    if (note.kind == Note::Kind::clock) return out_.add("{[%clk " + note.text + "]}");
    const std::string text = clean_comment(note.text);
    if (text.empty()) return;
    out_.open("{");
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find(' ', begin), text.size());
      out_.add(std::string_view(text).substr(begin, end - begin));
      begin = end + 1;
    }
    out_.close("}");
  }

  play::Match& match_;
  bool is_pdn_;
  Paragraph out_;
  bool needs_number_ = true;
};

class TagWriter {
 public:
  void add(std::string_view name, std::string_view value) {
    (out_ += '[') += name;
    out_ += " \"";
    for (const char c : clean_text(value)) {
      if (c == '"' || c == '\\') out_ += '\\';
      out_ += c;
    }
    out_ += "\"]\n";
  }
  const std::string& text() const { return out_; }

 private:
  std::string out_;
};

std::string_view result_text(const Record& record) {
  return record.status.outcome ? text(*record.status.outcome) : "*";
}

void add_roster(TagWriter& out, const Record& record) {
  for (const std::string& name : roster(record.game->family())) {
    const std::string* value = find_tag(record.tags, name);
    if (name == "Result") out.add(name, result_text(record));
    else out.add(name, value == nullptr || value->empty() ? unknown_value(name) : *value);
  }
}

/// Which game, from where. Strict PDN has no tag for rules; they are named only where they are not the usual ones.
void add_game(TagWriter& out, const Record& record) {
  const auto& family = record.game->family();
  const bool has_type = is_pdn(*record.game);
  if (has_type) out.add("GameType", type_number(family.pdn_game_type));
  else out.add("Game", family.id);
  if (!record.game->rules().empty() && (!has_type || record.game->id() != family.id))
    out.add("Rules", record.game->rules());
  if (record.start.empty()) return;
  if (!has_type) out.add("Setup", "1");
  out.add("FEN", record.start);
}

void add_ending(TagWriter& out, const Record& record, const play::Match& match) {
  const auto plies =
      std::ranges::count_if(match.turns(), [](const play::Turn& t) { return !t.is_claim && !t.is_setup; });
  out.add("PlyCount", std::to_string(plies));
  const auto& outcome = record.status.outcome;
  if (outcome && *outcome != Outcome::draw)
    out.add("Winner", record.game->family().side_names[*outcome == Outcome::first_wins ? 0 : 1]);
  const std::string* termination = find_tag(record.tags, "Termination");
  if (termination != nullptr) out.add("Termination", *termination);
  else if (outcome) out.add("Termination", text(record.status.ending));
}

void add_rest(TagWriter& out, const Record& record) {
  const auto names = roster(record.game->family());
  for (const Tag& tag : record.tags) {
    const std::string name = clean_name(tag.name);
    const bool is_written = is_derived(name) || name == "Termination" || std::ranges::find(names, name) != names.end();
    if (!is_written && !name.empty()) out.add(name, tag.value);
  }
}

}  // namespace

Result<std::string> write_record(const Record& record) {
  auto match = start_match(record);
  if (!match) return match.error();
  MovetextWriter moves(**match);
  const auto written = moves.write(record.line);
  if (!written) return written.error();

  TagWriter tags;
  add_roster(tags, record);
  add_game(tags, record);
  add_ending(tags, record, **match);
  add_rest(tags, record);
  // In PDN 3.0 only a star parts games; the result is in its tag.
  return tags.text() + "\n" + moves.finish(is_pdn(*record.game) ? "*" : result_text(record));
}

}  // namespace lozenge::record
