// A server in the tests' own process, at a free port, in a thread of its own.
#pragma once

#include <memory>
#include <thread>

#include "server/http_server.hpp"

namespace lozenge::tests {

class Served {
 public:
  explicit Served(server::Answer answer, server::ServerSettings settings = {}) {
    settings.port = 0;
    server_ = server::HttpServer::listen(settings, std::move(answer)).value();
    port_ = server_->port();
    thread_ = std::thread([this] { server_->run(); });
  }
  ~Served() { stop(); }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;

  int port() const { return port_; }
  /// Waits until it has stopped.
  void stop() {
    server_->stop();
    if (thread_.joinable()) thread_.join();
  }
  void begin_to_stop() { server_->stop(); }

 private:
  std::unique_ptr<server::HttpServer> server_;
  std::thread thread_;
  int port_ = 0;
};

}  // namespace lozenge::tests
