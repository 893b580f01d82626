// Positions of the form `B:W21,22,K30:B1,2,K18`: the side to move, then what each side has. Shared by the games of
// two sides (docs/notation.md).
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/side.hpp"
#include "core/view.hpp"

namespace lozenge::kit {

/// The parts of such a text, not yet understood.
struct SidesText {
  Side turn = Side::first;
  std::vector<std::string_view> items[2];  // by side
};

/// `letters` are those of the first and the second side: "BW". Any order of the sides is read.
Result<SidesText> read_sides(std::string_view text, std::string_view letters);

/// Pieces in that form; `item` writes one of them. Nothing is checked.
std::string write_sides(std::string_view letters, Side turn, std::span<const Piece> pieces,
                        const std::function<std::string(const Piece&)>& item);

/// One piece of each kind for both sides, as a palette.
std::vector<Piece> both_sides(std::initializer_list<const char*> kinds);

}  // namespace lozenge::kit
