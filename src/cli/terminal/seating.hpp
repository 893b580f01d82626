// Who sits where: which seats of a game people have, and which the computer; in words, and in the tags of a record.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "record/record.hpp"

namespace lozenge::cli::terminal {

/// For each seat in the order of play: is it a person's?
using People = std::vector<bool>;

/// Names that a person can take: sides, and players where these are others. Each stands for one or more seats.
std::vector<std::string> seat_names(const play::Game& game);

/// The seats of a name, read in any case and without its blanks.
Result<People> read_people(const play::Game& game, std::string_view name);

/// As `read_people`, and `random` is one of the sides.
Result<People> asked_people(const play::Game& game, const std::string& name);

/// All seats of one side.
People people_of(const play::Game& game, Side side);

/// Where the computer sits, and its level.
struct Seating {
  People people;
  int level = 0;
};

/// `[White "Lozenge level 5"]` for each side that is the computer's, or else for its players who are.
std::vector<record::Tag> tags_of(const play::Game& game, const Seating& seating);

/// What such tags say; nothing where only people play, or nobody.
std::optional<Seating> read_tags(const play::Game& game, const std::vector<record::Tag>& tags);

}  // namespace lozenge::cli::terminal
