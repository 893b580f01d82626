#include "tests/server/client.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace lozenge::tests {

namespace {

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

sockaddr_in place_of(const std::string& address, int port) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(static_cast<std::uint16_t>(port));
  ::inet_pton(AF_INET, address.c_str(), &place.sin_addr);
  return place;
}

}  // namespace

Client::Client(int port, const std::string& from) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  const timeval patience{.tv_sec = 20, .tv_usec = 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  const sockaddr_in own = place_of(from, 0), place = place_of("127.0.0.1", port);
  if (::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0 ||
      ::connect(socket_, reinterpret_cast<const sockaddr*>(&place), sizeof place) != 0) {
    ::close(socket_);
    socket_ = -1;
  }
}

Client::~Client() {
  if (socket_ >= 0) ::close(socket_);
}

void Client::send(const std::string& bytes) const {
  for (std::size_t sent = 0; sent < bytes.size();) {
    const auto n = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (n <= 0) return;  // closed by the server: the answer, if any, says why
    sent += static_cast<std::size_t>(n);
  }
}

bool Client::read_more() {
  char bytes[4096];
  const auto n = ::recv(socket_, bytes, sizeof bytes, 0);
  if (n <= 0) return false;
  unread_.append(bytes, static_cast<std::size_t>(n));
  return true;
}

Reply Client::receive(bool is_head) {
  Reply reply;
  std::size_t end;
  while ((end = unread_.find("\r\n\r\n")) == std::string::npos)
    if (!read_more()) return reply;
  reply.head = unread_.substr(0, end + 2);
  unread_.erase(0, end + 4);
  reply.status = std::atoi(reply.head.c_str() + reply.head.find(' '));
  const std::string length = field_of(reply, "Content-Length");
  if (is_head || length.empty()) return reply;
  const std::size_t size = std::strtoul(length.c_str(), nullptr, 10);
  while (unread_.size() < size)
    if (!read_more()) break;
  reply.body = unread_.substr(0, size);
  unread_.erase(0, size);
  return reply;
}

bool Client::is_closed() {
  char byte;
  return unread_.empty() && ::recv(socket_, &byte, 1, 0) == 0;
}

bool Reply::has(const std::string& field) const {
  return lower(head).find("\r\n" + lower(field) + "\r\n") != std::string::npos;
}

std::string field_of(const Reply& reply, const std::string& name) {
  const auto at = lower(reply.head).find("\r\n" + lower(name) + ": ");
  if (at == std::string::npos) return "";
  const auto value = at + name.size() + 4;
  return reply.head.substr(value, reply.head.find("\r\n", value) - value);
}

Reply ask(int port, const std::string& path, const std::string& fields, const std::string& method) {
  Client client(port);
  client.send(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "Connection: close\r\n\r\n");
  return client.receive(method == "HEAD");
}

}  // namespace lozenge::tests
