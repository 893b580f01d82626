// Where results and complaints go: standard output and standard error.
#pragma once

#include <string_view>

namespace lozenge::cli {

/// Writes results to standard output. A full disk is a Failure; a pipe that nobody reads any more ends the program
/// quietly, by its signal.
void print(std::string_view text);
void print_line(std::string_view text);

/// Sends on what is buffered. To be called before waiting for input, and at the end.
void flush();

/// One sentence on standard error, without control characters or broken encoding.
void complain(std::string_view sentence);

}  // namespace lozenge::cli
