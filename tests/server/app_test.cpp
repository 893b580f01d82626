// The files of an app and how they are answered: types, tags, compressed forms, caching.
#include "server/app_handler.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/cli/program.hpp"

namespace lozenge::tests {
namespace {

using server::App;
using server::find_field;
using server::Response;
using testing::HasSubstr;

class Apps : public testing::Test {
 protected:
  Apps() {
    std::filesystem::create_directories(scratch_.path("app/assets"));
    write("index.html", "<html>");
    write("assets/core-12345678.wasm", "plain wasm");
    write("assets/core-12345678.wasm.gz", "gzip wasm");
    write("assets/core-12345678.wasm.br", "brotli wasm");
    write("sw.js", "worker");
  }

  void write(const std::string& name, const std::string& text) {
    std::ofstream(scratch_.path("app/" + name), std::ios::binary) << text;
  }

  App load() const { return App::load(scratch_.path("app")).value(); }

  Response get(const std::string& path, server::Fields fields = {}) const {
    const auto handler = server::make_app_handler(std::make_shared<const App>(load()));
    return handler({.method = "GET", .target = path, .fields = std::move(fields), .body = {}}, path);
  }

  Scratch scratch_;
};

TEST_F(Apps, AreReadWithoutTheirCompressedForms) {
  EXPECT_EQ(load().size(), 3u);
  EXPECT_EQ(load().find("/assets/core-12345678.wasm.gz"), nullptr);
  const App app = load();
  EXPECT_EQ(app.find("/"), app.find("/index.html"));
  EXPECT_NE(app.find("/"), nullptr);
}

TEST_F(Apps, HaveNothingThatLiesElsewhere) {
  namespace fs = std::filesystem;
  fs::create_directories(scratch_.path("application"));
  for (const char* name : {"secret.txt", "application/secret.txt"}) std::ofstream(scratch_.path(name)) << "a secret";
  fs::create_symlink("../secret.txt", scratch_.path("app/near.txt"));
  fs::create_symlink(scratch_.path("secret.txt"), scratch_.path("app/far.txt"));
  fs::create_symlink("../application/secret.txt", scratch_.path("app/alike.txt"));
  fs::create_symlink("near.txt", scratch_.path("app/twice.txt"));
  fs::create_symlink("../secret.txt", scratch_.path("app/sw.js.br"));
  fs::create_directory_symlink("../application", scratch_.path("app/folder"));
  fs::create_symlink("nowhere", scratch_.path("app/broken.txt"));
  fs::create_symlink("endless.txt", scratch_.path("app/endless.txt"));
  fs::create_symlink("sw.js", scratch_.path("app/inside.js"));
  for (const char* path : {"/near.txt", "/far.txt", "/alike.txt", "/twice.txt", "/folder/secret.txt", "/broken.txt",
                           "/endless.txt", "/sw.js.br"})
    EXPECT_EQ(get(path).status, 404) << path;
  EXPECT_EQ(*get("/sw.js", {{"Accept-Encoding", "br"}}).body, "worker");
  EXPECT_EQ(*get("/inside.js").body, "worker");
}

TEST_F(Apps, MayLieBehindALink) {
  std::filesystem::create_directory_symlink("app", scratch_.path("link"));
  for (const char* name : {"link", "link/", "app/", "app/assets/.."}) {
    const auto app = App::load(scratch_.path(name));
    ASSERT_TRUE(app.ok()) << name;
    EXPECT_EQ(app->size(), 3u) << name;
  }
}

TEST_F(Apps, WithoutAPageAreNone) {
  const auto missing = App::load(scratch_.path("nowhere"));
  ASSERT_FALSE(missing.ok());
  EXPECT_THAT(missing.sentence(), HasSubstr("there is no index.html"));
  EXPECT_FALSE(App::load(scratch_.path("app/assets")).ok());
  EXPECT_FALSE(App::load(scratch_.path("app/sw.js")).ok());
}

TEST_F(Apps, SayWhatTypeAFileHas) {
  EXPECT_EQ(find_field(get("/").fields, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(find_field(get("/assets/core-12345678.wasm").fields, "Content-Type"), "application/wasm");
  EXPECT_EQ(find_field(get("/sw.js").fields, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(server::content_type("/a.unknown"), "application/octet-stream");
  EXPECT_EQ(server::content_type("/manifest.webmanifest"), "application/manifest+json");
}

TEST_F(Apps, SendTheSmallestFormThatIsTaken) {
  const std::string path = "/assets/core-12345678.wasm";
  EXPECT_EQ(*get(path, {{"accept-encoding", "gzip, br"}}).body, "brotli wasm");
  EXPECT_EQ(find_field(get(path, {{"Accept-Encoding", "br"}}).fields, "Content-Encoding"), "br");
  EXPECT_EQ(*get(path, {{"Accept-Encoding", "gzip"}}).body, "gzip wasm");
  EXPECT_EQ(*get(path).body, "plain wasm");
  EXPECT_EQ(find_field(get(path).fields, "Content-Encoding"), "");
  EXPECT_EQ(find_field(get(path).fields, "Vary"), "Accept-Encoding");
  EXPECT_EQ(*get("/sw.js", {{"Accept-Encoding", "br"}}).body, "worker") << "there is no other form";
}

TEST_F(Apps, AreKeptForeverWhereTheNameChangesWithTheContent) {
  EXPECT_EQ(find_field(get("/assets/core-12345678.wasm").fields, "Cache-Control"),
            "public, max-age=31536000, immutable");
  EXPECT_EQ(find_field(get("/").fields, "Cache-Control"), "no-cache");
  EXPECT_EQ(find_field(get("/sw.js").fields, "Cache-Control"), "no-cache");
}

TEST_F(Apps, AreNotSentAgainToWhoHasThem) {
  const std::string tag = find_field(get("/").fields, "ETag");
  EXPECT_THAT(tag, testing::MatchesRegex("\"[0-9a-f]+\""));
  for (const auto& known : {tag, "W/" + tag, "\"other\", " + tag, tag + ", \"other\"", std::string("*")}) {
    const Response response = get("/", {{"If-None-Match", known}});
    EXPECT_EQ(response.status, 304) << known;
    EXPECT_EQ(response.body, nullptr);
    EXPECT_EQ(find_field(response.fields, "ETag"), tag);
  }
  for (const auto& unknown : {std::string("\"other\""), std::string(), tag.substr(1), tag + "x"})
    EXPECT_EQ(get("/", {{"If-None-Match", unknown}}).status, 200) << unknown;
}

TEST_F(Apps, HaveATagForEachForm) {
  const std::string path = "/assets/core-12345678.wasm";
  const std::string plain = find_field(get(path).fields, "ETag");
  EXPECT_EQ(get(path, {{"If-None-Match", plain}, {"Accept-Encoding", "br"}}).status, 200);
  EXPECT_EQ(get(path, {{"If-None-Match", plain}}).status, 304);
}

TEST_F(Apps, ChangeTheirTagsWithTheirContent) {
  const std::string before = find_field(get("/").fields, "ETag");
  write("index.html", "<html >");
  EXPECT_NE(find_field(get("/").fields, "ETag"), before);
}

TEST_F(Apps, SayWhatIsMissing) {
  for (const char* path : {"/nothing", "/assets", "/assets/", "/index.html/"}) {
    const Response response = get(path);
    EXPECT_EQ(response.status, 404) << path;
    EXPECT_THAT(*response.body, HasSubstr("There is nothing here"));
  }
}

}  // namespace
}  // namespace lozenge::tests
