// Running text of a rulebook: words in the few styles that its Markdown has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lozenge::rulebook {

/// Words in one style.
struct Span {
  std::string text;
  bool is_strong = false;
  bool is_emphasis = false;
  bool is_code = false;
  std::string link = {};  // where it leads: "README.md#draws"; mostly empty

  bool operator==(const Span&) const = default;
};

using Text = std::vector<Span>;

/// Takes `**strong**`, `*emphasis*`, `` `code` `` and `[words](link)` apart. A sign without its partner is itself.
Text read_spans(std::string_view markdown);

/// The words alone.
std::string plain(const Text& text);

}  // namespace lozenge::rulebook
