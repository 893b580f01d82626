// What every page of a document has: its margins, and a footer that says where the game comes from.
#pragma once

#include "print/job.hpp"

namespace lozenge::print {

/// The printable part of a page above its footer.
Box content_box(const Job& job, bool lies = false);

Page make_page(const Job& job, bool lies = false);

/// Writes the footers, once all pages are there: the game, its terms, the number of the page.
void write_footers(Pages& pages, const Job& job);

/// The game's name in the language of the document.
std::string title_of(const Job& job);

}  // namespace lozenge::print
