// The addresses at which other machines find this one.
#pragma once

#include <ifaddrs.h>

#include <string>
#include <vector>

namespace lozenge::server {

enum class Reach { ipv4, both };  // which addresses a server that listens at all of them has

/// Of these interfaces, in their order, those that are up; without loopback, which nobody else has, and without
/// link-local addresses, which mean something else on each line.
std::vector<std::string> addresses_for_others(const ifaddrs* interfaces, Reach reach);

/// Of this machine.
std::vector<std::string> addresses_for_others(Reach reach);

}  // namespace lozenge::server
