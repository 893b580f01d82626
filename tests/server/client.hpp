// A client of the tests: sends bytes as they are, so that it can also misbehave, and reads what comes back.
#pragma once

#include <string>

namespace lozenge::tests {

struct Reply {
  int status = 0;    // 0: the connection was closed without an answer
  std::string head;  // the status line and the fields
  std::string body;
  bool has(const std::string& field) const;  // "ETag: \"x\"", without regard to the case of the name
};

/// One connection to a server on this machine. Whoever waits longer than some seconds gives up.
class Client {
 public:
  /// From any address of loopback: 127.0.0.2 is another client than 127.0.0.1.
  explicit Client(int port, const std::string& from = "127.0.0.1");
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void send(const std::string& bytes) const;
  /// The next answer on this connection; `is_head`: no body follows, whatever its length is said to be.
  Reply receive(bool is_head = false);
  /// The server has closed the connection, and nothing is left to be read.
  bool is_closed();

 private:
  bool read_more();

  int socket_ = -1;
  std::string unread_;
};

/// Asks for a path with these further fields ("Name: value\r\n"), on a connection of its own.
Reply ask(int port, const std::string& path, const std::string& fields = "", const std::string& method = "GET");

/// Values of a field in an answer; empty where there is none.
std::string field_of(const Reply& reply, const std::string& name);

}  // namespace lozenge::tests
