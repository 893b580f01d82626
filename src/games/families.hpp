// The games as the outside sees them: families to choose from. Light to include; the list itself is all.hpp,
// which is made of list.txt when building.
#pragma once

#include <span>

#include "play/family.hpp"

namespace lozenge::games {

/// The families in the order of the list.
std::span<const play::Family* const> all();

}  // namespace lozenge::games
