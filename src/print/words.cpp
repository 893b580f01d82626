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

Words::Words(std::string_view catalogue, std::string_view of_game) {
  add(catalogue, "");
  add(of_game, "game.");
}

void Words::add(std::string_view catalogue, std::string_view prefix) {
  while (!catalogue.empty()) {
    const auto line = catalogue.substr(0, catalogue.find('\n'));
    catalogue.remove_prefix(std::min(line.size() + 1, catalogue.size()));
    const auto equals = line.find(" = ");
    if (line.starts_with('#') || equals == std::string_view::npos) continue;
    texts_.emplace(std::string(prefix) + std::string(trimmed(line.substr(0, equals))),
                   trimmed(line.substr(equals + 3)));
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
  const std::string key = std::string(kind) + "." + std::string(english);
  for (const std::string& at : {"game." + key, key})
    if (const auto it = texts_.find(at); it != texts_.end()) return it->second;
  return std::string(english);
}

}  // namespace lozenge::print
