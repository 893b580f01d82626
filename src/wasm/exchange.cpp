#include "wasm/exchange.hpp"

namespace lozenge::wasm {

namespace {

// The state of this instance: each has a memory of its own.
std::string& inbox() {
  static std::string bytes;
  return bytes;
}

std::string& answer() {
  static std::string text;
  return text;
}

}  // namespace

Granted grant(std::string text) {
  answer() = std::move(text);
  return 1;
}

Granted grant(const Json& json) { return grant(json.text()); }

Granted refuse(const Error& error) {
  Json json;
  write_sentence(json, error.sentence);
  answer() = json.text();
  return 0;
}

/// Room for so many bytes.
[[clang::export_name("inbox")]] char* make_inbox(std::size_t size) {
  inbox().resize(size);
  return inbox().data();
}

[[clang::export_name("answer_data")]] const char* answer_data() { return answer().data(); }
[[clang::export_name("answer_size")]] std::size_t answer_size() { return answer().size(); }

}  // namespace lozenge::wasm
