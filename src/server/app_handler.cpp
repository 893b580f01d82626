#include "server/app_handler.hpp"

#include "server/encoding.hpp"

namespace lozenge::server {

namespace {

constexpr std::string_view missing_page =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Not found</title>"
    "<h1>There is nothing here</h1><p><a href=\"/\">To the games</a></p></html>\n";

struct Form {
  std::string coding;  // empty: as it is
  Body body;
};

Form choose_form(const File& file, std::string_view accepted) {
  if (file.brotli && accepts_encoding(accepted, "br")) return {"br", file.brotli};
  if (file.gzip && accepts_encoding(accepted, "gzip")) return {"gzip", file.gzip};
  return {"", file.plain};
}

/// Each form has a tag of its own: a cache must not take one for the other.
std::string tag_of(const File& file, const Form& form) {
  return "\"" + file.tag + (form.coding.empty() ? "" : "-" + form.coding) + "\"";
}

/// An If-None-Match lists tags, weak or not, or is a star.
bool is_known(std::string_view field, std::string_view tag) {
  if (field == "*") return true;
  for (auto at = field.find(tag); at != std::string_view::npos; at = field.find(tag, at + 1)) {
    const auto end = at + tag.size();
    if (end == field.size() || field[end] == ',' || field[end] == ' ') return true;
  }
  return false;
}

Response make_missing() {
  return {.status = 404,
          .fields = {{"Content-Type", "text/html; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = std::make_shared<const std::string>(missing_page)};
}

Response answer(const App& app, const Request& request, std::string_view path) {
  const File* file = app.find(path);
  if (file == nullptr) return make_missing();
  const Form form = choose_form(*file, find_field(request.fields, "Accept-Encoding"));
  const std::string tag = tag_of(*file, form);
  Response response;
  response.fields = {{"ETag", tag},
                     {"Cache-Control", file->is_named_by_content ? "public, max-age=31536000, immutable" : "no-cache"},
                     {"Vary", "Accept-Encoding"}};
  if (is_known(find_field(request.fields, "If-None-Match"), tag)) {
    response.status = 304;
    return response;
  }
  response.fields.emplace_back("Content-Type", file->type);
  if (!form.coding.empty()) response.fields.emplace_back("Content-Encoding", form.coding);
  response.body = form.body;
  return response;
}

}  // namespace

Handler make_app_handler(std::shared_ptr<const App> app) {
  return [app = std::move(app)](const Request& request, std::string_view path) { return answer(*app, request, path); };
}

}  // namespace lozenge::server
