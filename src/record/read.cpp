#include "record/read.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "record/clean.hpp"
#include "record/fitting.hpp"
#include "record/header.hpp"
#include "record/movetext.hpp"
#include "record/notes.hpp"

namespace lozenge::record {

namespace {

using Kind = Token::Kind;

/// What stands ahead of the moves of a game.
struct Opening {
  std::vector<PlacedTag> tags;
  std::size_t tag_count = 0;  // those that are there twice, too
  std::vector<Note> notes;
};

bool add_tag(Opening& opening, const Token& token, Log& log) {
  if (++opening.tag_count > max_tags) return log.fail(token.place, {}, {"A game has at most {1} tags.", max_tags});
  Tag tag{tag_name(token.text), clean_text(unescape(token.value))};
  for (const PlacedTag& earlier : opening.tags)
    if (earlier.tag.name == tag.name) {
      log.warn(token.place, {}, {"The tag {1} is there twice; the first one counts.", tag.name});
      return true;
    }
  opening.tags.push_back({std::move(tag), token.place});
  return true;
}

/// A blank line between a tag and one of the same name parts two games of which the first has no moves.
bool begins_next_game(const Opening& opening, const Token& token) {
  if (!token.follows_blank_line) return false;
  for (const PlacedTag& earlier : opening.tags)
    if (earlier.tag.name == tag_name(token.text)) return true;
  return false;
}

bool read_opening(Scanner& scanner, Opening& opening, Log& log) {
  for (;; scanner.next()) {
    const Token& token = scanner.token();
    if (token.kind == Kind::bad) return log.fail(token.place, {}, token.problem);
    if (token.kind == Kind::comment) {
      auto notes = read_comment(token.text);
      if (opening.notes.size() + notes.size() > max_items)
        return log.fail(token.place, {}, {"There are too many comments."});
      std::ranges::move(notes, std::back_inserter(opening.notes));
    } else if (token.kind == Kind::tag && !begins_next_game(opening, token)) {
      if (!add_tag(opening, token, log)) return false;
    } else {
      return true;
    }
  }
}

/// Leaves a game that cannot be read: what follows its result, or the tags behind its moves, is the next game. Calls
/// `pass(word)` for the words of its moves.
template <class Pass>
void find_next_game(Scanner& scanner, bool is_in_moves, Pass pass) {
  for (; scanner.token().kind != Kind::end; scanner.next()) {
    const Kind kind = scanner.token().kind;
    if (kind == Kind::result) return scanner.next();
    if (kind == Kind::tag && is_in_moves) return;
    if (kind == Kind::word || kind == Kind::setup) is_in_moves = true;
    if (kind == Kind::word) pass(scanner.token().text);
  }
}

/// What was read before a problem; it may be that the game is over with that.
Record kept_part(Header& header, Line line) {
  Record record{
      header.match->game().shared_from_this(), std::move(header.start), std::move(header.tags), std::move(line), {}};
  if (const auto match = replay(record)) record.status = (*match)->status();
  return record;
}

/// Why a text is not even begun; empty where it is.
Sentence refuse_text(std::string_view text) {
  if (text.size() > max_text) return {"The text is longer than {1} MB.", max_text >> 20};
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) return {"The text is UTF-16; it must be UTF-8."};
  return {};
}

}  // namespace

Reader::Reader(std::string_view text, std::span<const play::Family* const> families,
               std::shared_ptr<const play::Game> fallback)
    : scanner_(refuse_text(text).is_empty() ? text : std::string_view()),
      families_(families),
      fallback_(std::move(fallback)),
      refusal_(refuse_text(text)) {}

std::optional<Reading> Reader::next() {
  Reading reading;
  if (!refusal_.is_empty()) {
    reading.problem = Problem{1, 1, std::exchange(refusal_, {})};
    return reading;
  }
  while (scanner_.token().kind != Kind::end)
    if (read_game(reading)) return reading;
  return std::nullopt;
}

/// False where there is no game after all, and nothing to tell.
bool Reader::read_game(Reading& reading) {
  const Token first = scanner_.token();
  reading.place = first.place;
  Log log(games_ + 1, reading, told_);
  Opening opening;
  const bool is_opened = read_opening(scanner_, opening, log);
  const Kind kind = scanner_.token().kind;
  if (is_opened && opening.tags.empty() && (kind == Kind::result || kind == Kind::end)) {
    scanner_.next();
    if (!opening.notes.empty()) log.warn(first.place, {}, {"A comment that belongs to no game is left out."});
    return !opening.notes.empty();
  }
  ++games_;
  auto header = is_opened ? read_header(opening.tags, first.place, families_, fallback_, log) : std::nullopt;
  Line line;
  line.before = std::move(opening.notes);
  const bool is_read = header && Movetext(scanner_, *header->match, log).read(line);
  if (!is_read) {
    constexpr int several = 3;  // a slip of the pen is no other game
    int beyond = 0;
    find_next_game(scanner_, is_opened, [&](std::string_view word) {
      const bool is_move = number_length(word) < word.size();
      if (header && is_move && is_beyond(header->match->game(), word)) ++beyond;
    });
    if (beyond >= several) log.fail_once(first.place, other_board(header->match->game()));
    else if (header) reading.kept = kept_part(*header, std::move(line));
    return reading.problem || !reading.warnings.empty();
  }
  settle(*header->match, header->ending, scanner_.token(), log);
  if (scanner_.token().kind == Kind::result) scanner_.next();
  if (!is_utf8(scanner_.text_from(first.offset)))
    log.warn_once(first.place, {}, {"Some bytes are no UTF-8; they are read as Latin-1."});
  const auto game = header->match->game().shared_from_this();
  reading.record =
      Record{game, std::move(header->start), std::move(header->tags), std::move(line), header->match->status()};
  return true;
}

ReadReport read_records(std::string_view text, std::span<const play::Family* const> families,
                        std::shared_ptr<const play::Game> fallback) {
  ReadReport report;
  Reader reader(text, families, std::move(fallback));
  while (auto reading = reader.next()) {
    if (reading->record) report.records.push_back(std::move(*reading->record));
    if (reading->problem) report.problems.push_back(std::move(*reading->problem));
    std::ranges::move(reading->warnings, std::back_inserter(report.warnings));
  }
  return report;
}

}  // namespace lozenge::record
