// A law of one game. The files of this folder are compiled once for each game, all of them as one unit, so that a
// change of a game's rules compiles the laws of that game alone: GAME_MODULE is its namespace and GAME_HEADER its
// header.
#pragma once

#include "tests/laws/random_play.hpp"
#include GAME_HEADER

/// A test that has the game in the name of its suite: LAW(RulesLaw, RandomGamesEnd) is
/// RulesLaw_checkers.RandomGamesEnd.
#define LAW(suite, name) LOZENGE_NAMED_LAW(suite, GAME_MODULE, name)
#define LOZENGE_NAMED_LAW(suite, game, name) TEST(LOZENGE_LAW_SUITE(suite, game), name)
#define LOZENGE_LAW_SUITE(suite, game) suite##_##game

namespace lozenge::tests {

using Game = games::GAME_MODULE::Module;

/// Calls law.operator()<R>() for each option set, with a trace that tells which.
template <class Law>
void for_every_option_set(Law law) {
  int number = 0;
  Game::Variants::each([&]<class R>() {
    SCOPED_TRACE("option set " + std::to_string(number++));
    law.template operator()<R>();
  });
}

}  // namespace lozenge::tests
