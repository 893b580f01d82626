#include "record/scanner.hpp"

#include <algorithm>
#include <array>

#include "core/quote.hpp"
#include "record/clean.hpp"
#include "record/limits.hpp"

namespace lozenge::record {

namespace {

constexpr auto npos = std::string_view::npos;

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '_'; }
bool is_mark(char c) { return c == '!' || c == '?'; }

/// '/' is left out: it ends no word, as in `3A/2-7A` and `1/2-1/2`.
bool ends_word(char c) {
  return is_blank(c) || static_cast<unsigned char>(c) < 0x20 || c == 0x7f ||
         std::string_view("[]{}()$!?;%*\"").find(c) != npos;
}

/// A letter or digit of a square, or of half a result. 'x' is a sign.
bool is_of_square(char c) { return (is_letter(c) && c != 'x' && c != 'X') || is_digit(c) || c == '/'; }

bool is_sign(std::string_view raw) {
  const std::string sign = clean_word(raw);
  return sign == "-" || sign == "x" || sign == "X" || sign == ":";
}

/// How many bytes the sign of a move has that a text begins with; 0 where it begins with none.
std::size_t sign_length(std::string_view text) {
  for (std::size_t length = 1; length <= std::min<std::size_t>(text.size(), 3); ++length)
    if (is_sign(text.substr(0, length))) return length;
  return 0;
}

Sentence too_long_comment() {
  return {"A comment has at most {1} bytes; the one that begins here has more.", max_comment};
}

}  // namespace

std::string_view find_result(std::string_view word) {
  constexpr std::array<std::string_view, 10> results = {"1-0", "0-1", "1/2-1/2", "1/2", "½-½",
                                                        "½",   "2-0", "0-2",     "1-1", "0-0"};
  const auto it = std::ranges::find(results, clean_word(word));
  return it == results.end() ? std::string_view() : *it;
}

Scanner::Scanner(std::string_view text) : text_(text) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
  next();
}

void Scanner::next() {
  token_ = Token{};
  skip_blanks();
  token_.place = place_;
  token_.offset = at_;
  if (at_ < text_.size()) scan();
}

void Scanner::drop(std::size_t bytes) {
  token_.text.remove_prefix(bytes);
  token_.offset += bytes;
  token_.place.column += bytes;
  take_result();
}

void Scanner::advance(std::size_t to) {
  for (; at_ < to; ++at_) {
    const auto byte = static_cast<unsigned char>(text_[at_]);
    if (byte == '\n' || (byte == '\r' && sign_at(at_ + 1) != '\n')) place_ = {place_.line + 1, 1};
    else if ((byte & 0xc0) != 0x80 && byte != '\r') ++place_.column;
  }
}

/// Blanks and the lines that '%' leads out of the text.
void Scanner::skip_blanks() {
  const std::size_t line = place_.line;
  while (at_ < text_.size()) {
    if (text_[at_] == '%') advance(end_of_line(npos));
    else if (is_blank(text_[at_])) advance(at_ + 1);
    else break;
  }
  token_.follows_blank_line = place_.line > line + 1;
}

/// Where the line ends, or what is looked at of it.
std::size_t Scanner::end_of_line(std::size_t most) const {
  const auto rest = text_.substr(at_, most);
  return at_ + std::min(rest.find_first_of("\r\n"), rest.size());
}

void Scanner::take(Token::Kind kind, std::size_t begin, std::size_t end, std::size_t next) {
  token_.kind = kind;
  token_.text = text_.substr(begin, end - begin);
  advance(next);
}

void Scanner::refuse(Sentence why, std::size_t next) {
  token_.kind = Token::Kind::bad;
  token_.problem = std::move(why);
  advance(next);
}

void Scanner::scan() {
  using Kind = Token::Kind;
  switch (text_[at_]) {
    case '[': return scan_tag();
    case '{': return scan_comment();
    case ';': return scan_line_comment();
    case '/': return scan_setup();
    case '$': return scan_nag();
    case '*': return scan_star();
    case '(':
      if (!scan_strength()) take(Kind::open, at_, at_ + 1, at_ + 1);
      return;
    case ')': return take(Kind::close, at_, at_ + 1, at_ + 1);
    case '!':
    case '?': scan_strength(); return;
    case '}': return refuse({"This '}' closes no comment."}, at_ + 1);
    default: break;
  }
  if (!ends_word(text_[at_])) return scan_word();
  refuse({"The sign {1} has no meaning here.", quoted(text_.substr(at_, 1))}, at_ + 1);
}

/// `[Name "value"]` on one line. The value ends at the quote before ']', so that quotes within it do no harm.
void Scanner::scan_tag() {
  const auto refuse_tag = [&](const Sentence& why) {
    refuse({"A tag is [Name \"value\"]: {1}", why}, end_of_line(max_tag));
  };
  const auto skip = [&](std::size_t at) { return std::min(text_.find_first_not_of(" \t", at), text_.size()); };
  const std::size_t name = skip(at_ + 1);
  std::size_t name_end = name;
  while (is_name(sign_at(name_end))) ++name_end;
  if (!is_letter(sign_at(name))) return refuse_tag({"its name is missing."});
  const std::size_t value = skip(name_end) + 1;
  if (sign_at(value - 1) != '"') return refuse_tag({"the value in quotes is missing."});

  for (std::size_t end = value; end < at_ + max_tag; ++end) {
    const char c = sign_at(end);
    if (end >= text_.size() || c == '\r' || c == '\n') return refuse_tag({"this one is not closed on its line."});
    if (c == '\\' && (sign_at(end + 1) == '"' || sign_at(end + 1) == '\\')) {
      ++end;
    } else if (c == '"' && sign_at(skip(end + 1)) == ']') {
      token_.value = text_.substr(value, end - value);
      return take(Token::Kind::tag, name, name_end, skip(end + 1) + 1);
    }
  }
  refuse_tag({"it has at most {1} bytes, but this one more.", max_tag});
}

void Scanner::scan_comment() {
  if (brace_ <= at_) brace_ = text_.find('}', at_);
  if (brace_ == npos) return refuse({"The comment that begins here is not closed."}, at_ + 1);
  if (brace_ - at_ > max_comment) return refuse(too_long_comment(), at_ + 1);
  take(Token::Kind::comment, at_ + 1, brace_, brace_ + 1);
}

void Scanner::scan_line_comment() {
  const std::size_t end = end_of_line(npos);
  if (end - at_ <= max_comment) take(Token::Kind::comment, at_ + 1, end, end);
  else refuse(too_long_comment(), end);
}

/// `/FEN "..."/`: slashes between quotes belong to the position.
void Scanner::scan_setup() {
  bool is_quoted = false;
  const std::size_t limit = std::min(text_.size(), at_ + max_tag);
  for (std::size_t end = at_ + 1; end < limit; ++end) {
    if (text_[end] == '"') is_quoted = !is_quoted;
    if (text_[end] == '/' && !is_quoted) return take(Token::Kind::setup, at_ + 1, end, end + 1);
  }
  refuse({"The set-up command that begins here is not closed: it is /FEN \"position\"/."}, at_ + 1);
}

void Scanner::scan_nag() {
  std::size_t begin = at_ + 1, end = begin;
  while (is_digit(sign_at(end))) ++end;
  while (begin + 1 < end && text_[begin] == '0') ++begin;
  if (begin == end || end - begin > 3) return refuse({"After '$' comes a number of at most three digits."}, at_ + 1);
  take(Token::Kind::nag, begin, end, end);
}

/// A star ends a game; right behind a move it says that the move was forced, unless the text ends there too.
void Scanner::scan_star() {
  std::size_t after = at_ + 1;
  while (is_blank(sign_at(after))) ++after;
  const bool is_glued = at_ > 0 && is_name(text_[at_ - 1]);
  const bool is_last = after >= text_.size() || text_[after] == '[';
  if (!is_glued || is_last) return take(Token::Kind::result, at_, at_ + 1, at_ + 1);
  take(Token::Kind::nag, at_, at_, at_ + 1);
  token_.text = "7";
}

/// `!?` or `(!?)`; false where a '(' opens a variation.
bool Scanner::scan_strength() {
  const bool is_wrapped = text_[at_] == '(';
  const std::size_t marks = at_ + (is_wrapped ? 1 : 0);
  std::size_t end = marks;
  while (is_mark(sign_at(end)) && end - at_ <= max_word) ++end;
  if (is_wrapped && (end == marks || sign_at(end) != ')')) return false;
  if (is_wrapped) ++end;
  if (end - at_ > max_word) refuse({"That is too long to be a mark."}, end);
  else take(Token::Kind::strength, at_, end, end);
  return true;
}

std::size_t Scanner::end_of_word(std::size_t begin) const {
  while (begin < text_.size() && !ends_word(text_[begin])) ++begin;
  return begin;
}

/// `11 - 15`, `11- 15` and `11 -15` are one move: where it ends, of which a part ends here. Not a dash between two
/// moves.
std::size_t Scanner::end_of_spaced_move(std::size_t end) const {
  const auto skip = [&](std::size_t at) {
    while (is_blank(sign_at(at)) && at < at_ + max_word) ++at;
    return at;
  };
  const auto begins_square = [&](std::size_t at) {
    return is_digit(sign_at(at)) || (is_letter(sign_at(at)) && is_digit(sign_at(at + 1)));
  };
  auto part = text_.substr(at_, end - at_);
  part.remove_prefix(part.find_last_of(". \t\r\n") + 1);  // npos + 1 is 0
  const auto square = std::ranges::find_if_not(part, is_of_square) - part.begin();
  const auto sign = part.substr(static_cast<std::size_t>(square));
  std::size_t next = skip(end);
  if (square == 0 || next == end || sign_length(sign) != sign.size()) return end;
  if (sign.empty()) {
    const std::size_t length = sign_length(text_.substr(next));
    if (length == 0) return end;
    next = skip(next + length);
  }
  return begins_square(next) ? end_of_word(next) : end;
}

void Scanner::take_result() {
  const auto result = find_result(token_.text);
  if (result.empty()) return;
  token_.kind = Token::Kind::result;
  token_.text = result;
}

void Scanner::scan_word() {
  std::size_t end = end_of_word(at_);
  if (sign_at(end) == ')' && std::ranges::all_of(text_.substr(at_, end - at_), is_digit)) {
    ++end;  // `1) 11-15`
  } else {
    for (std::size_t more = end_of_spaced_move(end); more > end && end - at_ <= max_word;
         more = end_of_spaced_move(end))
      end = more;
  }
  if (end - at_ > max_word) return refuse({"That is too long to be a move."}, end);
  take(Token::Kind::word, at_, end, end);
  take_result();
}

}  // namespace lozenge::record
