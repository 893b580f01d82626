// lozenge engine: an engine for other programs, by the Hub protocol on standard input and output.
#include <poll.h>
#include <unistd.h>

#include <mutex>
#include <optional>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/lines.hpp"
#include "cli/memory.hpp"
#include "cli/output.hpp"
#include "cli/thread_workshop.hpp"
#include "games/families.hpp"
#include "protocol/hub/conversation.hpp"

namespace lozenge::cli {

namespace {

namespace hub = protocol::hub;

/// Says lines on standard output, also from the thread that thinks. That one cannot throw: what goes wrong there is
/// kept.
class Speaker {
 public:
  void say(const std::string& line) {
    const std::lock_guard lock(mutex_);
    if (failure_) return;
    try {
      print_line(line);
      flush();
    } catch (const Failure& failure) {
      failure_ = failure;
    }
  }

  /// What could not be written, and why; none where all has been said.
  std::optional<Failure> failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
  }

 private:
  mutable std::mutex mutex_;
  std::optional<Failure> failure_;
};

/// Waits until there is something to read; false where nobody need be heard, since nothing can be answered.
bool wait_for_input(const Speaker& speaker) {
  constexpr int now_and_then = 200;  // milliseconds
  pollfd input{STDIN_FILENO, POLLIN, 0};
  while (!speaker.failure())
    if (::poll(&input, 1, now_and_then) > 0) return true;
  return false;
}

void converse(Speaker& speaker) {
  ThreadWorkshop workshop;
  hub::Conversation conversation(
      {.families = games::all(), .version = LOZENGE_VERSION, .bounds = {.table_mb = largest_table()}}, workshop,
      [&](const std::string& line) { speaker.say(line); });
  Lines lines(STDIN_FILENO, hub::longest_message + 1);  // one more, so that it is seen to be too long
  while (lines.has_line() || wait_for_input(speaker)) {
    const auto line = lines.next();
    if (!line || !conversation.hear(line->text)) break;
  }
}

Exit run(const Values&) {
  Speaker speaker;
  converse(speaker);
  if (const auto failure = speaker.failure()) throw Failure{*failure};
  return Exit::done;
}

}  // namespace

Command make_engine() {
  return {.name = "engine",
          .summary = "play for other programs, by the Hub protocol",
          .paragraphs = {"Reads commands from standard input and answers on standard output, a line each: the Hub "
                         "protocol, version 2, as draughts programs speak it. 'set-param name=game value=GAME' "
                         "chooses another game; its positions and moves are then in our notation. docs/protocol.md "
                         "explains it. The end of input ends the program; so does an output that cannot be written."},
          .arguments = {},
          .examples = {{"lozenge engine", "type hub, init, pos pos=start, level move-time=1, go think"}},
          .run = run};
}

}  // namespace lozenge::cli
