// The server through real sockets: honest clients, slow ones, and those that send what no client should.
#include "server/http_server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <regex>
#include <stdexcept>

#include "server/date.hpp"
#include "tests/server/client.hpp"
#include "tests/server/served.hpp"

namespace lozenge::tests {
namespace {

using namespace std::chrono_literals;
using server::Request;
using server::Response;
using testing::HasSubstr;

/// Says what was asked.
Response echo(const Request& request) {
  if (request.target == "/fail") throw std::runtime_error("on purpose");
  Response response = server::make_text(200, request.method + " " + request.target + " " + request.body);
  response.is_head = request.method == "HEAD";
  return response;
}

TEST(HttpServer, AnswersSeveralRequestsOnOneConnection) {
  const Served served(echo);
  Client client(served.port());
  for (const char* path : {"/a", "/b", "/c"}) {
    client.send(std::string("GET ") + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(client.receive().body, std::string("GET ") + path + " ");
  }
  client.send("GET /d HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(client.receive().body, "GET /d ");
  EXPECT_TRUE(client.is_closed());
}

TEST(HttpServer, AnswersRequestsThatComeAllAtOnce) {
  const Served served(echo);
  Client client(served.port());
  client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(client.receive().body, "GET /a ");
  EXPECT_EQ(client.receive().body, "GET /b ");
}

TEST(HttpServer, SendsNoBodyToHead) {
  const Served served(echo);
  Client client(served.port());
  client.send("HEAD /long HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(field_of(client.receive(true), "Content-Length"), "11");
  client.send("GET /next HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(client.receive().body, "GET /next ");
}

TEST(HttpServer, ReadsABody) {
  const Served served(echo);
  EXPECT_EQ(ask(served.port(), "/", "Content-Length: 0\r\n", "POST").body, "POST / ");
  Client client(served.port());
  client.send("POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello");
  EXPECT_EQ(client.receive().body, "POST /x hello");
}

TEST(HttpServer, RefusesWhatIsNoRequest) {
  const Served served(echo);
  for (const char* bytes :
       {"nonsense\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nbad field\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 TLS\r\n\r\n"}) {
    Client client(served.port());
    client.send(bytes);
    EXPECT_EQ(client.receive().status, 400) << bytes;
    EXPECT_TRUE(client.is_closed());
  }
  EXPECT_EQ(ask(served.port(), "/still-here").status, 200);
}

TEST(HttpServer, LimitsHeadersAndBodies) {
  const Served served(echo, {.most_header_bytes = 1000, .most_body_bytes = 10});
  EXPECT_EQ(ask(served.port(), "/", "X: " + std::string(2000, 'x') + "\r\n").status, 431);
  EXPECT_EQ(ask(served.port(), "/" + std::string(2000, 'x')).status, 431);
  Client client(served.port());
  client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 11\r\n\r\nhello world");
  EXPECT_EQ(client.receive().status, 413);
}

TEST(HttpServer, LetsSlowClientsGo) {
  const Served served(echo, {.patience = 200ms});
  Client silent(served.port()), slow(served.port());
  slow.send("GET / HTTP/1.1\r\nHo");
  EXPECT_TRUE(silent.is_closed());
  EXPECT_TRUE(slow.is_closed());
  EXPECT_EQ(ask(served.port(), "/").status, 200);
}

TEST(HttpServer, LimitsHowManyAreConnected) {
  const Served served(echo, {.most_connections = 2});
  Client first(served.port()), second(served.port());
  for (Client* client : {&first, &second}) {
    client->send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(client->receive().status, 200);
  }
  Client third(served.port());
  EXPECT_TRUE(third.is_closed());
}

TEST(HttpServer, LimitsHowOftenOneAddressIsConnected) {
  const Served served(echo, {.most_connections = 4, .most_connections_per_address = 2});
  Client first(served.port()), second(served.port());
  for (Client* client : {&first, &second}) {
    client->send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(client->receive().status, 200);
  }
  Client third(served.port());
  EXPECT_TRUE(third.is_closed());
  Client other(served.port(), "127.0.0.2");
  other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(other.receive().status, 200);

  first.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(first.receive().status, 200);
  EXPECT_TRUE(first.is_closed());
  EXPECT_EQ(ask(served.port(), "/").status, 200) << "there is room again";
}

TEST(HttpServer, LeavesRoomForOthersUnlessItIsTold) {
  const server::ServerSettings settings;
  EXPECT_GE(settings.most_connections_per_address, 20u) << "browsers have six, and there are several in a house";
  EXPECT_LE(settings.most_connections_per_address, settings.most_connections / 4);
}

TEST(HttpServer, InsistsOnOneHost) {
  const Served served(echo);
  const auto status = [&](const std::string& request) {
    Client client(served.port());
    client.send(request);
    const Reply reply = client.receive();
    EXPECT_EQ(client.is_closed(), true) << request;
    return reply.status;
  };
  const std::string end = "Connection: close\r\n\r\n";
  for (const char* host : {"", "x", "x:", "localhost:8080", "127.0.0.1", "[::1]:80", "a-b.example", "%C3%A9.example"})
    EXPECT_EQ(status("GET / HTTP/1.1\r\nhost: " + std::string(host) + "\r\n" + end), 200) << host;
  for (const char* host :
       {"a b", "a/b", "a@b", "x:y", "x:80:80", "::1", "[::1", "[x]", "[::1]x", "%zz", "\"x\"", "a\\b"})
    for (const char* version : {"1.0", "1.1"})
      EXPECT_EQ(status("GET / HTTP/" + std::string(version) + "\r\nHost: " + host + "\r\n" + end), 400) << host;
  EXPECT_EQ(status("GET / HTTP/1.1\r\n" + end), 400);
  EXPECT_EQ(status("GET / HTTP/1.0\r\n\r\n"), 200) << "it was not known then";
  for (const char* version : {"1.0", "1.1"})
    EXPECT_EQ(status("GET / HTTP/" + std::string(version) + "\r\nHost: x\r\nHost: x\r\n" + end), 400);
}

TEST(HttpServer, HearsNothingMoreAfterABadHost) {
  const Served served(echo);
  Client client(served.port());
  client.send("GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(client.receive().status, 400);
  EXPECT_EQ(client.receive().status, 0);
}

TEST(HttpServer, DatesEveryAnswer) {
  const Served served(echo, {.most_header_bytes = 1000});
  const std::string date = "[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT";
  for (const char* target : {"/", "/fail", "no target", "/ HTTP/1.1\r\nHost: x"}) {
    const Reply reply = ask(served.port(), target);
    EXPECT_TRUE(std::regex_match(field_of(reply, "Date"), std::regex(date))) << reply.head;
  }
  EXPECT_NE(field_of(ask(served.port(), "/", "X: " + std::string(2000, 'x') + "\r\n"), "Date"), "");
}

TEST(Date, IsThatOfHttp) {
  const auto text = [](long seconds) { return server::date_text(std::chrono::sys_seconds(seconds * 1s)); };
  EXPECT_EQ(text(784'111'777), "Sun, 06 Nov 1994 08:49:37 GMT");
  EXPECT_EQ(text(0), "Thu, 01 Jan 1970 00:00:00 GMT");
  EXPECT_EQ(text(1'709'251'199), "Thu, 29 Feb 2024 23:59:59 GMT");
}

TEST(HttpServer, SurvivesAHandlerThatFails) {
  const Served served(echo);
  EXPECT_EQ(ask(served.port(), "/fail").status, 500);
  EXPECT_EQ(ask(served.port(), "/").status, 200);
}

TEST(HttpServer, FinishesAnswersWhenItStops) {
  const auto large = std::make_shared<const std::string>(8'000'000, 'x');
  std::atomic<bool> is_asked{false};
  Served served([&](const Request&) {
    is_asked = true;
    return Response{.status = 200, .fields = {}, .body = large};
  });
  Client waiting(served.port()), reading(served.port());
  reading.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  while (!is_asked) std::this_thread::yield();
  served.begin_to_stop();
  EXPECT_TRUE(waiting.is_closed());
  EXPECT_EQ(reading.receive().body.size(), large->size());
  served.stop();
  EXPECT_EQ(ask(served.port(), "/").status, 0) << "nobody listens any more";
}

TEST(HttpServer, TakesTheNextFreePortIfItMay) {
  const Served first(echo);
  const auto taken = server::HttpServer::listen({.port = first.port()}, echo);
  ASSERT_FALSE(taken.ok());
  EXPECT_THAT(taken.sentence(), HasSubstr("is taken by another program."));
  const auto next = server::HttpServer::listen({.port = first.port(), .ports_tried = 20}, echo);
  ASSERT_TRUE(next.ok());
  EXPECT_GT((*next)->port(), first.port());
}

TEST(HttpServer, SaysWhereItCannotListen) {
  EXPECT_THAT(server::HttpServer::listen({.host = "no.such.host.invalid"}, echo).sentence(), HasSubstr("no address"));
  EXPECT_THAT(server::HttpServer::listen({.host = "192.0.2.1"}, echo).sentence(), HasSubstr("not possible to listen"));
}

}  // namespace
}  // namespace lozenge::tests
