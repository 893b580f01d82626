// What is to be told about a file of game records.
#pragma once

#include <string>

#include "record/read.hpp"

namespace lozenge::cli {

/// Says on standard error where the problem is, and what: `games.pdn:12:4: warning: ...`
void tell(const std::string& file, const record::Problem& problem, const char* kind);

}  // namespace lozenge::cli
