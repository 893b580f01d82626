// Which compressed form of a file a client takes.
#pragma once

#include <string_view>

namespace lozenge::server {

/// Does an Accept-Encoding field allow this coding? Weights count only as far as that 0 forbids.
bool accepts_encoding(std::string_view field, std::string_view coding);

}  // namespace lozenge::server
