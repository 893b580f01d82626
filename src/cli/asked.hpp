// The arguments that most commands share, and what they name: a game, and a match that begins somewhere.
#pragma once

#include <memory>

#include "cli/command.hpp"
#include "cli/terminal/look.hpp"
#include "play/game.hpp"

namespace lozenge::cli {

Argument game_place();       // GAME
Argument position_option();  // --position P
Argument colour_option();    // --colour WHEN
Argument ascii_flag();       // --ascii

/// The game that GAME names.
std::shared_ptr<const play::Game> asked_game(const Values& values);

/// A match of that game, from the position given or from the start.
std::unique_ptr<play::Match> asked_match(const Values& values);

/// The moves of a text, separated by blanks, without the move numbers among them.
std::vector<std::string> move_words(const std::string& text);

/// Plays a move; a refusal names it and the number that it bears.
void play_word(play::Match& match, const std::string& word, int number);

/// What standard output can show, and is to show.
terminal::Look asked_look(const Values& values);

/// For the examples of the help, which thereby need no game's name: the id of the first game, and the first moves of
/// it that come to mind.
std::string example_game();
std::vector<std::string> example_moves(int plies);

}  // namespace lozenge::cli
