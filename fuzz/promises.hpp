// What the outside of every game promises, whatever has been played: checked wherever a target meets a match.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "play/game.hpp"

namespace lozenge::fuzz {

/// A broken promise.
struct Finding : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws a Finding that says which promise was broken, and about what.
void require(bool kept, std::string_view promise, std::string_view about);

/// What a player reads is one or more sentences that any terminal can show.
void check_sentence(const std::string& sentence);

/// Lists longer than this (the arrangements of a mixed set-up) are not looked at move by move.
inline constexpr std::size_t longest_list = 2000;

/// Legal actions are sorted, different, lead where they say, and are told apart by their clicks; an undecided position
/// has some. Gives them, or nothing where there are more than `longest_list`.
std::vector<play::Choice> check_choices(const play::Match& match);

/// The text of an action reads back as itself, and playing it leads to the position that the choice says.
void check_round_trip(const play::Match& match, const play::Choice& choice);

/// A position's text reads back as the same position with the same moves; a claim is no part of it.
void check_position_text(const play::Match& match);

/// "diam", then the rest of the input after that line.
std::string_view take_line(std::string_view& input);

/// The game that an input's first line names; null where there is none, which must have been said in a sentence.
std::shared_ptr<const play::Game> take_game(std::string_view& input);

}  // namespace lozenge::fuzz
