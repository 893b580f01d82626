// How deep the engine looks within a time: the second half of `lozenge bench`.
#pragma once

#include "play/game.hpp"

namespace lozenge::cli {

void print_engine_heading(std::size_t width);

/// Prints a line: depths from the start and from middle positions, and the speed there, in processor time.
void measure_engine(const play::Game& game, std::size_t width, search::Seconds time);

}  // namespace lozenge::cli
