#include "server/message.hpp"

#include <algorithm>

namespace lozenge::server {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

bool is_same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::string find_field(const Fields& fields, std::string_view name) {
  std::string joined;
  bool is_first = true;
  for (const auto& [key, value] : fields) {
    if (!is_same_word(key, name)) continue;
    joined += (is_first ? "" : ", ") + value;
    is_first = false;
  }
  return joined;
}

Response make_text(int status, std::string text) {
  return {.status = status,
          .fields = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = std::make_shared<const std::string>(std::move(text))};
}

std::string_view reason(int status) {
  switch (status) {
    case 200: return "OK";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 413: return "Content Too Large";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 503: return "Service Unavailable";
    default: return "";
  }
}

}  // namespace lozenge::server
