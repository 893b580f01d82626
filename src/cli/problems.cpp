#include "cli/problems.hpp"

#include "cli/output.hpp"

namespace lozenge::cli {

void tell(const std::string& file, const record::Problem& problem, const char* kind) {
  complain((file == "-" ? "standard input" : file) + ":" + std::to_string(problem.line) + ":" +
           std::to_string(problem.column) + ": " + kind + problem.sentence.text());
}

}  // namespace lozenge::cli
