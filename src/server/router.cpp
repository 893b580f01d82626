#include "server/router.hpp"

#include <functional>

#include "core/insertion_sort.hpp"
#include "server/path.hpp"

namespace lozenge::server {

namespace {

// Only what comes from here is loaded and run. WebAssembly has to be compiled; nothing is evaluated, nothing stands in
// the page itself, nobody puts it into a frame.
constexpr std::string_view security_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

void add_safety(Fields& fields) {
  fields.emplace_back("Content-Security-Policy", security_policy);
  fields.emplace_back("X-Content-Type-Options", "nosniff");
  fields.emplace_back("Referrer-Policy", "no-referrer");
  fields.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  fields.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
  fields.emplace_back("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
}

/// Does a path lie at or beneath a prefix? "/api" has "/api" and "/api/x", not "/apis".
bool lies_beneath(std::string_view path, std::string_view prefix) {
  if (!path.starts_with(prefix)) return false;
  return prefix.ends_with('/') || path.size() == prefix.size() || path[prefix.size()] == '/';
}

}  // namespace

void Router::add(std::string method, std::string prefix, Handler handler) {
  routes_.push_back({std::move(method), std::move(prefix), std::move(handler)});
  insertion_sort(routes_, std::greater{}, [](const Route& route) { return route.prefix.size(); });
}

Response Router::answer(const Request& request) const {
  Response response = find_and_answer(request);
  response.is_head = request.method == "HEAD";
  add_safety(response.fields);
  return response;
}

Response Router::find_and_answer(const Request& request) const {
  const auto path = read_path(request.target);
  if (!path) return make_text(400, path.sentence() + "\n");
  const auto method = request.method == "HEAD" ? "GET" : request.method;
  std::string allowed;
  const std::string* prefix = nullptr;  // of the routes that have the path
  for (const Route& route : routes_) {
    if (prefix != nullptr && route.prefix != *prefix) break;
    if (prefix == nullptr && !lies_beneath(*path, route.prefix)) continue;
    prefix = &route.prefix;
    if (route.method == method) return route.handler(request, *path);
    allowed += (allowed.empty() ? "" : ", ") + (route.method == "GET" ? "GET, HEAD" : route.method);
  }
  if (prefix == nullptr) return make_text(404, "There is nothing here.\n");
  Response response = make_text(405, "This cannot be done here.\n");
  response.fields.emplace_back("Allow", allowed);
  return response;
}

}  // namespace lozenge::server
