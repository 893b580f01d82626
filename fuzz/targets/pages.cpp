#include "fuzz/promises.hpp"
#include "fuzz/targets.hpp"
#include "print/request.hpp"
#include "print/svg.hpp"
#include "rulebook/json.hpp"

namespace lozenge::fuzz {

namespace {

void check_document(const print::Document& document) {
  require(!document.pages.empty(), "a document has pages", document.title);
  for (const print::Page& page : document.pages) {
    require(page.width > 0 && page.height > 0, "a page has a size", document.title);
    require(print::svg(page, document.title).ends_with("</svg>\n"), "a page can be written", document.title);
  }
}

}  // namespace

void pages(std::string_view input) {
  print::Request request;
  for (std::string* field : {&request.game, &request.document, &request.position, &request.move})
    *field = take_line(input);
  request.record = input;
  request.at = {1, 2};
  const std::string text(input);
  const auto document = print::make_document(request, {text, text, text, text});
  if (document) check_document(*document);
  else check_sentence(document.sentence());

  const auto book = rulebook::read(text);
  require(rulebook::read(rulebook::rewritten(text, book.blocks)).sections.size() == book.sections.size(),
          "a rulebook that is written again has the same sections", text);
  Json json;
  rulebook::write_rulebook(json, book);
}

}  // namespace lozenge::fuzz
