// The program as a whole: its commands, and how one is found and run.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace lozenge::cli {

/// Every command, in the order in which they are listed.
const std::vector<Command>& commands();

/// What `lozenge --help` shows.
std::string overview();

/// `arguments` are those after the program's name.
Exit run(std::vector<std::string> arguments);

}  // namespace lozenge::cli
