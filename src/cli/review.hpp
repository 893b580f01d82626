// lozenge analyse --record: whole games judged turn by turn.
#pragma once

#include "cli/command.hpp"

namespace lozenge::cli {

/// Reviews every game of the file that --record names.
Exit review_record(const Values& values);

}  // namespace lozenge::cli
