// Lines typed by a person: with editing, history and completion on a terminal, plain ones from a pipe.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge::cli::terminal {

class LineInput {
 public:
  /// What a word could become; `line` is what stands before it.
  using Completer = std::function<std::vector<std::string>(std::string_view line, std::string_view word)>;

  LineInput();
  ~LineInput();
  LineInput(const LineInput&) = delete;
  LineInput& operator=(const LineInput&) = delete;

  /// Is there a person at a terminal, who sees what is typed?
  bool is_interactive() const;

  /// The next line without blanks at its ends; nothing at the end of input. A line that is too long is an empty one.
  std::optional<std::string> read(const std::string& prompt);

  /// Puts a line into the history. Not done by `read`, since some lines are secret.
  void remember(const std::string& line);

  void set_completer(Completer completer);

 private:
  class Editor;
  class Plain;

  std::unique_ptr<Editor> editor_;
  std::unique_ptr<Plain> plain_;
};

}  // namespace lozenge::cli::terminal
