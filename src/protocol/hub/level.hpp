// How long to think, as the Hub protocol says it: `level depth=`, `nodes=`, `move-time=`, `[moves=] time= [inc=]` or
// `infinite`.
#pragma once

#include <optional>

#include "play/clock.hpp"
#include "protocol/hub/line.hpp"

namespace lozenge::protocol::hub {

struct Level {
  search::Limits limits;                  // of a move
  std::optional<play::Clock> clock = {};  // of the whole game, where one is running

  /// For the move to be made now.
  search::Limits plan() const;
};

Result<Level> read_level(const Line& line);

/// Of a move; `infinite` where there are no limits.
Line level_line(const search::Limits& limits);

}  // namespace lozenge::protocol::hub
