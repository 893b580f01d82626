#include "cli/terminal/line_input.hpp"

#include <histedit.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/lines.hpp"
#include "cli/output.hpp"

namespace lozenge::cli::terminal {

namespace {

std::string trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

std::string common_beginning(const std::vector<std::string>& words) {
  std::string common = words.front();
  for (const auto& word : words)
    common.resize(static_cast<std::size_t>(std::ranges::mismatch(common, word).in1 - common.begin()));
  return common;
}

}  // namespace

/// libedit: a line editor with history, of a licence that suits ours.
class LineInput::Editor {
 public:
  Editor() : editor_(::el_init("lozenge", stdin, stdout, stderr)), history_(::history_init()) {
    HistEvent event;
    ::history(history_, &event, H_SETSIZE, 500);
    ::el_set(editor_, EL_CLIENTDATA, this);
    ::el_set(editor_, EL_PROMPT, &Editor::prompt);
    ::el_set(editor_, EL_HIST, ::history, history_);
    ::el_set(editor_, EL_EDITOR, "emacs");
    ::el_set(editor_, EL_SIGNAL, 1);  // so that Ctrl-C leaves the terminal as it was
    // In wide letters: the narrow call makes copies that libedit never gives back.
    ::el_wset(editor_, EL_ADDFN, L"lozenge-complete", L"Complete a move or a command", &Editor::complete);
    ::el_set(editor_, EL_BIND, "^I", "lozenge-complete", nullptr);
  }
  ~Editor() {
    ::el_end(editor_);
    ::history_end(history_);
  }
  Editor(const Editor&) = delete;
  Editor& operator=(const Editor&) = delete;

  std::optional<std::string> read(const std::string& prompt) {
    prompt_ = prompt;
    int length = 0;
    const char* line = ::el_gets(editor_, &length);
    if (line == nullptr || length <= 0) return std::nullopt;
    const std::string_view text(line, static_cast<std::size_t>(length));
    return text.size() > Lines::usual_length ? std::string() : trimmed(text);
  }

  void remember(const std::string& line) {
    HistEvent event;
    ::history(history_, &event, H_ENTER, line.c_str());
  }

  Completer completer;

 private:
  static Editor& self(EditLine* editor) {
    Editor* out = nullptr;
    ::el_get(editor, EL_CLIENTDATA, &out);
    return *out;
  }

  static char* prompt(EditLine* editor) { return self(editor).prompt_.data(); }

  static unsigned char complete(EditLine* editor, int) {
    Editor& mine = self(editor);
    if (!mine.completer) return CC_NORM;
    const LineInfo* info = ::el_line(editor);
    const std::string_view line(info->buffer, static_cast<std::size_t>(info->cursor - info->buffer));
    const auto blank = line.find_last_of(' ');
    const std::string_view word = line.substr(blank == std::string_view::npos ? 0 : blank + 1);
    auto found = mine.completer(line.substr(0, line.size() - word.size()), word);
    std::erase_if(found, [&](const std::string& candidate) { return !candidate.starts_with(word); });
    if (found.empty()) return CC_REFRESH_BEEP;
    const std::string more = common_beginning(found).substr(word.size()) + (found.size() == 1 ? " " : "");
    if (!more.empty()) return ::el_insertstr(editor, more.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    mine.list(found);
    return CC_REDISPLAY;
  }

  static void list(const std::vector<std::string>& candidates) {
    constexpr std::size_t most = 60;
    print("\n");
    for (std::size_t i = 0; i < std::min(most, candidates.size()); ++i) print((i == 0 ? "" : "  ") + candidates[i]);
    print_line(candidates.size() > most ? "  ..." : "");
  }

  EditLine* editor_;
  History* history_;
  std::string prompt_;
};

class LineInput::Plain {
 public:
  std::optional<std::string> read(const std::string& prompt) {
    print_line(prompt);
    flush();
    const auto line = lines_.next();
    if (!line) return std::nullopt;
    return line->is_too_long ? std::string() : trimmed(line->text);
  }

 private:
  Lines lines_{STDIN_FILENO};
};

LineInput::LineInput() {
  if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1) editor_ = std::make_unique<Editor>();
  else plain_ = std::make_unique<Plain>();
}

LineInput::~LineInput() = default;

bool LineInput::is_interactive() const { return editor_ != nullptr; }

std::optional<std::string> LineInput::read(const std::string& prompt) {
  flush();
  return editor_ ? editor_->read(prompt) : plain_->read(prompt);
}

void LineInput::remember(const std::string& line) {
  if (editor_ && !line.empty()) editor_->remember(line);
}

void LineInput::set_completer(Completer completer) {
  if (editor_) editor_->completer = std::move(completer);
}

}  // namespace lozenge::cli::terminal
