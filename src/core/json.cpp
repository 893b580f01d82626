#include "core/json.hpp"

#include "core/utf8.hpp"

namespace lozenge {

Json& Json::key(std::string_view name) {
  separate();
  quote(name);
  out_ += ':';
  needs_comma_ = false;
  return *this;
}

Json& Json::string(std::string_view text) {
  separate();
  quote(text);
  needs_comma_ = true;
  return *this;
}

Json& Json::decimal(std::int64_t units, int places) {
  std::string digits = std::to_string(units < 0 ? -units : units);
  const auto behind = static_cast<std::size_t>(places);
  if (digits.size() <= behind) digits.insert(0, behind + 1 - digits.size(), '0');
  if (behind > 0) digits.insert(digits.size() - behind, 1, '.');
  return raw(units < 0 ? "-" + digits : digits);
}

Json& Json::open(char bracket) {
  separate();
  out_ += bracket;
  needs_comma_ = false;
  return *this;
}

Json& Json::close(char bracket) {
  out_ += bracket;
  needs_comma_ = true;
  return *this;
}

Json& Json::raw(std::string_view text) {
  separate();
  out_ += text;
  needs_comma_ = true;
  return *this;
}

void Json::separate() {
  if (needs_comma_) out_ += ',';
}

void Json::quote(std::string_view text) {
  constexpr char hex[] = "0123456789abcdef";
  out_ += '"';
  while (!text.empty()) {
    const char c = text[0];
    const std::size_t length = utf8_length(text);
    if (length == 0) out_ += "\\ufffd";  // a byte that is no UTF-8
    else if (c == '"' || c == '\\') (out_ += '\\') += c;
    else if (static_cast<unsigned char>(c) < 0x20) ((out_ += "\\u00") += hex[c >> 4]) += hex[c & 15];
    else out_ += text.substr(0, length);
    text = text.substr(length == 0 ? 1 : length);
  }
  out_ += '"';
}

}  // namespace lozenge
