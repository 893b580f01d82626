#include "cli/option_sets.hpp"

#include <algorithm>

#include "cli/failure.hpp"
#include "games/families.hpp"

namespace lozenge::cli {

std::vector<std::shared_ptr<const play::Game>> option_sets() {
  std::vector<std::shared_ptr<const play::Game>> sets;
  const auto add = [&](const std::string& id) {
    auto game = granted(play::find_game(games::all(), id));
    const bool is_known = std::ranges::any_of(sets, [&](const auto& set) { return set->id() == game->id(); });
    if (!is_known) sets.push_back(std::move(game));
  };
  for (const play::Family* family : games::all()) {
    add(family->id);
    for (const auto& option : family->options)
      for (const auto& value : option.values)
        if (!option.is_house(value)) add(family->id + ":" + option.key + "=" + value);
  }
  return sets;
}

}  // namespace lozenge::cli
