// The one file that knows Boost.Beast and Asio.
#include "server/http_server.hpp"

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <csignal>
#include <exception>
#include <list>

#include "server/date.hpp"
#include "server/host.hpp"

namespace lozenge::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr int highest_port = 65535;

auto noting(error_code& error) { return asio::redirect_error(asio::use_awaitable, error); }

Request plain(http::request<http::string_body>&& message) {
  Request request{std::string(message.method_string()), std::string(message.target()), {}, std::move(message.body())};
  for (const auto& field : message)
    request.fields.emplace_back(std::string(field.name_string()), std::string(field.value()));
  return request;
}

/// A body that is somebody else's memory: a file is sent to many clients without being copied.
using Sent = http::response<http::span_body<const char>>;

Sent dressed(const Response& response, unsigned version, bool is_kept) {
  using namespace std::chrono;
  Sent sent;
  sent.version(version);
  sent.result(static_cast<unsigned>(response.status));
  sent.reason(reason(response.status));
  sent.insert(http::field::date, date_text(floor<seconds>(system_clock::now())));
  for (const auto& [name, value] : response.fields) sent.insert(name, value);
  const std::size_t size = response.body ? response.body->size() : 0;
  if (response.status != 304) sent.content_length(size);
  if (size > 0 && !response.is_head) sent.body() = {response.body->data(), size};
  sent.keep_alive(is_kept);
  return sent;
}

/// What is wrong with a request that could not be read; 0 where nobody is left to be told.
int refusal_of(const error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  if (error == http::error::body_limit) return 413;
  if (error == beast::error::timeout || error == http::error::end_of_stream || error == http::error::partial_message)
    return 0;
  return error.category() == http::make_error_code(http::error::bad_target).category() ? 400 : 0;
}

class BeastServer final : public HttpServer {
 public:
  BeastServer(ServerSettings settings, Answer answer)
      : settings_(std::move(settings)),
        answer_(std::move(answer)),
        acceptor_(context_),
        signals_(context_),
        farewell_(context_) {}

  /// Nothing, or what stands in the way.
  Result<Done> open() {
    error_code error;
    tcp::resolver resolver(context_);
    const auto found = resolver.resolve(settings_.host, "0", tcp::resolver::numeric_service, error);
    if (error || found.empty()) return Error{"There is no address '{1}' to listen at.", settings_.host};
    for (int tried = 0; tried < settings_.ports_tried && settings_.port + tried <= highest_port; ++tried) {
      tcp::endpoint place = found.begin()->endpoint();
      place.port(static_cast<asio::ip::port_type>(settings_.port + tried));
      error = bind(place);
      if (!error) return Done{};
      if (error != asio::error::address_in_use) break;
    }
    return Error{refused_place(error)};
  }

  std::string host() const override { return acceptor_.local_endpoint().address().to_string(); }
  int port() const override { return acceptor_.local_endpoint().port(); }

  void run() override {
    asio::co_spawn(context_, accept(), asio::detached);
    context_.run();
  }

  void stop() override {
    asio::post(context_, [this] { begin_farewell(); });
  }

  void stop_on_signals() override {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const error_code& error, int) {
      if (!error) begin_farewell();
    });
  }

 private:
  struct Connection {
    Connection(tcp::socket socket, asio::ip::address other) : stream(std::move(socket)), address(std::move(other)) {}

    beast::tcp_stream stream;
    asio::ip::address address;  // of the client
    bool is_waiting = true;     // for a request, with none begun
  };
  using Place = std::list<Connection>::iterator;

  error_code bind(const tcp::endpoint& place) {
    error_code error;
    acceptor_.open(place.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    // "::" is all addresses, those of IPv4 too, however the machine is set up.
    if (!error && place.address().is_v6()) acceptor_.set_option(asio::ip::v6_only(false), error);
    if (!error) acceptor_.bind(place, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    error_code ignored;
    if (error) acceptor_.close(ignored);
    return error;
  }

  Sentence refused_place(const error_code& error) const {
    const auto port = settings_.port;
    if (error == asio::error::access_denied) return {"You may not listen at port {1}.", port};
    if (error != asio::error::address_in_use)
      return {"It is not possible to listen at {1}, port {2}: {3}.", settings_.host, port, error.message()};
    if (settings_.ports_tried == 1) return {"Port {1} is taken by another program.", port};
    return {"The ports from {1} on, {2} of them, are all taken.", port, settings_.ports_tried};
  }

  asio::awaitable<void> accept() {
    while (!is_stopping_) {
      error_code error;
      tcp::socket socket = co_await acceptor_.async_accept(noting(error));
      if (is_stopping_) break;
      if (error) {  // out of descriptors, most likely: some will be free in a moment
        asio::steady_timer pause(context_, std::chrono::milliseconds(100));
        co_await pause.async_wait(noting(error));
        continue;
      }
      const auto client = socket.remote_endpoint(error).address();
      if (error || !has_room_for(client)) continue;  // closed unheard
      connections_.emplace_back(std::move(socket), client);
      asio::co_spawn(context_, converse(std::prev(connections_.end())), asio::detached);
    }
  }

  /// Who is greedy shuts out nobody but himself.
  bool has_room_for(const asio::ip::address& client) const {
    const auto of_client = std::ranges::count(connections_, client, &Connection::address);
    return connections_.size() < settings_.most_connections &&
           static_cast<std::size_t>(of_client) < settings_.most_connections_per_address;
  }

  asio::awaitable<void> converse(Place place) {
    beast::flat_buffer buffer(settings_.most_header_bytes + settings_.most_body_bytes);
    while (co_await answer_one(*place, buffer) && !is_stopping_) place->is_waiting = true;
    error_code ignored;
    place->stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    connections_.erase(place);
    if (is_stopping_ && connections_.empty()) farewell_.cancel();
  }

  /// A handler that fails spoils one answer, not the server.
  Response answered(const Request& request) const {
    try {
      return answer_(request);
    } catch (const std::exception&) {
      return make_text(500, "Something went wrong here.\n");
    }
  }

  /// True where the client may ask again.
  asio::awaitable<bool> answer_one(Connection& connection, beast::flat_buffer& buffer) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(settings_.most_header_bytes));
    parser.body_limit(settings_.most_body_bytes);
    // One time-out for the whole request: who sends a byte now and then does not hold a place for long.
    connection.stream.expires_after(settings_.patience);
    error_code error;
    co_await http::async_read_header(connection.stream, buffer, parser, noting(error));
    connection.is_waiting = false;
    if (!error) co_await http::async_read(connection.stream, buffer, parser, noting(error));
    if (error) co_return co_await refuse(connection, refusal_of(error));
    const unsigned version = parser.get().version();
    const bool is_kept = parser.get().keep_alive() && !is_stopping_;
    const Request request = plain(parser.release());
    if (!is_host_right(request.fields, version >= 11)) co_return co_await refuse(connection, 400);
    co_return co_await send(connection, answered(request), version, is_kept);
  }

  /// Says what is wrong, unless that is 0, and is done with the client.
  asio::awaitable<bool> refuse(Connection& connection, int status) {
    if (status != 0) co_await send(connection, make_text(status, std::string(reason(status)) + ".\n"), 11, false);
    co_return false;
  }

  asio::awaitable<bool> send(Connection& connection, const Response& response, unsigned version, bool is_kept) {
    const Sent sent = dressed(response, version, is_kept);
    http::serializer<false, http::span_body<const char>> serializer(sent);
    connection.stream.expires_after(settings_.patience);
    error_code error;
    co_await http::async_write(connection.stream, serializer, noting(error));
    co_return !error && is_kept;
  }

  /// Who waits is let go at once, who is being answered has a moment left.
  void begin_farewell() {
    if (is_stopping_) return;
    is_stopping_ = true;
    error_code ignored;
    acceptor_.close(ignored);
    signals_.cancel(ignored);
    for (Connection& connection : connections_)
      if (connection.is_waiting) connection.stream.close();
    if (connections_.empty()) return;
    farewell_.expires_after(settings_.farewell);
    farewell_.async_wait([this](const error_code& error) {
      if (!error) context_.stop();
    });
  }

  ServerSettings settings_;
  Answer answer_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer farewell_;
  std::list<Connection> connections_;
  bool is_stopping_ = false;
};

}  // namespace

Result<std::unique_ptr<HttpServer>> HttpServer::listen(const ServerSettings& settings, Answer answer) {
  auto server = std::make_unique<BeastServer>(settings, std::move(answer));
  if (const auto opened = server->open(); !opened) return opened.error();
  return std::unique_ptr<HttpServer>(std::move(server));
}

}  // namespace lozenge::server
