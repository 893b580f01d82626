#include "print/words.hpp"

#include <algorithm>

namespace lozenge::print {

namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \r") - first + 1);
}

}  // namespace

Words::Words(std::string_view catalogue) {
  while (!catalogue.empty()) {
    const auto line = catalogue.substr(0, catalogue.find('\n'));
    catalogue.remove_prefix(std::min(line.size() + 1, catalogue.size()));
    const auto equals = line.find(" = ");
    if (line.starts_with('#') || equals == std::string_view::npos) continue;
    texts_.emplace(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 3)));
  }
}

std::string Words::operator()(std::string_view key, std::initializer_list<std::string_view> holes) const {
  const auto it = texts_.find(key);
  std::string text = it == texts_.end() ? std::string(key) : it->second;
  char number = '1';
  for (const std::string_view hole : holes) {
    const std::string sign = {'{', number++, '}'};
    if (const auto at = text.find(sign); at != std::string::npos) text.replace(at, sign.size(), hole);
  }
  return text;
}

std::string Words::name(std::string_view kind, std::string_view english) const {
  const auto it = texts_.find(std::string(kind) + "." + std::string(english));
  return it == texts_.end() ? std::string(english) : it->second;
}

}  // namespace lozenge::print
