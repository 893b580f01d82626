// Text in lines of limited width.
#pragma once

#include <string>
#include <string_view>

namespace lozenge::record {

/// Words with a blank between them, broken into lines of at most 80 columns. A word that is longer has a line of its
/// own.
class Paragraph {
 public:
  void add(std::string_view word);
  /// Puts a sign right ahead of the next word, or right behind the last one.
  void open(std::string_view sign) { ahead_ += sign; }
  void close(std::string_view sign) { word_ += sign; }

  /// Ends with a line break.
  std::string finish();

 private:
  void flush();

  static constexpr std::size_t width = 80;

  std::string text_;
  std::size_t column_ = 0;
  std::string word_;  // the last one, to which a sign may still be put
  std::string ahead_;
};

}  // namespace lozenge::record
