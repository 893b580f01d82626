// lozenge record: reads, checks and rewrites game records.
#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/output.hpp"
#include "cli/problems.hpp"
#include "games/families.hpp"
#include "record/json.hpp"
#include "record/read.hpp"
#include "record/write.hpp"

namespace lozenge::cli {

namespace {

Exit run(const Values& values) {
  const std::string& file = values.text("FILE");
  const bool as_json = values.text("--to") == "json";
  const auto fallback =
      values.has("--game") ? granted(play::find_game(games::all(), values.text("--game")), Exit::misused) : nullptr;
  const std::string text = granted(read_file(file, record::max_text));

  record::Reader reader(text, games::all(), fallback);
  Exit status = Exit::done;
  bool is_first = true;
  while (const auto reading = reader.next()) {
    for (const auto& warning : reading->warnings) tell(file, warning, "warning: ");
    if (reading->problem) {
      tell(file, *reading->problem, "");
      status = Exit::refused;
    }
    if (!reading->record) continue;
    if (as_json) print_line(granted(record::json(*reading->record)));
    else print((is_first ? "" : "\n") + granted(record::write_record(*reading->record)));
    is_first = false;
  }
  return status;
}

}  // namespace

Command make_record() {
  return {.name = "record",
          .summary = "read, check and rewrite game records",
          .paragraphs =
              {"Reads PDN and its relatives liberally, plays every move, and writes what was read in strict form, "
               "or as a line of JSON a game. A game that cannot be read is named with its line, its column and "
               "the reason, and left out; the others are written, and the exit status is 1. docs/notation.md "
               "says what is accepted."},
          .arguments = {{.name = "FILE",
                         .help = "the file to read; - is standard input",
                         .kind = Argument::Kind::file,
                         .is_required = true},
                        {.name = "--to",
                         .value = "FORM",
                         .help = "pdn: the text form of each game; json",
                         .kind = Argument::Kind::word,
                         .words = {"pdn", "json"},
                         .fallback = "pdn"},
                        {.name = "--game",
                         .value = "GAME",
                         .help = "the game of records that do not name theirs",
                         .kind = Argument::Kind::game}},
          .examples = {{"lozenge record games.pdn > clean.pdn", "the same games in strict form"},
                       {"lozenge record games.pdn --to json", "for a program"},
                       {"lozenge record games.pdn > /dev/null", "only check"}},
          .run = run};
}

}  // namespace lozenge::cli
