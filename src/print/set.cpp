// All that a class needs to play: the board, the rules, the pieces, the teacher's page.
#include "print/job.hpp"

namespace lozenge::print {

Result<Pages> make_set(const Job& job) {
  Pages all;
  for (const auto make : {make_board, make_rules, make_pieces, make_teacher}) {
    auto pages = make(job);
    if (!pages) return pages.error();
    for (Page& page : *pages) all.push_back(std::move(page));
  }
  return all;
}

}  // namespace lozenge::print
