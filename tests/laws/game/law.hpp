// A law of one game. The files of this folder are compiled once for each game, all of them as one unit, so that a
// change of a game's rules compiles the laws of that game alone: GAME_MODULE is its namespace and GAME_HEADER its
// header.
#pragma once

#include <algorithm>
#include <vector>

#include "play/beneath.hpp"
#include "play/family.hpp"
#include "tests/laws/option_sets.hpp"
#include "tests/laws/random_play.hpp"
#include GAME_HEADER

/// A test that has the game in the name of its suite: LAW(RulesLaw, RandomGamesEnd) is
/// RulesLaw_checkers.RandomGamesEnd.
#define LAW(suite, name) LOZENGE_NAMED_LAW(suite, GAME_MODULE, name)
#define LOZENGE_NAMED_LAW(suite, game, name) TEST(LOZENGE_LAW_SUITE(suite, game), name)
#define LOZENGE_LAW_SUITE(suite, game) suite##_##game

namespace lozenge::tests {

using Game = games::GAME_MODULE::Module;

/// Adds a value that is not there yet.
template <class T>
bool add_new(std::vector<T>& list, const T& value) {
  if (std::ranges::find(list, value) != list.end()) return false;
  list.push_back(value);
  return true;
}

/// Calls law.operator()<R>(options) for the rules of the game with each of its options, each house rule alone and some
/// of all sets by chance, and for the strict game where there is one beneath; with a trace that names them.
template <class Law>
void for_every_option_set(Law law) {
  using R = Game::Rules;
  using S = play::Strict<R>;
  std::vector<Options<R>> seen;
  std::vector<Options<S>> seen_beneath;
  auto sets = play::option_sets(Game::family());
  for (const auto& more : {single_sets(Game::family()), sampled_sets(Game::family())})
    sets.insert(sets.end(), more.begin(), more.end());
  for (const auto& settings : sets) {
    SCOPED_TRACE(play::canonical_id(Game::family(), settings));
    const auto options = Game::options(settings);
    if (add_new(seen, options)) law.template operator()<R>(options);
    if (std::is_same_v<R, S>) continue;
    SCOPED_TRACE("beneath the claims");
    const auto beneath = play::Beneath<R>::options(options);
    if (add_new(seen_beneath, beneath)) law.template operator()<S>(beneath);
  }
}

}  // namespace lozenge::tests
