#include "print/paper.hpp"

#include <vector>

#include "core/quote.hpp"

namespace lozenge::print {

namespace {

constexpr Paper all[] = {{"letter", 8.5 * inch, 11 * inch},
                         {"legal", 8.5 * inch, 14 * inch},
                         {"a4", 210 * millimetre, 297 * millimetre},
                         {"a3", 297 * millimetre, 420 * millimetre}};

}  // namespace

std::span<const Paper> papers() { return all; }

Result<Paper> find_paper(std::string_view name) {
  std::vector<std::string> names;
  for (const Paper& paper : all) {
    if (paper.name == name) return paper;
    names.emplace_back(paper.name);
  }
  return Error{"There is no paper {1}; it can be {2}.", quoted(name), either(names)};
}

}  // namespace lozenge::print
