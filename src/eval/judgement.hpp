// Where an evaluation comes from; a header of its own, since who asks for an engine needs no network.
#pragma once

#include <cstdint>

namespace lozenge::eval {

enum class Judgement : std::uint8_t { learnt, hand, material };

}  // namespace lozenge::eval
