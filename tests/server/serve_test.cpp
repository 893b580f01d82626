// `lozenge serve` as a whole: the real program, asked through a socket and stopped by signals.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "server/addresses.hpp"
#include "server/http_server.hpp"
#include "tests/cli/program.hpp"
#include "tests/server/client.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;

/// The program, running; its standard output can be read line by line.
class Running {
 public:
  explicit Running(std::vector<std::string> arguments, const std::string& program = LOZENGE_PROGRAM) {
    int ends[2];
    if (::pipe(ends) != 0) std::abort();
    arguments.insert(arguments.begin(), program);
    std::vector<char*> words;
    for (auto& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    child_ = ::fork();
    if (child_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::close(ends[0]);
      ::close(ends[1]);
      ::execv(words[0], words.data());
      ::_exit(127);
    }
    ::close(ends[1]);
    output_ = ends[0];
  }
  ~Running() {
    if (child_ > 0) end_by(SIGKILL);
    ::close(output_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  /// Up to where it is silent for too long.
  std::string read_line() {
    constexpr int patience = 20'000;  // milliseconds
    std::string line;
    pollfd waiting{output_, POLLIN, 0};
    for (char c; ::poll(&waiting, 1, patience) > 0 && ::read(output_, &c, 1) == 1 && c != '\n';) line += c;
    return line;
  }

  /// The exit status; 128 + the signal where that ended it.
  int end_by(int signal) {
    int status = 0;
    ::kill(child_, signal);
    ::waitpid(child_, &status, 0);
    child_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  pid_t child_ = 0;
  int output_ = -1;
};

int port_in(const std::string& line) { return std::atoi(line.c_str() + line.rfind(':') + 1); }

class Serve : public testing::Test {
 protected:
  Serve() {
    std::filesystem::create_directories(scratch_.path("app"));
    std::ofstream(scratch_.path("app/index.html")) << "the page";
    std::ofstream(scratch_.path("secret")) << "a secret";
  }
  std::string app() const { return scratch_.path("app"); }

  Scratch scratch_;
};

TEST_F(Serve, PrintsItsAddressAndServesTheApp) {
  Running running({"serve", "--app", app(), "--port", "0"});
  const std::string line = running.read_line();
  EXPECT_THAT(line, testing::StartsWith("Lozenge is at http://localhost:"));
  const int port = port_in(line);
  EXPECT_EQ(ask(port, "/").body, "the page");
  EXPECT_TRUE(ask(port, "/").has("Content-Type: text/html; charset=utf-8"));
  EXPECT_THAT(field_of(ask(port, "/"), "Content-Security-Policy"), HasSubstr("'wasm-unsafe-eval'"));
  EXPECT_EQ(ask(port, "/", "If-None-Match: " + field_of(ask(port, "/"), "ETag") + "\r\n").status, 304);
  EXPECT_EQ(ask(port, "/", "", "DELETE").status, 405);
  EXPECT_EQ(ask(port, "/", "", "HEAD").status, 200);
  EXPECT_EQ(running.end_by(SIGTERM), 0);
}

TEST_F(Serve, GivesNothingBesideTheApp) {
  Running running({"serve", "--app", app(), "--port", "0"});
  const int port = port_in(running.read_line());
  for (const char* path : {"/../secret", "/%2e%2e/secret", "/..%2fsecret", "/assets/../../secret", "//secret",
                           "/secret", "/./../secret", "/\\..\\secret", "/%252e%252e/secret"}) {
    const Reply reply = ask(port, path);
    EXPECT_GE(reply.status, 400) << path;
    EXPECT_THAT(reply.body, testing::Not(HasSubstr("a secret"))) << path;
  }
  EXPECT_EQ(running.end_by(SIGINT), 0);
}

TEST_F(Serve, GivesNothingThatALinkOfTheAppLeadsTo) {
  std::filesystem::create_symlink("../secret", scratch_.path("app/link"));
  Running running({"serve", "--app", app(), "--port", "0"});
  EXPECT_EQ(ask(port_in(running.read_line()), "/link").status, 404);
}

bool has_ipv6() { return server::HttpServer::listen({.host = "::", .port = 0}, nullptr).ok(); }

TEST_F(Serve, PrintsTheAddressesThatOthersCanUse) {
  std::vector<std::pair<std::string, server::Reach>> hosts{{"0.0.0.0", server::Reach::ipv4},
                                                           {"0", server::Reach::ipv4}};
  if (has_ipv6()) hosts.emplace_back("::", server::Reach::both);
  for (const auto& [host, reach] : hosts) {
    Running running({"serve", "--app", app(), "--port", "0", "--host", host});
    const std::string line = running.read_line();
    EXPECT_THAT(line, testing::StartsWith("Lozenge is at http://localhost:"));
    const std::string port = std::to_string(port_in(line));
    for (const auto& found : server::addresses_for_others(reach)) {
      const std::string name = found.find(':') == std::string::npos ? found : "[" + found + "]";
      EXPECT_EQ(running.read_line(), "Other machines find it at http://" + name + ":" + port + "/");
    }
    EXPECT_EQ(running.read_line(), "Ctrl-C stops it.");
    EXPECT_EQ(ask(port_in(line), "/").body, "the page") << "by IPv4, whatever the host";
  }
}

TEST_F(Serve, AtOneAddressNamesNoOther) {
  Running running({"serve", "--app", app(), "--port", "0", "--host", "127.0.0.2"});
  EXPECT_THAT(running.read_line(), testing::StartsWith("Lozenge is at http://127.0.0.2:"));
  EXPECT_EQ(running.read_line(), "Ctrl-C stops it.");
}

TEST_F(Serve, SaysThatAPortIsTaken) {
  Running running({"serve", "--app", app(), "--port", "0"});
  const std::string port = std::to_string(port_in(running.read_line()));
  const Ran ran = run({"serve", "--app", app(), "--port", port});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr("Port " + port + " is taken"));
}

TEST_F(Serve, TakesAnotherPortThanTheUsualOneIfThatIsTaken) {
  Running first({"serve", "--app", app()}), second({"serve", "--app", app()});
  const int one = port_in(first.read_line()), other = port_in(second.read_line());
  EXPECT_GE(one, 8080);
  EXPECT_NE(one, other);
  EXPECT_EQ(ask(other, "/").body, "the page");
}

TEST_F(Serve, OffersTheGamesInTheTerminalWhereThereIsNoApp) {
  const std::string copy = scratch_.path("build/release/lozenge");
  const Ran ran = run_shell("mkdir -p '" + scratch_.path("build/release") + "' && cp $L '" + copy + "' && '" + copy +
                            "' </dev/null");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.err, HasSubstr("The web app has not been built"));
  EXPECT_THAT(ran.out, HasSubstr("Which game?"));
}

TEST_F(Serve, ServesTheAppBesideItWhenNothingIsAsked) {
  const std::string copy = scratch_.path("build/release/lozenge");
  std::filesystem::create_directories(scratch_.path("build/release"));
  std::filesystem::copy_file(LOZENGE_PROGRAM, copy);
  std::filesystem::rename(app(), scratch_.path("build/web"));
  Running running({}, copy);
  EXPECT_EQ(ask(port_in(running.read_line()), "/").body, "the page");
  EXPECT_EQ(running.end_by(SIGTERM), 0);
}

TEST_F(Serve, SaysWhenThereIsNoApp) {
  const Ran ran = run({"serve", "--app", scratch_.path("nowhere")});
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("there is no index.html"));
}

}  // namespace
}  // namespace lozenge::tests
