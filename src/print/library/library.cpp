#include "print/library/library.hpp"

#include <algorithm>

namespace lozenge::print {

namespace {

constexpr std::string_view words_folder = "src/print/words/", words_ending = ".txt";

std::string_view find(const std::string& path) {
  for (const LibraryText& text : library())
    if (text.path == path) return text.text;
  return {};
}

std::string find_translated(const std::string& folder, std::string_view language, std::string_view id) {
  const auto translated = find(folder + std::string(language) + "/" + std::string(id) + ".md");
  return std::string(translated.empty() ? find(folder + std::string(id) + ".md") : translated);
}

}  // namespace

std::vector<std::string> languages() {
  std::vector<std::string> found;
  for (const LibraryText& text : library())
    if (text.path.starts_with(words_folder))
      found.emplace_back(
          text.path.substr(words_folder.size(), text.path.size() - words_folder.size() - words_ending.size()));
  std::ranges::sort(found, {}, [](const std::string& name) { return std::pair(name != "en", name); });
  return found;
}

Texts find_texts(std::string_view id, std::string_view language) {
  const std::string words(words_folder);
  const auto translated = find(words + std::string(language) + std::string(words_ending));
  return {std::string(translated.empty() ? find(words + "en" + std::string(words_ending)) : translated),
          find_translated("docs/rules/", language, id), find_translated("docs/teaching/", language, id)};
}

}  // namespace lozenge::print
