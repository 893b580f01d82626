// The option sets of the games that are worth measuring or trying one by one.
#pragma once

#include <memory>
#include <vector>

#include "play/game.hpp"

namespace lozenge::cli {

/// Every game with its defaults, then with each other value of each option alone, house rules left out. Sets that come
/// to the same rules are given once.
std::vector<std::shared_ptr<const play::Game>> option_sets();

}  // namespace lozenge::cli
