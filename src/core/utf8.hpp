// Text from outside need not be UTF-8: what a byte begins.
#pragma once

#include <cstddef>
#include <string_view>

namespace lozenge {

/// Length of the valid UTF-8 sequence that the text begins with; 0 if it begins with none.
std::size_t utf8_length(std::string_view text);

}  // namespace lozenge
