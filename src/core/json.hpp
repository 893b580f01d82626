// Writes JSON. A writer of our own, because it also goes into the browser, where every kilobyte of code is loaded.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace lozenge {

/// Builds one JSON text from nested calls; commas are set by themselves.
///   Json j; j.open_object().key("position").string(p).key("moves").open_array()...close_array().close_object();
class Json {
 public:
  Json& open_object() { return open('{'); }
  Json& close_object() { return close('}'); }
  Json& open_array() { return open('['); }
  Json& close_array() { return close(']'); }
  Json& key(std::string_view name);
  Json& string(std::string_view text);
  Json& number(std::integral auto value) { return raw(std::to_string(value)); }
  /// A number with so many places behind the point, given without the point: decimal(1234, 3) is 1.234.
  Json& decimal(std::int64_t units, int places);
  Json& boolean(bool value) { return raw(value ? "true" : "false"); }
  Json& null() { return raw("null"); }

  const std::string& text() const { return out_; }

 private:
  Json& open(char bracket);
  Json& close(char bracket);
  Json& raw(std::string_view text);
  void separate();
  void quote(std::string_view text);

  std::string out_;
  bool needs_comma_ = false;
};

}  // namespace lozenge
