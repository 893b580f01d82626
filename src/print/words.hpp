// The words on printed pages, in one language: lines `key = text` of src/print/words, where {1} and {2} are holes.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace lozenge::print {

class Words {
 public:
  Words() = default;
  explicit Words(std::string_view catalogue);

  bool has(std::string_view key) const { return texts_.contains(key); }
  /// The text with its holes filled; a key without a text is shown itself.
  std::string operator()(std::string_view key, std::initializer_list<std::string_view> holes = {}) const;
  /// A name that the core uses, such as a player's: in English where there is no translation.
  std::string name(std::string_view kind, std::string_view english) const;

  const std::map<std::string, std::string, std::less<>>& texts() const { return texts_; }

 private:
  std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace lozenge::print
