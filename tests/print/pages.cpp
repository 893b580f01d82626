#include "tests/print/pages.hpp"

#include <gtest/gtest.h>

namespace lozenge::tests {

print::Document make(const print::Request& request) {
  const std::string id = request.game.substr(0, request.game.find(':'));
  auto document = print::make_document(request, print::find_texts(id, request.language));
  EXPECT_TRUE(document) << request.game << " " << request.document << ": " << document.sentence();
  return document ? std::move(document).value() : print::Document{};
}

Box seen(const print::Page& page) {
  Box all{page.width / 2, page.height / 2, page.width / 2, page.height / 2};
  for (const print::Layer& layer : page.layers)
    for (const print::Item& item : layer.items) {
      const Box box = print::box_of(item);
      all = united(all, layer.clip ? shared(box, *layer.clip) : box);
    }
  return all;
}

std::string texts_of(const print::Page& page) {
  std::string out;
  for (const print::Layer& layer : page.layers)
    for (const print::Item& item : layer.items)
      if (const auto* text = std::get_if<print::Lettering>(&item)) out += text->text + "\n";
  return out;
}

}  // namespace lozenge::tests
