// Which handler answers a request. What is the same for all answers is put on here: refusals of bad paths and
// methods, HEAD, and the fields that keep a browser safe.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/message.hpp"

namespace lozenge::server {

/// `path` is decoded and safe (server/path.hpp).
using Handler = std::function<Response(const Request& request, std::string_view path)>;

class Router {
 public:
  /// A handler for a method and all paths that begin with `prefix`. The longest prefix that fits is taken; who
  /// handles GET also answers HEAD.
  void add(std::string method, std::string prefix, Handler handler);

  Response answer(const Request& request) const;

 private:
  struct Route {
    std::string method;
    std::string prefix;
    Handler handler;
  };

  Response find_and_answer(const Request& request) const;

  std::vector<Route> routes_;
};

}  // namespace lozenge::server
