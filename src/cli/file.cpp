#include "cli/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>

#include "core/quote.hpp"

namespace lozenge::cli {

namespace {

/// An open file that closes itself.
class Handle {
 public:
  explicit Handle(int number) : number_(number) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { close(); }

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }
  bool close() {
    const bool closed = number_ <= STDERR_FILENO || ::close(number_) == 0;
    number_ = -1;
    return closed;
  }

 private:
  int number_;
};

std::string name(const std::string& path) { return path == "-" ? "The input" : "The file " + quoted(path); }

Error cannot(const char* what, const std::string& path) {
  return Error{"{1} cannot be {2}: {3}.", name(path), what, std::strerror(errno)};
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(file, text.data(), text.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(put));
  }
  return true;
}

/// The file that a link leads to, so that it is that one which is replaced.
std::string followed(const std::string& path) {
  char* real = ::realpath(path.c_str(), nullptr);
  const std::string out = real == nullptr ? path : real;
  std::free(real);
  return out;
}

/// As a new file would have it, or as the old one has it.
mode_t mode_for(const std::string& path) {
  struct stat about{};
  if (::stat(path.c_str(), &about) == 0) return about.st_mode & 0777;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

}  // namespace

bool is_there(const std::string& path) {
  struct stat about{};
  return ::lstat(path.c_str(), &about) == 0;
}

Result<std::string> read_file(const std::string& path, std::size_t limit) {
  const Handle file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) return cannot("opened", path);
  std::string text;
  char chunk[65536];
  for (;;) {
    const ssize_t got = ::read(file.number(), chunk, sizeof chunk);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return cannot("read", path);
    if (got == 0) return text;
    if (text.size() + static_cast<std::size_t>(got) > limit)
      return Error{"{1} is too large: more than {2} MB.", name(path), limit >> 20};
    text.append(chunk, static_cast<std::size_t>(got));
  }
}

Result<Done> write_file(const std::string& path, std::string_view text) {
  struct stat about{};
  if (::stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode))
    return Error{"{1} cannot be written: it is not an ordinary file.", name(path)};
  const std::string target = followed(path);
  std::string beside = target + ".XXXXXX";
  Handle file(::mkstemp(beside.data()));
  if (!file.is_open()) return cannot("written", path);
  const bool done = ::fchmod(file.number(), mode_for(target)) == 0 && write_all(file.number(), text) &&
                    ::fsync(file.number()) == 0 && file.close() && ::rename(beside.c_str(), target.c_str()) == 0;
  if (done) return Done{};
  const Error error = cannot("written", path);
  ::unlink(beside.c_str());
  return error;
}

}  // namespace lozenge::cli
