// What the program does when nothing is asked of it.
#pragma once

#include "cli/failure.hpp"

namespace lozenge::cli {

/// Serves the web app; where it has not been built, says so and offers the games in the terminal.
Exit serve_or_play();

}  // namespace lozenge::cli
