#include "tools/rulebook/diagram.hpp"

#include <algorithm>
#include <sstream>

#include "cli/terminal/canvas.hpp"
#include "cli/terminal/figure.hpp"
#include "cli/terminal/picture.hpp"
#include "play/family.hpp"

namespace lozenge::rulebook {

namespace {

namespace terminal = cli::terminal;

constexpr terminal::Look look{.is_unicode = true, .colours = terminal::Colours::none, .columns = 80, .rows = 24};

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string picture(const terminal::Scene& scene) {
  const auto drawn = terminal::draw(scene, look);
  return drawn ? *drawn : drawn.sentence();
}

std::string last_line(const play::Match& match, std::string_view move) {
  if (match.status().is_over()) return play::explain(match.status(), match.game().family()).text();
  const std::string& player = match.game().seats()[static_cast<std::size_t>(match.seat())];
  return player + (move.empty() ? " to move." : " plays " + std::string(move) + ".");
}

}  // namespace

std::vector<std::string> draw(const play::Match& match, std::string_view move) {
  const auto pieces = match.pieces();
  const terminal::Scene scene{match.game().geometry(), pieces, match.game().family()};
  return lines_of(picture(scene) + "\n" + terminal::legend(scene, look) + last_line(match, move));
}

std::vector<std::string> draw_board(const play::Game& game) {
  const std::vector<Piece> none;
  std::string marks;
  std::vector<std::string> seen;
  for (const Mark& mark : game.geometry().marks) {
    const char32_t sign = terminal::mark_sign(mark.kind, look);
    if (sign == U' ' || std::ranges::find(seen, mark.kind) != seen.end()) continue;
    std::string words = mark.kind;
    std::ranges::replace(words, '-', ' ');
    marks += (marks.empty() ? "" : "   ") + terminal::text_of({&sign, 1}) + " " + words;
    seen.push_back(mark.kind);
  }
  return lines_of(picture({game.geometry(), none, game.family()}) + (marks.empty() ? "" : "\n" + marks));
}

}  // namespace lozenge::rulebook
