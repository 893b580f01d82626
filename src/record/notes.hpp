// Remarks about turns, as they stand in a text.
#pragma once

#include <vector>

#include "record/record.hpp"

namespace lozenge::record {

/// What is between the braces: clocks (`[%clk 0:05:00]`) first, then the words. Nothing, where nothing is said.
std::vector<Note> read_comment(std::string_view raw);

/// `!?` where it stands behind no move: the number that means the same, or else the signs as a comment.
Note free_standing(std::string_view strength);

}  // namespace lozenge::record
