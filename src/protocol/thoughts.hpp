// What an engine thinks as JSON. docs/protocol.md explains the fields.
#pragma once

#include "core/json.hpp"
#include "play/engine.hpp"

namespace lozenge::protocol {

/// The keys `score`, `plies` and `expectation` of an object.
void write_score(Json& json, search::Score score);

/// One line that an engine has looked into. Where it has not searched (depth 0) there is no score.
void write_thought(Json& json, const play::Thought& thought);

}  // namespace lozenge::protocol
