// A game record: what was played, with remarks and variations. Plain data, made of a match or read from a text.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace lozenge::record {

struct Tag {
  std::string name;
  std::string value;

  bool operator==(const Tag&) const = default;
};

/// Something said about a turn.
struct Note {
  enum class Kind : std::uint8_t { comment, nag, strength, clock };

  Kind kind = Kind::comment;
  std::string text;  // "A fine shot.", "7", "!?", "0:05:00"

  bool operator==(const Note&) const = default;
};

struct NotedTurn;

/// Turns one after the other: the game itself, or a variation of it.
struct Line {
  std::vector<Note> before;  // ahead of the first turn
  std::vector<NotedTurn> turns;
  std::vector<Note> after;  // behind a variation, ahead of the turn that follows it

  bool operator==(const Line&) const;
};

struct NotedTurn {
  std::string text;  // a move or claim as a match prints it; for a set-up the position
  bool is_setup = false;
  std::vector<Note> notes;
  std::vector<Line> variations;  // what might have been played instead

  bool operator==(const NotedTurn&) const;
};

/// Its turns can be played: the reader and `make_record` see to that, `replay` checks it.
struct Record {
  std::shared_ptr<const play::Game> game;
  std::string start;      // a position; empty: the game's own start
  std::vector<Tag> tags;  // without those that follow from the rest: Result, FEN, PlyCount and the like
  Line line;
  play::Status status;  // how the match ended, if it did; the board may say otherwise
};

/// The value of a tag; null where the record has none of that name.
const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name);

/// The main line and how it ended. Tags that follow from the match are left out of `tags` when it is written.
Record make_record(const play::Match& match, std::vector<Tag> tags = {});

/// The match that is recorded: same positions, same turns, same status. Counting is off in it, since a record says what
/// happened; who plays on turns it on.
Result<std::unique_ptr<play::Match>> replay(const Record& record);

}  // namespace lozenge::record
