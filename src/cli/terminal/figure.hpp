// How pieces and printed marks look as characters.
#pragma once

#include <string>

#include "cli/terminal/look.hpp"
#include "core/view.hpp"
#include "play/family.hpp"

namespace lozenge::cli::terminal {

struct Figure {
  char32_t sign = U' ';
  std::u32string number;  // a die's value or the size of a pile, to the right of the sign
  Paint front = Paint::none;
  Paint back = Paint::none;  // none: the ground of the board
};

Figure figure(const Piece& piece, const play::Family& family, const Look& look);

/// The sign of a printed mark, a blank where it has none.
char32_t mark_sign(std::string_view kind, const Look& look);

}  // namespace lozenge::cli::terminal
