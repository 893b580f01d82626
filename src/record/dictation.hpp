// A record given item by item, for those who have it as data and want its text.
#pragma once

#include <span>

#include "play/family.hpp"
#include "record/record.hpp"

namespace lozenge::record {

/// Items, each closed by a zero byte. The first is the game, the second its start (empty: the usual one), the third the
/// result (`*`: none). Of the others the first letter says what they are, the rest of the item is it:
///   `t` a tag's name, a zero byte follows and then its value      `(` `)` a variation begins, ends
///   `m` a move or a claim      `p` a position laid out by hand
///   `c` a comment      `n` a NAG      `s` a mark of strength      `k` a clock
/// They stand as in a text: a remark behind its move, a variation behind the move that it replaces.
Result<Record> take_down(std::string_view items, std::span<const play::Family* const> families);

}  // namespace lozenge::record
