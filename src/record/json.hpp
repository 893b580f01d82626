// A game record as JSON.
#pragma once

#include "core/json.hpp"
#include "record/record.hpp"

namespace lozenge::record {

/// One line without a line break:
///   {"game","rules","tags":{},"start","before":[note],"turns":[turn],"final","result","ending"}
///   turn: {"text","kind":"move|claim|setup","side","position","notes":[note],"variations":[line]}
///   line: {"before":[note],"turns":[turn],"after":[note]}
///   note: {"comment":""} or {"nag":7} or {"strength":"!"} or {"clock":"0:05:00"}
/// Moves are in full notation; positions are those after the turn. Refused only if a turn cannot be played.
Result<std::string> json(const Record& record);

/// The fields of that object, in one that is open.
Result<Done> write_fields(Json& out, const Record& record);

}  // namespace lozenge::record
