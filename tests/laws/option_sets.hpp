// The games that laws are tried on: every option value of every game at least once, and some sets of them by chance.
#pragma once

#include <gtest/gtest.h>

#include <set>

#include "games/families.hpp"
#include "search/playout.hpp"

namespace lozenge::tests {

/// Some of all ways to choose the options, house rules and all, by chance but the same every time.
inline std::vector<play::Settings> sampled_sets(const play::Family& family) {
  constexpr int sampled = 4;
  const auto defaults = play::read_settings(family, "");
  EXPECT_TRUE(defaults.ok());
  search::Random random(2026);
  std::vector<play::Settings> sets;
  for (int i = 0; i < sampled; ++i) {
    play::Settings set = *defaults;
    for (const auto& option : family.options)
      set.set(option.key, option.values[random.below(static_cast<std::uint32_t>(option.values.size()))]);
    if (family.complete) family.complete(set);
    sets.push_back(std::move(set));
  }
  return sets;
}

/// Each value of each option alone.
inline std::vector<play::Settings> single_sets(const play::Family& family) {
  std::vector<play::Settings> sets;
  for (const auto& option : family.options)
    for (const auto& value : option.values) {
      auto set = play::read_settings(family, option.key + "=" + value);
      EXPECT_TRUE(set.ok()) << set.sentence();
      sets.push_back(std::move(*set));
    }
  return sets;
}

/// As `id:key=value`.
inline std::vector<std::string> option_sets() {
  std::set<std::string> ids;
  for (const play::Family* family : games::all())
    for (const auto& sets : {single_sets(*family), sampled_sets(*family)})
      for (const auto& settings : sets) ids.insert(play::canonical_id(*family, settings));
  return {ids.begin(), ids.end()};
}

inline std::shared_ptr<const play::Game> game(const std::string& id) {
  auto found = play::find_game(games::all(), id);
  EXPECT_TRUE(found.ok()) << found.sentence();
  return *found;
}

}  // namespace lozenge::tests
