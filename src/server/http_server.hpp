// An HTTP/1.1 server: sockets, limits and time-outs. What is answered is a function's business. Boost stays in the
// .cpp.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "core/result.hpp"
#include "server/message.hpp"

namespace lozenge::server {

struct ServerSettings {
  std::string host = "127.0.0.1";  // an address, or a name that has one
  int port = 8080;                 // 0: any that is free
  int ports_tried = 1;             // so many from `port` on, until one is free
  std::size_t most_header_bytes = 16 << 10;
  std::size_t most_body_bytes = 64 << 10;
  std::size_t most_connections = 1000;
  std::size_t most_connections_per_address = 200;  // a browser has six; a house may have one address
  std::chrono::milliseconds patience{15'000};      // for a client to send a request, or to take an answer
  std::chrono::milliseconds farewell{3'000};       // for answers that are on their way when it stops
};

/// Answers are made in the server's own thread, one at a time.
using Answer = std::function<Response(const Request&)>;

class HttpServer {
 public:
  /// Listens from now on; answers once it runs.
  static Result<std::unique_ptr<HttpServer>> listen(const ServerSettings& settings, Answer answer);

  virtual ~HttpServer() = default;

  /// The address that it listens at, in figures.
  virtual std::string host() const = 0;
  virtual int port() const = 0;
  /// Until it is stopped.
  virtual void run() = 0;
  /// From any thread: no more is accepted, what is being answered is finished.
  virtual void stop() = 0;
  /// Ctrl-C and SIGTERM are to stop it.
  virtual void stop_on_signals() = 0;
};

}  // namespace lozenge::server
