// What is fuzzed: each target takes any bytes at all, and throws a Finding where a promise is broken.
//
// Inputs are text as far as they can be, so that a finding can be read. Those worth keeping are in corpus/<target>/,
// which an ordinary test replays.
#pragma once

#include <string_view>

namespace lozenge::fuzz {

/// A line GAME, then the text of a position.
void positions(std::string_view input);

/// A line GAME, then a line of random play (a byte a move), then the text of a move.
void moves(std::string_view input);

/// A line GAME, then a script of a match (see script.hpp).
void matches(std::string_view input);

/// A text of game records.
void records(std::string_view input);

/// Lines that an engine hears, in the Hub protocol.
void conversations(std::string_view input);

/// Lines GAME, DOCUMENT, POSITION and MOVE, then a text that is rulebook, words and record in one.
void pages(std::string_view input);

}  // namespace lozenge::fuzz
