// The list of games. A new game is one folder beside this file, one include and one line here; no other file names it.
#pragma once

#include "core/types.hpp"
#include "games/checkers/checkers.hpp"
#include "games/diam/diam.hpp"
#include "games/diamond-checkers/diamond-checkers.hpp"
#include "games/diamond-kings/diamond-kings.hpp"
#include "games/diamond-queens/diamond-queens.hpp"
#if LOZENGE_DIAMOND_DOGS
#include "games/diamond-dogs/diamond-dogs.hpp"
#endif

namespace lozenge::games {

using Modules = Types<checkers::Module, diamond_checkers::Module, diamond_kings::Module, diamond_queens::Module,
#if LOZENGE_DIAMOND_DOGS
                      diamond_dogs::Module,
#endif
                      diam::Module>;

}  // namespace lozenge::games
