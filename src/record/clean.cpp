#include "record/clean.hpp"

#include <algorithm>

#include "core/utf8.hpp"

namespace lozenge::record {

namespace {

/// The plain sign that a typeset one stands for; empty for others. From U+2010 to U+2015 there are hyphens and dashes.
std::string_view plain_sign(std::string_view sign) {
  if (sign == "×" || sign == "\xd7") return "x";
  if (sign == "−" || sign == "\x96" || sign == "\x97") return "-";
  if (sign == "\xbd") return "½";
  const bool is_dash = sign.size() == 3 && sign.starts_with("\xe2\x80") && sign[2] >= '\x90' && sign[2] <= '\x95';
  return is_dash ? "-" : "";
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string clean_text(std::string_view raw) {
  std::string out;
  out.reserve(raw.size());
  bool is_apart = false;
  while (!raw.empty()) {
    const auto byte = static_cast<unsigned char>(raw[0]);
    const std::size_t length = utf8_length(raw);
    if (byte <= ' ' || byte == 0x7f) {
      is_apart = !out.empty();
    } else {
      if (is_apart) out += ' ';
      is_apart = false;
      if (length > 0) out += raw.substr(0, length);
      else (out += static_cast<char>(0xc0 | byte >> 6)) += static_cast<char>(0x80 | (byte & 0x3f));
    }
    raw.remove_prefix(length > 0 ? length : 1);
  }
  return out;
}

std::string clean_comment(std::string_view raw) {
  std::string out = clean_text(raw);
  for (char& c : out) {
    if (c == '{') c = '(';
    if (c == '}') c = ')';
  }
  return out;
}

std::string clean_name(std::string_view raw) {
  std::string out;
  for (const char c : raw) {
    const bool is_small = c >= 'a' && c <= 'z', is_capital = c >= 'A' && c <= 'Z';
    const bool is_inner = (c >= '0' && c <= '9') || c == '_';
    if (is_small && out.empty()) out += static_cast<char>(c - 'a' + 'A');
    else if (is_small || is_capital || (is_inner && !out.empty())) out += c;
  }
  return out;
}

std::string clean_word(std::string_view raw) {
  std::string out;
  while (!raw.empty()) {
    const auto sign = raw.substr(0, std::max<std::size_t>(utf8_length(raw), 1));
    raw.remove_prefix(sign.size());
    if (const auto plain = plain_sign(sign); !plain.empty()) out += plain;
    else if (sign == "X" && !out.empty()) out += 'x';
    else if (static_cast<unsigned char>(sign[0]) > ' ') out += sign;
  }
  return out;
}

std::string unescape(std::string_view raw) {
  std::string out;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const bool is_escape = raw[i] == '\\' && i + 1 < raw.size() && (raw[i + 1] == '"' || raw[i + 1] == '\\');
    out += raw[is_escape ? ++i : i];
  }
  return out;
}

}  // namespace lozenge::record
