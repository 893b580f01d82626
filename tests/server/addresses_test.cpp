// Which of a machine's addresses others can use.
#include "server/addresses.hpp"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <net/if.h>
#include <netinet/in.h>

#include <deque>

namespace lozenge::tests {
namespace {

using server::addresses_for_others;
using server::Reach;
using testing::ElementsAre;

/// The interfaces of a machine that there is not.
class Interfaces {
 public:
  Interfaces& add(const std::string& address, unsigned flags = IFF_UP) {
    Interface& added = interfaces_.emplace_back();
    if (::inet_pton(AF_INET, address.c_str(), &added.ipv4.sin_addr) == 1) {
      added.ipv4.sin_family = AF_INET;
      added.listed.ifa_addr = reinterpret_cast<sockaddr*>(&added.ipv4);
    } else if (::inet_pton(AF_INET6, address.c_str(), &added.ipv6.sin6_addr) == 1) {
      added.ipv6.sin6_family = AF_INET6;
      added.listed.ifa_addr = reinterpret_cast<sockaddr*>(&added.ipv6);
    }
    added.listed.ifa_flags = flags;
    if (interfaces_.size() > 1) interfaces_[interfaces_.size() - 2].listed.ifa_next = &added.listed;
    return *this;
  }
  const ifaddrs* first() const { return interfaces_.empty() ? nullptr : &interfaces_.front().listed; }

 private:
  struct Interface {
    sockaddr_in ipv4{};
    sockaddr_in6 ipv6{};
    ifaddrs listed{};
  };
  std::deque<Interface> interfaces_;  // which stay where they are
};

TEST(Addresses, ForOthersAreNeitherLoopbackNorLinkLocal) {
  Interfaces interfaces;
  interfaces.add("127.0.0.1").add("192.168.1.5").add("169.254.7.7").add("127.1.2.3").add("169.253.1.1").add("10.0.0.7");
  interfaces.add("::1").add("fd00::2").add("fe80::1").add("2001:db8::5").add("no address");
  EXPECT_THAT(addresses_for_others(interfaces.first(), Reach::ipv4),
              ElementsAre("192.168.1.5", "169.253.1.1", "10.0.0.7"));
  EXPECT_THAT(addresses_for_others(interfaces.first(), Reach::both),
              ElementsAre("192.168.1.5", "169.253.1.1", "10.0.0.7", "fd00::2", "2001:db8::5"));
}

TEST(Addresses, ForOthersAreThoseOfInterfacesThatAreUp) {
  EXPECT_THAT(addresses_for_others(Interfaces().add("10.0.0.1", 0).add("10.0.0.2").first(), Reach::both),
              ElementsAre("10.0.0.2"));
  EXPECT_TRUE(addresses_for_others(Interfaces().first(), Reach::both).empty());
}

}  // namespace
}  // namespace lozenge::tests
