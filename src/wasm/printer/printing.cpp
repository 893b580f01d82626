// What JavaScript can have printed: documents as pages of SVG.
#include "core/words.hpp"
#include "print/paper.hpp"
#include "print/request.hpp"
#include "print/svg.hpp"
#include "record/limits.hpp"
#include "wasm/exchange.hpp"

namespace lozenge::wasm {

namespace {

struct Order {
  print::Request request;
  print::Texts texts;
};

/// Names and values in turn.
Order read_order(Words words) {
  Order order;
  auto& [request, texts] = order;
  while (!words.is_empty()) {
    const std::string_view name = words.take();
    std::string value(words.take());
    if (name == "game") request.game = std::move(value);
    else if (name == "document") request.document = std::move(value);
    else if (name == "paper") request.paper = std::move(value);
    else if (name == "space") request.space = std::move(value);
    else if (name == "language") request.language = std::move(value);
    else if (name == "position") request.position = std::move(value);
    else if (name == "move") request.move = std::move(value);
    else if (name == "record") request.record = std::move(value);
    else if (name == "at") request.at.push_back(Words(value).take_number(100'000));
    else if (name == "mono") request.is_mono = true;
    else if (name == "tiled") request.is_tiled = true;
    else if (name == "large") request.is_large = true;
    else if (name == "no-coordinates") request.has_names = false;
    else if (name == "no-caption") request.has_caption = false;
    else if (name == "words") texts.words = std::move(value);
    else if (name == "game-words") texts.game_words = std::move(value);
    else if (name == "rules") texts.rules = std::move(value);
    else if (name == "teaching") texts.teaching = std::move(value);
  }
  return order;
}

}  // namespace

/// What can be printed, and on which papers.
[[clang::export_name("printables")]] Granted printables() {
  Json json;
  json.open_object().key("documents").open_array();
  for (const print::DocumentKind& kind : print::documents()) json.string(kind.name);
  json.close_array().key("papers").open_array();
  for (const print::Paper& paper : print::papers()) json.string(paper.name);
  return grant(json.close_array().close_object());
}

/// Names and values of a request and its texts; flags have any value.
[[clang::export_name("print")]] Granted print(const char* data, std::size_t size) {
  if (size > 4 * record::max_text) return refuse({"That is too much to be printed at once."});
  const Order order = read_order(Words(text_of(data, size)));
  const auto document = lozenge::print::make_document(order.request, order.texts);
  if (!document) return refuse(document.error());
  Json json;
  json.open_object().key("title").string(document->title).key("pages").open_array();
  int number = 0;
  for (const lozenge::print::Page& page : document->pages) {
    const std::string name = "p" + std::to_string(++number);
    json.open_object().key("width").decimal(static_cast<std::int64_t>(page.width * 100 + 0.5), 2);
    json.key("height").decimal(static_cast<std::int64_t>(page.height * 100 + 0.5), 2);
    json.key("svg").string(lozenge::print::svg(page, document->title, name)).close_object();
  }
  return grant(json.close_array().close_object());
}

}  // namespace lozenge::wasm
