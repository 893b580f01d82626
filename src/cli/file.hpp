// Whole files, read with a limit and written so that they are never half written.
#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace lozenge::cli {

/// All of a file, or of standard input for `-`. A larger one is refused when the limit is reached, not later.
Result<std::string> read_file(const std::string& path, std::size_t limit);

/// Writes beside the file and then puts it in its place: whatever happens meanwhile, the file is the old or the new
/// one.
Result<Done> write_file(const std::string& path, std::string_view text);

bool is_there(const std::string& path);

}  // namespace lozenge::cli
