#include "server/host.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>

namespace lozenge::server {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// RFC 3986: unreserved and sub-delims.
bool is_of_name(char c) {
  return is_letter(c) || is_digit(c) || std::string_view("-._~!$&'()*+,;=").find(c) != std::string_view::npos;
}

/// An empty one is allowed: it is that of a target without a host.
bool is_name(std::string_view text) {
  for (; !text.empty(); text.remove_prefix(1)) {
    if (is_of_name(text[0])) continue;
    if (text[0] != '%' || text.size() < 3 || !is_hex(text[1]) || !is_hex(text[2])) return false;
    text.remove_prefix(2);
  }
  return true;
}

/// "[::1]"; no other kind of address in brackets is in use.
bool is_ipv6(std::string_view text) {
  if (!text.starts_with('[') || !text.ends_with(']')) return false;
  in6_addr address{};
  return ::inet_pton(AF_INET6, std::string(text.substr(1, text.size() - 2)).c_str(), &address) == 1;
}

bool is_host(std::string_view text) {
  const auto colon = text.find(':', text.starts_with('[') ? std::min(text.find(']'), text.size()) : 0);
  const auto host = text.substr(0, colon);
  const auto port = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  return (is_name(host) || is_ipv6(host)) && std::ranges::all_of(port, is_digit);
}

}  // namespace

bool is_host_right(const Fields& fields, bool is_asked_for) {
  int hosts = 0;
  for (const auto& [name, value] : fields) {
    if (!is_same_word(name, "Host")) continue;
    if (++hosts > 1 || !is_host(value)) return false;
  }
  return hosts == 1 || !is_asked_for;
}

}  // namespace lozenge::server
