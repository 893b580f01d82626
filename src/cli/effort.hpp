// How much a machine may do for an answer: the options for time, threads and memory, and what they ask for.
#pragma once

#include <vector>

#include "cli/command.hpp"
#include "play/engine.hpp"

namespace lozenge::cli {

inline constexpr int most_megabytes = 1 << 20;

Argument threads_option();  // --threads N
Argument table_option();    // --table MB

/// --time S, --depth D, --nodes N, --clock wall|cpu.
std::vector<Argument> limit_options();

/// What the limits say. Where neither time nor depth nor nodes is given, it is `usual`.
search::Limits asked_limits(const Values& values, const search::Limits& usual);

/// The megabytes of --table, where it is given.
std::size_t asked_table(const Values& values, std::size_t usual);

/// An engine at its best, with the threads and the table that are asked for.
play::EngineSettings asked_strength(const Values& values);

}  // namespace lozenge::cli
