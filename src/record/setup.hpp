// Set-up commands, `/FEN "..."/`: positions laid out by hand, and the claims that PDN records in that way because it
// has no other for a huff or a move taken back.
#pragma once

#include <optional>

#include "record/record.hpp"

namespace lozenge::record {

struct SetupCommand {
  std::string position;
  bool is_by_hand = false;  // `/SETUP "..."/`: no claim, even where one leads to that position
};

/// What is between the slashes.
Result<SetupCommand> read_setup(std::string_view raw);
std::string text(const SetupCommand& command);

/// A position as old records may have it: blanks in it, a dot behind it, a move number `:F12`.
std::string clean_position(std::string_view raw);

/// Makes kings of the men on the crown row, as old collections of problems mean them; true where there were some.
bool crown(std::string& position, const play::Family& family);
/// The warning for that.
Sentence crowned();

/// The claim that leads to this position. The plies without progress are compared only if the position has them.
std::optional<std::string> find_claim(const play::Match& match, std::string_view position);

/// A position without its plies without progress, `:H12`.
std::string_view without_idle_plies(std::string_view position);

}  // namespace lozenge::record
