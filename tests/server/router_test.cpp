// Which handler answers, and what every answer carries.
#include "server/router.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/encoding.hpp"

namespace lozenge::tests {
namespace {

using server::find_field;
using server::Request;
using server::Response;
using server::Router;
using testing::HasSubstr;
using testing::Not;

server::Handler saying(const std::string& text) {
  return [text](const Request&, std::string_view path) { return server::make_text(200, text + std::string(path)); };
}

Router two_routes() {
  Router router;
  router.add("GET", "/", saying("page "));
  router.add("GET", "/api", saying("read "));
  router.add("POST", "/api", saying("write "));
  return router;
}

Response answer(const std::string& method, const std::string& target) {
  return two_routes().answer({.method = method, .target = target, .fields = {}, .body = {}});
}

TEST(Router, TakesTheLongestPrefix) {
  EXPECT_EQ(*answer("GET", "/").body, "page /");
  EXPECT_EQ(*answer("GET", "/api").body, "read /api");
  EXPECT_EQ(*answer("GET", "/api/x?y").body, "read /api/x");
  EXPECT_EQ(*answer("POST", "/api/x").body, "write /api/x");
  EXPECT_EQ(*answer("GET", "/apis").body, "page /apis") << "a part of a name is no prefix";
}

TEST(Router, AnswersHeadAsGetWithoutABody) {
  const Response response = answer("HEAD", "/x");
  EXPECT_TRUE(response.is_head);
  EXPECT_EQ(*response.body, "page /x") << "its length is told";
}

TEST(Router, NamesTheMethodsThatAreAllowed) {
  EXPECT_EQ(answer("DELETE", "/api").status, 405);
  EXPECT_EQ(find_field(answer("DELETE", "/api").fields, "allow"), "GET, HEAD, POST");
  EXPECT_EQ(find_field(answer("POST", "/").fields, "Allow"), "GET, HEAD");
  EXPECT_EQ(answer("", "/").status, 405);
}

TEST(Router, RefusesPathsThatLeadElsewhere) {
  EXPECT_EQ(answer("GET", "/api/../x").status, 400);
  EXPECT_EQ(answer("POST", "/%2e%2e/api").status, 400);
}

TEST(Router, MakesEveryAnswerSafe) {
  for (const auto& response : {answer("GET", "/"), answer("GET", "/.."), answer("PUT", "/")}) {
    const std::string policy = find_field(response.fields, "Content-Security-Policy");
    EXPECT_THAT(policy, HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));
    EXPECT_THAT(policy, Not(HasSubstr("unsafe-inline")));
    EXPECT_THAT(policy, Not(HasSubstr("'unsafe-eval'")));
    EXPECT_EQ(find_field(response.fields, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(find_field(response.fields, "Referrer-Policy"), "no-referrer");
  }
}

TEST(Router, WithoutRoutesHasNothing) {
  EXPECT_EQ(Router().answer({.method = "GET", .target = "/", .fields = {}, .body = {}}).status, 404);
}

TEST(Encoding, IsReadWithItsWeights) {
  using server::accepts_encoding;
  EXPECT_TRUE(accepts_encoding("gzip, deflate, br", "br"));
  EXPECT_TRUE(accepts_encoding("gzip;q=0.5 ,\tbr;q=1.0", "gzip"));
  EXPECT_FALSE(accepts_encoding("gzip, br;q=0", "br"));
  EXPECT_FALSE(accepts_encoding("br; q=0.000", "br"));
  EXPECT_TRUE(accepts_encoding("*", "br"));
  EXPECT_FALSE(accepts_encoding("*, br;q=0", "br"));
  EXPECT_FALSE(accepts_encoding("*;q=0", "gzip"));
  EXPECT_TRUE(accepts_encoding("GZIP, Br", "gzip"));
  EXPECT_TRUE(accepts_encoding("GZIP, Br", "br"));
  EXPECT_FALSE(accepts_encoding("BR;Q=0, *", "br"));
  EXPECT_FALSE(accepts_encoding("", "gzip"));
  EXPECT_FALSE(accepts_encoding("xgzip, gzipx", "gzip"));
  EXPECT_FALSE(accepts_encoding(";;;,,q=1,=", "gzip"));
}

}  // namespace
}  // namespace lozenge::tests
