// Answers requests for the files of the web app.
#pragma once

#include "server/app.hpp"
#include "server/router.hpp"

namespace lozenge::server {

/// For any path; the app is shared with the handler.
Handler make_app_handler(std::shared_ptr<const App> app);

}  // namespace lozenge::server
