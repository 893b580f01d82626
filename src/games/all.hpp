// The list of games. A new game is one folder beside this file, one include and one line here; no other file names it.
#pragma once

#include <span>

#include "core/types.hpp"
#include "games/checkers/checkers.hpp"
#include "games/diam/diam.hpp"
#include "play/family.hpp"

namespace lozenge::games {

using Modules = Types<checkers::Module, diam::Module>;

/// The families in the order of the list.
inline std::span<const play::Family* const> all() {
  static const auto families = [] {
    std::vector<const play::Family*> list;
    Modules::each([&]<class Module>() { list.push_back(&Module::family()); });
    return list;
  }();
  return families;
}

}  // namespace lozenge::games
