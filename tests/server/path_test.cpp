// The paths that clients send, honest and hostile.
#include "server/path.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lozenge::tests {
namespace {

using server::read_path;

TEST(Path, IsDecodedWithoutItsQuery) {
  EXPECT_EQ(*read_path("/"), "/");
  EXPECT_EQ(*read_path("/assets/app-1a2b.js"), "/assets/app-1a2b.js");
  EXPECT_EQ(*read_path("/a%20b/%C3%A9?x=/../y#z"), "/a b/\xC3\xA9");
  EXPECT_EQ(*read_path("/folder/"), "/folder/");
  EXPECT_EQ(*read_path("/100%25"), "/100%");
  EXPECT_EQ(*read_path("/%252e%252e/x"), "/%2e%2e/x") << "decoded once, it is only a strange name";
}

class Hostile : public testing::TestWithParam<std::string> {};

TEST_P(Hostile, IsRefused) {
  const auto path = read_path(GetParam());
  ASSERT_FALSE(path.ok()) << *path;
  EXPECT_THAT(path.sentence(), testing::EndsWith("."));
}

INSTANTIATE_TEST_SUITE_P(Paths, Hostile,
                         testing::Values("", "*", "http://elsewhere/", "..", "/..", "/../etc/passwd", "/a/../../b",
                                         "/%2e%2e/etc/passwd", "/%2E./x", "/.%2e/x", "/a/%2e%2e%2f%2e%2e/x", "/./x",
                                         "/.git/config", "/a/.hidden", "//etc/passwd", "/a//b", "/a%2f%2fb",
                                         "/a\\..\\b", "/%5c..%5cb", "/a%00.html", "/a%0d%0aSet-Cookie:x", "/%7f", "/a%",
                                         "/a%4", "/a%zz", "/a%-1", "\\x", "/a%1", "/" + std::string(3000, 'a'), "/\x01",
                                         "?x", "#"));

}  // namespace
}  // namespace lozenge::tests
