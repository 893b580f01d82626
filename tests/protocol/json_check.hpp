// Is a text well-formed JSON? A reader just large enough to say so.
#pragma once

#include <cctype>
#include <string_view>

namespace lozenge::tests {

class JsonCheck {
 public:
  static bool is_json(std::string_view text) {
    JsonCheck check(text);
    return check.value() && check.rest_.empty();
  }

 private:
  explicit JsonCheck(std::string_view text) : rest_(text) {}

  bool take(std::string_view expected) {
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }

  bool value() {
    if (take("{")) return items("}", true);
    if (take("[")) return items("]", false);
    if (rest_.starts_with('"')) return string();
    if (take("true") || take("false") || take("null")) return true;
    return number();
  }

  bool items(std::string_view end, bool has_keys) {
    if (take(end)) return true;
    do {
      if (has_keys && !(string() && take(":"))) return false;
      if (!value()) return false;
    } while (take(","));
    return take(end);
  }

  bool string() {
    if (!take("\"")) return false;
    while (!rest_.empty() && rest_[0] != '"') {
      if (static_cast<unsigned char>(rest_[0]) < 0x20) return false;
      rest_.remove_prefix(rest_[0] == '\\' && rest_.size() > 1 ? 2 : 1);
    }
    return take("\"");
  }

  bool number() {
    take("-");
    return digits() && (!take(".") || digits());
  }

  bool digits() {
    std::size_t count = 0;
    while (count < rest_.size() && std::isdigit(static_cast<unsigned char>(rest_[count]))) ++count;
    rest_.remove_prefix(count);
    return count > 0;
  }

  std::string_view rest_;
};

}  // namespace lozenge::tests
