// Cuts the text of game records into tokens and knows where each one stands.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/sentence.hpp"

namespace lozenge::record {

/// Line and column of a text from 1; columns count characters, not bytes.
struct Place {
  std::size_t line = 1;
  std::size_t column = 1;
};

struct Token {
  enum class Kind : std::uint8_t {
    end,
    bad,       // `problem` says why
    tag,       // `text` is the name, `value` what stands between the quotes, escapes and all
    comment,   // between the braces, or from ';' to the end of the line
    setup,     // between the slashes
    open,      // '('
    close,     // ')'
    nag,       // the number after '$'; 7 also for a star right behind a move
    strength,  // '!', '?!', '(?)'
    result,    // '1-0' and its kind in plain signs, or '*'
    word       // a move, a claim, a move number, or both in one, as it was typeset: see `clean_word`
  };

  Kind kind = Kind::end;
  Place place;
  std::size_t offset = 0;  // in bytes
  bool follows_blank_line = false;
  std::string_view text;
  std::string_view value;
  Sentence problem;
};

/// Walks through a text once, in time linear in its length whatever it holds.
class Scanner {
 public:
  explicit Scanner(std::string_view text);

  const Token& token() const { return token_; }
  /// Goes on to the next token. After a bad one that is whatever follows the sign where it went wrong.
  void next();

  /// Takes the first bytes off a word: a move number that a move or a result follows without a blank.
  void drop(std::size_t bytes);

  /// From an earlier token up to this one.
  std::string_view text_from(std::size_t offset) const { return text_.substr(offset, token_.offset - offset); }

 private:
  char sign_at(std::size_t at) const { return at < text_.size() ? text_[at] : '\0'; }
  void advance(std::size_t to);
  void skip_blanks();
  std::size_t end_of_line(std::size_t most) const;
  std::size_t end_of_word(std::size_t begin) const;
  std::size_t end_of_spaced_move(std::size_t end) const;

  void scan();
  void scan_tag();
  void scan_comment();
  void scan_line_comment();
  void scan_setup();
  void scan_nag();
  void scan_star();
  void scan_word();
  bool scan_strength();

  void take_result();
  void take(Token::Kind kind, std::size_t begin, std::size_t end, std::size_t next);
  void refuse(Sentence why, std::size_t next);

  std::string_view text_;
  std::size_t at_ = 0;
  Place place_;
  std::size_t brace_ = 0;  // the first '}' from here on, found once for all comments before it
  Token token_;
};

/// The result that a word is, in plain signs; empty where it is none. '*' is none.
std::string_view find_result(std::string_view word);

}  // namespace lozenge::record
