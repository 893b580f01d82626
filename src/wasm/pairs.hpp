// Names and values that JavaScript gives as one text: in turn, each closed by a zero byte.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lozenge::wasm {

inline std::vector<std::pair<std::string, std::string>> read_pairs(std::string_view text) {
  const auto take = [&] {
    const auto end = std::min(text.find('\0'), text.size());
    std::string word(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
  };
  std::vector<std::pair<std::string, std::string>> pairs;
  while (!text.empty()) {
    std::string name = take();
    pairs.emplace_back(std::move(name), take());
  }
  return pairs;
}

}  // namespace lozenge::wasm
