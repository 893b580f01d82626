// Writes game records: strict PDN 3.0 for the games that PDN knows, the same tag-pair format for the others. Reading
// what is written gives the same match.
#pragma once

#include "record/record.hpp"

namespace lozenge::record {

/// Tags, a blank line, the moves in lines of at most 80 columns, a line break. Several records are written one after
/// the other with an empty line between them. Refused only if a turn cannot be played.
Result<std::string> write_record(const Record& record);

}  // namespace lozenge::record
