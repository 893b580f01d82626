// Documents for the tests: with the texts that are built in, and what can be measured on their pages.
#pragma once

#include "print/library/library.hpp"
#include "print/page.hpp"
#include "print/request.hpp"

namespace lozenge::tests {

/// The document that is asked for; a refusal fails the test.
print::Document make(const print::Request& request);

/// All that is seen of a page: the boxes of its items within their clips.
Box seen(const print::Page& page);

/// All texts of a page, one below the other.
std::string texts_of(const print::Page& page);

}  // namespace lozenge::tests
