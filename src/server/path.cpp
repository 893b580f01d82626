#include "server/path.hpp"

#include <optional>

namespace lozenge::server {

namespace {

constexpr std::size_t longest = 2048;

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

/// Once, and only once: what is still encoded then is a name that has a '%' in it.
Result<std::string> decode(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    const auto high = i + 1 < text.size() ? hex_digit(text[i + 1]) : std::nullopt;
    const auto low = i + 2 < text.size() ? hex_digit(text[i + 2]) : std::nullopt;
    if (!high || !low) return Error{"In an address, '%' is followed by two digits."};
    out += static_cast<char>(*high * 16 + *low);
    i += 2;
  }
  return out;
}

bool is_plain_byte(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f && c != '\\'; }

/// Parts that begin with a dot go up, stay, or name files that are nobody's business.
bool is_plain_part(std::string_view part) { return !part.empty() && part[0] != '.'; }

bool are_plain_parts(std::string_view path) {
  for (path.remove_prefix(1); !path.empty();) {
    const auto slash = path.find('/');
    if (!is_plain_part(path.substr(0, slash))) return false;
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
  }
  return true;
}

}  // namespace

Result<std::string> read_path(std::string_view target) {
  if (target.size() > longest) return Error{"This address is too long."};
  auto path = decode(target.substr(0, target.find_first_of("?#")));
  if (!path) return path;
  if (!path->starts_with('/')) return Error{"A path begins with '/'."};
  for (const char c : *path)
    if (!is_plain_byte(c)) return Error{"There is a byte in this address that no address has."};
  if (!are_plain_parts(*path)) return Error{"There is no such place."};
  return path;
}

}  // namespace lozenge::server
