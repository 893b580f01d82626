// How large tables may be on this machine.
#pragma once

#include <cstddef>

namespace lozenge::cli {

/// In megabytes: what is larger would only be swapped in and out.
std::size_t largest_table();

/// Refuses one that is larger, with a sentence.
void check_table(std::size_t megabytes);

}  // namespace lozenge::cli
