// The time as HTTP writes it.
#pragma once

#include <chrono>
#include <string>

namespace lozenge::server {

/// "Sun, 06 Nov 1994 08:49:37 GMT": the fixed form of RFC 9110, 5.6.7, whatever language the machine speaks.
std::string date_text(std::chrono::sys_seconds time);

}  // namespace lozenge::server
