#include "record/fitting.hpp"

#include <algorithm>

#include "record/clean.hpp"
#include "record/limits.hpp"

namespace lozenge::record {

namespace {

using Kind = Token::Kind;

/// The squares of a move by number; none where it is not made of numbers and signs.
std::vector<int> squares_of(std::string_view move) {
  constexpr int most = 1000;
  std::vector<int> squares;
  bool is_begun = false;
  for (const char c : move) {
    if (c >= '0' && c <= '9') {
      if (!is_begun) squares.push_back(0);
      squares.back() = std::min(10 * squares.back() + c - '0', most);
      is_begun = true;
    } else if (is_begun && (c == '-' || c == 'x' || c == ':')) {
      is_begun = false;
    } else {
      return {};
    }
  }
  if (!is_begun) squares.clear();
  return squares;
}

bool passes(const std::vector<int>& path, const std::vector<int>& named) {
  if (path.size() < named.size() || path.front() != named.front() || path.back() != named.back()) return false;
  std::size_t met = 0;
  for (const int square : path)
    if (met < named.size() && square == named[met]) ++met;
  return met == named.size();
}

/// One way to read the words so far.
struct Way {
  std::size_t first;  // the move that it begins with
  std::unique_ptr<play::Match> match;
};

std::vector<std::string> meanings(const play::Match& match, std::string_view word) {
  if (const auto read = match.read(word)) return {read->text};
  return fitting_moves(match, word);
}

/// Goes on with a word, each way as often as it can be read.
std::vector<Way> gone_on(const std::vector<Way>& ways, std::string_view word) {
  std::vector<Way> next;
  for (const Way& way : ways)
    for (const std::string& move : meanings(*way.match, word)) {
      Way longer{way.first, way.match->clone()};
      if (longer.match->play(move)) next.push_back(std::move(longer));
      if (next.size() > max_readings) return next;
    }
  return next;
}

}  // namespace

std::size_t number_length(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t dots = std::min(word.find_first_not_of(".)", digits), word.size());
  return dots == digits ? 0 : dots;
}

std::vector<std::string> fitting_moves(const play::Match& match, std::string_view word) {
  const auto named = squares_of(word);
  if (named.size() < 2 || match.status().is_over()) return {};
  std::vector<std::string> fits;
  for (const std::string& move : match.moves())
    if (const auto path = squares_of(move); path.size() >= 2 && passes(path, named)) fits.push_back(move);
  return fits;
}

std::optional<std::string> settled_by_what_follows(Scanner scanner, const play::Match& match,
                                                   const std::vector<std::string>& moves) {
  std::vector<Way> ways;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    ways.push_back({i, match.clone()});
    if (!ways.back().match->play(moves[i])) ways.pop_back();
  }
  int open = 0;  // variations, which are no part of the line
  for (std::size_t words = 0; words < max_ahead && ways.size() <= max_readings;) {
    scanner.next();
    const Kind kind = scanner.token().kind;
    if (kind == Kind::end || kind == Kind::tag || kind == Kind::bad) return std::nullopt;
    if (kind == Kind::open) ++open;
    if (kind == Kind::close && open-- == 0) return std::nullopt;
    if (open > 0) continue;
    if (kind == Kind::result || kind == Kind::setup) return std::nullopt;
    if (kind != Kind::word) continue;
    const std::string word = clean_word(scanner.token().text);
    const std::size_t number = number_length(word);
    if (number == word.size()) continue;
    ++words;
    ways = gone_on(ways, std::string_view(word).substr(number));
    if (ways.empty()) return std::nullopt;
    if (std::ranges::all_of(ways, [&](const Way& way) { return way.first == ways.front().first; }))
      return moves[ways.front().first];
  }
  return std::nullopt;
}

}  // namespace lozenge::record
