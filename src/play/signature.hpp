// One number that tells whether two builds think alike: the nodes of a fixed search.
#pragma once

#include <cstdint>

#include "play/game.hpp"

namespace lozenge::play {

/// The nodes of searches of some positions that random moves from a fixed seed lead to, each to the first depth that
/// takes a few thousand. The same wherever rules, evaluation and search are the same. Of the settings only the weights
/// count.
std::uint64_t signature(const Game& game, EngineSettings settings = {});

}  // namespace lozenge::play
