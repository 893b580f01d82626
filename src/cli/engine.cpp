// lozenge engine: an engine for other programs, by the Hub protocol on standard input and output.
#include <unistd.h>

#include <cstdio>
#include <mutex>

#include "cli/commands.hpp"
#include "cli/lines.hpp"
#include "cli/memory.hpp"
#include "cli/thread_workshop.hpp"
#include "games/families.hpp"
#include "protocol/hub/conversation.hpp"

namespace lozenge::cli {

namespace {

namespace hub = protocol::hub;

Exit run(const Values&) {
  std::mutex mutex;
  const auto say = [&](const std::string& line) {  // also from the thread that thinks: it cannot throw
    const std::lock_guard lock(mutex);
    std::fputs((line + "\n").c_str(), stdout);
    std::fflush(stdout);
  };
  ThreadWorkshop workshop;
  hub::Conversation conversation(
      {.families = games::all(), .version = LOZENGE_VERSION, .bounds = {.table_mb = largest_table()}}, workshop, say);
  Lines lines(STDIN_FILENO, hub::longest_message + 1);  // one more, so that it is seen to be too long
  while (const auto line = lines.next())
    if (!conversation.hear(line->text)) break;
  return Exit::done;
}

}  // namespace

Command make_engine() {
  return {.name = "engine",
          .summary = "play for other programs, by the Hub protocol",
          .paragraphs = {"Reads commands from standard input and answers on standard output, a line each: the Hub "
                         "protocol, version 2, as draughts programs speak it. 'set-param name=game value=GAME' "
                         "chooses another game; its positions and moves are then in our notation. docs/protocol.md "
                         "explains it. The end of input ends the program."},
          .arguments = {},
          .examples = {{"lozenge engine", "type hub, init, pos pos=start, level move-time=1, go think"}},
          .run = run};
}

}  // namespace lozenge::cli
