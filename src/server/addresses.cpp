#include "server/addresses.hpp"

#include <arpa/inet.h>
#include <net/if.h>
#include <netinet/in.h>

#include <memory>

namespace lozenge::server {

namespace {

std::string text_of(int family, const void* address) {
  char text[INET6_ADDRSTRLEN] = "";
  ::inet_ntop(family, address, text, sizeof text);
  return text;
}

/// Empty where others cannot use it.
std::string ipv4_text(const in_addr& address) {
  const std::uint32_t bits = ntohl(address.s_addr);
  const bool is_loopback = bits >> 24 == 127, is_link_local = bits >> 16 == (169u << 8 | 254u);
  return is_loopback || is_link_local ? "" : text_of(AF_INET, &address);
}

std::string ipv6_text(const in6_addr& address) {
  const bool is_for_others = !IN6_IS_ADDR_LOOPBACK(&address) && !IN6_IS_ADDR_LINKLOCAL(&address);
  return is_for_others ? text_of(AF_INET6, &address) : "";
}

std::string text_for_others(const ifaddrs& interface, Reach reach) {
  if (interface.ifa_addr == nullptr || (interface.ifa_flags & IFF_UP) == 0) return "";
  switch (interface.ifa_addr->sa_family) {
    case AF_INET: return ipv4_text(reinterpret_cast<const sockaddr_in*>(interface.ifa_addr)->sin_addr);
    case AF_INET6:
      if (reach == Reach::ipv4) return "";
      return ipv6_text(reinterpret_cast<const sockaddr_in6*>(interface.ifa_addr)->sin6_addr);
    default: return "";
  }
}

}  // namespace

std::vector<std::string> addresses_for_others(const ifaddrs* interfaces, Reach reach) {
  std::vector<std::string> addresses;
  for (; interfaces != nullptr; interfaces = interfaces->ifa_next)
    if (auto text = text_for_others(*interfaces, reach); !text.empty()) addresses.push_back(std::move(text));
  return addresses;
}

std::vector<std::string> addresses_for_others(Reach reach) {
  ifaddrs* found = nullptr;
  if (::getifaddrs(&found) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> interfaces(found, ::freeifaddrs);
  return addresses_for_others(interfaces.get(), reach);
}

}  // namespace lozenge::server
