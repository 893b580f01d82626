#include "protocol/json.hpp"

namespace lozenge::protocol {

namespace {

/// Length of the valid UTF-8 sequence that text begins with, 0 if it begins with none.
std::size_t valid_sequence(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xc0u) == 0x80u; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf && follows(1)) return 2;
  if (lead >= 0xe0 && lead <= 0xef && follows(1) && follows(2)) {
    const bool overlong = lead == 0xe0 && byte(1) < 0xa0, surrogate = lead == 0xed && byte(1) > 0x9f;
    return overlong || surrogate ? 0 : 3;
  }
  if (lead >= 0xf0 && lead <= 0xf4 && follows(1) && follows(2) && follows(3)) {
    const bool overlong = lead == 0xf0 && byte(1) < 0x90, too_high = lead == 0xf4 && byte(1) > 0x8f;
    return overlong || too_high ? 0 : 4;
  }
  return 0;
}

}  // namespace

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
    const std::size_t length = valid_sequence(text);
    if (length == 0) out_ += "\\ufffd";  // a byte that is no UTF-8
    else if (c == '"' || c == '\\') (out_ += '\\') += c;
    else if (static_cast<unsigned char>(c) < 0x20) ((out_ += "\\u00") += hex[c >> 4]) += hex[c & 15];
    else out_ += text.substr(0, length);
    text = text.substr(length == 0 ? 1 : length);
  }
  out_ += '"';
}

}  // namespace lozenge::protocol
