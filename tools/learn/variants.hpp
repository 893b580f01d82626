// Which option sets of a game share an evaluation, for tools that are asked for weights by their name.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "play/beneath.hpp"
#include "play/family.hpp"

namespace lozenge::learn {

/// The strict rules of a game: those that an engine thinks with.
template <class Module>
using RulesOf = play::Strict<typename Module::Rules>;

/// Their options wherever the weights have this name, each once, the defaults first. None where no weights do.
template <class Module>
std::vector<Options<RulesOf<Module>>> options_with_weights(std::string_view name) {
  using R = RulesOf<Module>;
  std::vector<Options<R>> found;
  for (const auto& settings : play::option_sets(Module::family())) {
    const auto options = play::Beneath<typename Module::Rules>::options(Module::options(settings));
    if (R::Features::weights(options).name == name && std::ranges::find(found, options) == found.end())
      found.push_back(options);
  }
  return found;
}

}  // namespace lozenge::learn
