// The tags of a record: which game it is, where it starts, how it ended, and what is said besides.
#pragma once

#include <optional>
#include <span>

#include "record/ending.hpp"

namespace lozenge::record {

struct PlacedTag {
  Tag tag;
  Place place;
};

struct Header {
  std::unique_ptr<play::Match> match;  // at its start
  std::string start;                   // its position; empty: the game's own
  EndingTags ending;
  std::vector<Tag> tags;  // that do not follow from the rest
};

/// Empty where the game or its start cannot be told; the log has the reason. `place` is where the game begins.
std::optional<Header> read_header(const std::vector<PlacedTag>& tags, const Place& place,
                                  std::span<const play::Family* const> families,
                                  const std::shared_ptr<const play::Game>& fallback, Log& log);

/// Event, Site, Date, Round, the players, Result: the seven tags that every record has, in their order.
std::vector<std::string> roster(const play::Family& family);

/// The name of a tag as it is written: known ones are read in any case.
std::string tag_name(std::string_view raw);

/// What the tag is in a record where nobody knows: "?", or the like.
std::string_view unknown_value(std::string_view name);

/// Does the tag follow from the game, the moves and the end?
bool is_derived(std::string_view name);

/// Does a text name a square that the game's board does not have, but a larger one of PDN has?
bool is_beyond(const play::Game& game, std::string_view text);
/// What is to be said of a record that is full of them.
Sentence other_board(const play::Game& game);

/// The number of a GameType: "21" of "21,B,8,8,N1,0".
std::string_view type_number(std::string_view game_type);

}  // namespace lozenge::record
