// The built web app, held in memory: its files with their types, their tags and their compressed forms.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "core/result.hpp"
#include "server/message.hpp"

namespace lozenge::server {

struct File {
  std::string type;  // "text/html; charset=utf-8"
  std::string tag;   // changes with the content
  Body plain;
  Body gzip;  // null where the build made none; so is brotli
  Body brotli;
  bool is_named_by_content = false;  // what has this name never changes
};

class App {
 public:
  /// Reads a folder as the build leaves it: compressed forms stand beside their files as .gz and .br. Links that lead
  /// out of it are left out.
  static Result<App> load(const std::filesystem::path& folder);

  /// By path, "/" being the page itself; null where there is none.
  const File* find(std::string_view path) const;

  std::size_t size() const { return files_.size(); }

 private:
  std::map<std::string, File, std::less<>> files_;
};

/// By the ending of the name; unknown ones are bytes.
std::string content_type(std::string_view name);

}  // namespace lozenge::server
