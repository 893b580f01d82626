// What is said to a person, as data: a template with holes and what fills them. Programs tell sentences apart by their
// template, and a translation is a lookup of it.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.hpp"

namespace lozenge {

/// The English words with their holes, {1} to {n}: a literal, checked where it is written.
template <std::size_t n>
class Template {
 public:
  consteval Template(const char* words) : words_(words) {
    unsigned holes = 0;
    for (const char* at = words; *at != '\0'; ++at)
      if (at[0] == '{' && at[1] >= '1' && at[1] <= '9' && at[2] == '}') holes |= 1u << (at[1] - '1');
    if (holes != (1u << n) - 1) the_holes_do_not_fit_the_values();
  }

  const char* words() const { return words_; }

 private:
  static void the_holes_do_not_fit_the_values();

  const char* words_;
};

class Sentence {
 public:
  /// Nothing.
  Sentence() = default;

  /// `{"There is no man on {1}.", cell}`. What fills a hole is a sentence in turn, or a text or number that is the same
  /// in every language.
  template <class... Values>
  Sentence(Template<sizeof...(Values)> words, const Values&... values)
      : Sentence(words.words(), std::initializer_list<Sentence>{value(values)...}) {}

  /// A name that is known only as the program runs, but has translations: a side's.
  static Sentence word(std::string name);
  /// What is the same in every language.
  static Sentence plain(std::string text);

  static Sentence value(Sentence sentence) { return sentence; }
  static Sentence value(std::string_view text) { return plain(std::string(text)); }
  static Sentence value(char letter) { return plain(std::string(1, letter)); }
  static Sentence value(std::integral auto number) { return plain(std::to_string(number)); }

  bool is_empty() const { return words_.empty(); }
  bool is_plain() const { return is_plain_; }
  /// The template, by which kinds of sentences are told apart; of a plain text, the text.
  const std::string& kind() const { return words_; }
  const std::vector<Sentence>& values() const { return values_; }
  /// In English.
  std::string text() const;

 private:
  Sentence(const char* words, std::initializer_list<Sentence> values);

  std::string words_;
  std::vector<Sentence> values_;
  bool is_plain_ = true;
};

/// A plain text as a string, else {"say": template, "with": [values]}.
void write_sentence(Json& json, const Sentence& sentence);

/// "a, b, c"
template <class Items>
Sentence listed(const Items& items) {
  Sentence out;
  for (const auto& item : items) out = out.is_empty() ? Sentence::value(item) : Sentence("{1}, {2}", out, item);
  return out;
}

/// "a", "a or b", "a, b or c".
template <class Items>
Sentence either(const Items& items) {
  if (items.size() < 2) return listed(items);
  std::vector<Sentence> parts;
  for (const auto& item : items) parts.push_back(Sentence::value(item));
  const Sentence last = std::move(parts.back());
  parts.pop_back();
  return {"{1} or {2}", listed(parts), last};
}

}  // namespace lozenge
