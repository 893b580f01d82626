// The plies without progress at the end of a position's text: `...:H12` (docs/notation.md).
#pragma once

#include <string_view>

#include "core/result.hpp"

namespace lozenge::play {

inline constexpr int max_idle = 999;

struct CutPosition {
  std::string_view position;
  int idle = 0;
};

/// Cuts them off; 0 where there are none. A text that is far too long for a position is refused.
Result<CutPosition> cut_idle(std::string_view text);

}  // namespace lozenge::play
