#include "server/app.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>

namespace lozenge::server {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view page = "/index.html";
/// The build names the files in this folder by what they hold.
constexpr std::string_view named_by_content = "/assets/";

/// More than any build of the app: a folder given by mistake is noticed before memory is full.
constexpr std::uintmax_t largest_app = 256u << 20;

std::string tag_of(const std::string& bytes) {
  std::uint64_t hash = 14695981039346656037u;  // FNV-1a
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  std::string tag;
  for (int i = 0; i < 16; ++i) tag += "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
  return tag;
}

std::optional<std::string> read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  if (!in.good() && !in.eof()) return std::nullopt;
  return bytes;
}

bool is_compressed(const fs::path& path) { return path.extension() == ".gz" || path.extension() == ".br"; }

/// Is it a file that lies in the folder, wherever links lead on the way to it? `folder` has none.
bool is_file_of(const fs::path& folder, const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  if (error || !fs::is_regular_file(real, error)) return false;
  return std::ranges::mismatch(folder, real).in1 == folder.end();
}

/// The compressed form that stands beside a file, if it is there.
Body read_beside(const fs::path& folder, fs::path path, const char* ending) {
  path += ending;
  if (!is_file_of(folder, path)) return nullptr;
  auto bytes = read(path);
  return bytes ? std::make_shared<const std::string>(*std::move(bytes)) : nullptr;
}

}  // namespace

std::string content_type(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 15> types{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".ogg", "audio/ogg"},
      {".mp3", "audio/mpeg"},
      {".txt", "text/plain; charset=utf-8"},
      {".map", "application/json"},
  }};
  for (const auto& [ending, type] : types)
    if (name.ends_with(ending)) return std::string(type);
  return "application/octet-stream";
}

Result<App> App::load(const fs::path& folder) {
  App app;
  std::error_code error;
  const fs::path real_folder = fs::canonical(folder, error);
  std::uintmax_t total = 0;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (is_compressed(it->path()) || !is_file_of(real_folder, it->path())) continue;
    total += it->file_size(error);
    if (total > largest_app) return Error{"The folder {1} is too large to be the web app.", folder.string()};
    auto bytes = read(it->path());
    if (!bytes) return Error{"The file {1} cannot be read.", it->path().string()};
    const std::string path = "/" + it->path().lexically_relative(folder).generic_string();
    File file{content_type(path),
              tag_of(*bytes),
              std::make_shared<const std::string>(*std::move(bytes)),
              read_beside(real_folder, it->path(), ".gz"),
              read_beside(real_folder, it->path(), ".br"),
              path.starts_with(named_by_content)};
    app.files_.emplace(path, std::move(file));
  }
  if (app.find(page) == nullptr)
    return Error{"The web app is not in the folder {1}: there is no index.html.", folder.string()};
  return app;
}

const File* App::find(std::string_view path) const {
  const auto it = files_.find(path == "/" ? page : path);
  return it == files_.end() ? nullptr : &it->second;
}

}  // namespace lozenge::server
