#include "rulebook/json.hpp"

namespace lozenge::rulebook {

namespace {

void write(Json& json, const Text& text) {
  json.open_array();
  for (const Span& span : text) {
    json.open_object().key("text").string(span.text);
    if (span.is_strong) json.key("strong").boolean(true);
    if (span.is_emphasis) json.key("emphasis").boolean(true);
    if (span.is_code) json.key("code").boolean(true);
    if (!span.link.empty()) json.key("link").string(span.link);
    json.close_object();
  }
  json.close_array();
}

void write_strings(Json& json, std::string_view key, const std::vector<std::string>& strings) {
  json.key(key).open_array();
  for (const std::string& string : strings) json.string(string);
  json.close_array();
}

void write_rows(Json& json, const Part& part) {
  json.key("rows").open_array();
  for (const auto& row : part.rows) {
    json.open_array();
    for (const Text& cell : row) write(json, cell);
    json.close_array();
  }
  json.close_array();
}

void write_items(Json& json, const Part& part) {
  json.key("numbered").boolean(part.is_numbered).key("items").open_array();
  for (const auto& row : part.rows) write(json, row[0]);
  json.close_array();
}

void write_part(Json& json, const Part& part, const std::vector<Block>& blocks) {
  json.open_object().key("kind");
  switch (part.kind) {
    case Part::Kind::paragraph:
      json.string("paragraph").key("text");
      write(json, part.rows[0][0]);
      break;
    case Part::Kind::list:
      json.string("list");
      write_items(json, part);
      break;
    case Part::Kind::table:
      json.string("table");
      write_rows(json, part);
      break;
    case Part::Kind::block:
      json.string(blocks[part.block].kind);
      write_strings(json, "words", blocks[part.block].words);
      write_strings(json, "lines", blocks[part.block].lines);
      break;
  }
  json.close_object();
}

}  // namespace

void write_rulebook(Json& json, const Rulebook& book) {
  json.open_object().key("sections").open_array();
  for (const Section& section : book.sections) {
    json.open_object().key("depth").number(section.depth).key("title").string(section.title).key("parts").open_array();
    for (const Part& part : section.parts) write_part(json, part, book.blocks);
    json.close_array().close_object();
  }
  json.close_array().close_object();
}

}  // namespace lozenge::rulebook
