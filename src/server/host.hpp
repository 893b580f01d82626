// The Host field of a request: which of its names a server is called by.
#pragma once

#include "server/message.hpp"

namespace lozenge::server {

/// May these fields stand in a request (RFC 9112, 3.2)? One Host at most, which is a host, with a port or without; and
/// one at least where the version asks for it, from HTTP/1.1 on.
bool is_host_right(const Fields& fields, bool is_asked_for);

}  // namespace lozenge::server
