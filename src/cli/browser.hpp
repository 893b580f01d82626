// The player's web browser.
#pragma once

#include <string>

namespace lozenge::cli {

/// Shows it a page, by the system's own means; false where there are none.
bool open_in_browser(const std::string& address);

}  // namespace lozenge::cli
