// The games that laws of matches and engines are tried on: every option value of every game at least once.
#pragma once

#include <gtest/gtest.h>

#include <set>

#include "games/families.hpp"

namespace lozenge::tests {

/// As `id:key=value`.
inline std::vector<std::string> option_sets() {
  std::set<std::string> ids;
  for (const play::Family* family : games::all()) {
    ids.insert(family->id);
    for (const auto& option : family->options)
      for (const auto& value : option.values) ids.insert(family->id + ":" + option.key + "=" + value);
  }
  return {ids.begin(), ids.end()};
}

inline std::shared_ptr<const play::Game> game(const std::string& id) {
  auto found = play::find_game(games::all(), id);
  EXPECT_TRUE(found.ok()) << found.sentence();
  return *found;
}

}  // namespace lozenge::tests
