// What `lozenge match` says about a contest.
#pragma once

#include <optional>
#include <string>

#include "arena/sprt.hpp"
#include "arena/standing.hpp"

namespace lozenge::cli {

/// "+12 =30 -8", for the progress bar.
std::string brief(const arena::Standing& standing);

/// The games that were lost without a legal move, on standard error.
void tell_faults(const arena::Standing& standing);

/// The results, on standard output.
void print_report(const arena::Plan& plan, const arena::Standing& standing, const std::optional<arena::Sprt>& sprt);

}  // namespace lozenge::cli
