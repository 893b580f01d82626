// The path of a request's target. Every byte of it comes from outside.
#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace lozenge::server {

/// The path without the query, decoded: "/a%20b?x=1" is "/a b". Refused where it could mean anything but a place
/// beneath "/": with "..", ".", empty or hidden parts, backslashes, control bytes, or encodings that are none.
Result<std::string> read_path(std::string_view target);

}  // namespace lozenge::server
