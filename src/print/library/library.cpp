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

/// A file of a game's folder, wherever that is: "rulebook/de.md".
std::string_view find_of_game(std::string_view id, const std::string& file) {
  const std::string ending = "/" + std::string(id) + "/" + file;
  for (const LibraryText& text : library())
    if (text.path.ends_with(ending)) return text.text;
  return {};
}

std::string find_translated(std::string_view id, const std::string& folder, std::string_view language,
                            const std::string& ending) {
  const auto translated = find_of_game(id, folder + "/" + std::string(language) + ending);
  return std::string(translated.empty() ? find_of_game(id, folder + "/en" + ending) : translated);
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
          find_translated(id, "words", language, ".txt"), find_translated(id, "rulebook", language, ".md"),
          find_translated(id, "teaching", language, ".md")};
}

}  // namespace lozenge::print
