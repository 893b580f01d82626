// How long to think, as the Hub protocol says it: `level depth=`, `nodes=`, `move-time=`, `[moves=] time= [inc=]` or
// `infinite`.
#pragma once

#include <optional>

#include "play/clock.hpp"
#include "protocol/hub/message.hpp"

namespace lozenge::protocol::hub {

struct Allowance {
  search::Limits limits;                  // of a move
  std::optional<play::Clock> clock = {};  // of the whole game, where one is running

  /// For the move to be made now.
  search::Limits plan() const;
};

Result<Allowance> read_allowance(const Message& line);

/// Of a move; `infinite` where there are no limits.
Message message_of(const search::Limits& limits);

}  // namespace lozenge::protocol::hub
