#include "tools/rulebook/example.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>

#include "games/families.hpp"
#include "tools/rulebook/diagram.hpp"

namespace lozenge::rulebook {

namespace {

using play::Game;
using play::Match;

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const auto& word : words) out += (out.empty() ? "" : " ") + word;
  return out.empty() ? "(none)" : out;
}

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

/// The parts of `12-19 | sentence`; the second is empty where there is no bar.
std::pair<std::string, std::string> halves(std::string_view text) {
  const auto bar = text.find(" | ");
  if (bar == std::string_view::npos) return {trimmed(text), {}};
  return {trimmed(text.substr(0, bar)), trimmed(text.substr(bar + 3))};
}

Result<std::unique_ptr<Match>> lay_out(const Game& game, std::string_view position) {
  if (position == "start") return game.start();
  return game.start_from(position);
}

/// A complaint where the position of a match has been written in another way than its normal one.
std::string not_normal(const Match& match, std::string_view written) {
  if (written == "start" || written == match.position()) return {};
  return "this position is written " + match.position();
}

/// One example under way. Each line method gives a complaint, or nothing where the line holds.
class Example {
 public:
  explicit Example(std::shared_ptr<const Game> game) : game_(std::move(game)), match_(game_->start()) {}

  std::string check(const std::string& key, const std::string& value) {
    using Reader = std::string (Example::*)(const std::string&);
    static const std::map<std::string_view, Reader> lines{
        {"position", &Example::position}, {"no-position", &Example::no_position},
        {"moves", &Example::moves},       {"includes", &Example::includes},
        {"count", &Example::count},       {"play", &Example::play},
        {"reads", &Example::reads},       {"refused", &Example::refused},
        {"after", &Example::after},       {"result", &Example::result},
        {"seen", &Example::seen},         {"agree", &Example::agree}};
    const auto line = lines.find(key);
    if (line == lines.end()) return "there is no line '" + key + ":' in an example";
    return (this->*line->second)(value);
  }

 private:
  std::string position(const std::string& value) {
    auto laid = lay_out(*game_, value);
    if (!laid) return laid.sentence();
    match_ = std::move(*laid);
    return not_normal(*match_, value);
  }

  std::string no_position(const std::string& value) {
    const auto [text, sentence] = halves(value);
    const auto laid = game_->start_from(text);
    if (laid) return "the position is accepted";
    return laid.sentence() == sentence ? "" : "the sentence is: " + laid.sentence();
  }

  std::string moves(const std::string& value) {
    auto claimed = value == "(none)" ? std::vector<std::string>{} : words_of(value);
    std::ranges::sort(claimed);
    const auto legal = match_->moves();
    return claimed == legal ? "" : "the moves are: " + joined(legal);
  }

  std::string includes(const std::string& value) {
    const auto legal = match_->moves();
    for (const auto& move : words_of(value))
      if (std::ranges::find(legal, move) == legal.end()) return move + " is not among: " + joined(legal);
    return {};
  }

  std::string count(const std::string& value) {
    const auto count = std::to_string(match_->moves().size());
    return count == value ? "" : "there are " + count + " moves";
  }

  std::string play(const std::string& value) {
    for (const auto& move : words_of(value)) {
      const auto played = match_->play(move);
      if (!played) return move + " is refused: " + played.sentence();
      if (played->text != move) return move + " is written " + played->text;
    }
    return {};
  }

  std::string reads(const std::string& value) {
    const auto [input, printed] = halves(value);
    const auto read = match_->read(input);
    if (!read) return input + " is refused: " + read.sentence();
    return read->text == printed ? "" : input + " is read as " + read->text;
  }

  std::string refused(const std::string& value) {
    const auto [input, sentence] = halves(value);
    const auto played = match_->clone()->play(input);
    if (played) return input + " is played as " + played->text;
    return played.sentence() == sentence ? "" : "the sentence is: " + played.sentence();
  }

  std::string after(const std::string& value) {
    return match_->position() == value ? "" : "the position is " + match_->position();
  }

  std::string result(const std::string& value) {
    const auto [outcome, sentence] = halves(value);
    const auto status = match_->status();
    const std::string found(status.outcome ? text(*status.outcome) : "*");
    if (found != outcome) return "the result is " + found;
    const std::string explained = explain(status, game_->family()).text();
    return sentence.empty() || sentence == explained ? "" : "the sentence is: " + explained;
  }

  std::string seen(const std::string& value) {
    const auto [seat, position] = halves(value);
    const auto found = match_->position_for(std::stoi(seat) - 1);
    return found == position ? "" : "seat " + seat + " sees " + found;
  }

  std::string agree(const std::string&) {
    const auto done = match_->agree_draw();
    return done ? "" : done.sentence();
  }

  std::shared_ptr<const Game> game_;
  std::unique_ptr<Match> match_;
};

Result<std::shared_ptr<const Game>> game_of(const Block& block) {
  if (block.words.empty()) return Error{"The block does not name its game."};
  return play::find_game(games::all(), block.words[0]);
}

}  // namespace

bool is_about_a_known_game(const Block& block) {
  if (block.words.empty()) return false;
  const auto id = block.words[0].substr(0, block.words[0].find(':'));
  return std::ranges::any_of(games::all(), [&](const play::Family* f) { return f->id == id; });
}

std::vector<Complaint> check_example(const Block& block) {
  const auto game = game_of(block);
  if (!game) return {{block.line, game.sentence()}};
  std::vector<Complaint> complaints;
  Example example(*game);
  for (std::size_t i = 0; i < block.lines.size(); ++i) {
    const std::string& line = block.lines[i];
    const auto colon = line.find(": ");
    const std::string complaint = colon == std::string::npos
                                      ? "a line is 'key: value'"
                                      : example.check(line.substr(0, colon), trimmed(line.substr(colon + 2)));
    if (!complaint.empty()) complaints.push_back({block.line + 1 + i, line + "\n    " + complaint});
  }
  return complaints;
}

Block redrawn(const Block& block, std::vector<Complaint>& out) {
  const auto complain = [&](const std::string& text) {
    out.push_back({block.line, text});
    return block;
  };
  Block drawn = block;
  const auto game = game_of(block);
  if (!game) return complain(game.sentence());
  if (block.kind == "board") {
    drawn.lines = draw_board(**game);
    return drawn;
  }
  if (block.words.size() < 2) return complain("The block does not name its position.");
  const auto match = lay_out(**game, block.words[1]);
  if (!match) return complain(match.sentence());
  if (const auto complaint = not_normal(**match, block.words[1]); !complaint.empty()) return complain(complaint);
  const std::string move = block.words.size() > 2 ? block.words[2] : "";
  if (!move.empty()) {
    const auto read = (*match)->read(move);
    if (!read) return complain(move + " is refused: " + read.sentence());
    if (read->text != move) return complain(move + " is written " + read->text);
  }
  drawn.lines = draw(**match, move);
  return drawn;
}

}  // namespace lozenge::rulebook
