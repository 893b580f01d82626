#include "cli/program.hpp"

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/serve.hpp"
#include "core/quote.hpp"

namespace lozenge::cli {

namespace {

[[noreturn]] void refuse_command(const std::string& name) {
  std::vector<std::string> names{"--help", "--version"};
  for (const Command& command : commands()) names.push_back(command.name);
  const std::string what = name.starts_with('-') ? "option " : "command ";
  const std::string near = nearest(name, names);
  misuse("There is no " + what + quoted(name) + ". " +
         (near.empty() ? "'lozenge --help' lists the commands." : "Did you mean " + near + "?"));
}

const Command& find(const std::string& name) {
  const auto it = std::ranges::find(commands(), name, &Command::name);
  if (it == commands().end()) refuse_command(name);
  return *it;
}

}  // namespace

const std::vector<Command>& commands() {
  static const std::vector<Command> list{make_serve(), make_play(),   make_games(),  make_moves(),       make_replay(),
                                         make_view(),  make_perft(),  make_record(), make_analyse(),     make_match(),
                                         make_print(), make_engine(), make_bench(),  make_completions(), make_man()};
  return list;
}

std::string overview() {
  std::string out =
      "lozenge: board games played exactly by their rule sheets\n\n  lozenge\n  lozenge COMMAND [ARGUMENTS]\n\n";
  std::size_t width = 0;
  for (const Command& command : commands()) width = std::max(width, command.name.size());
  for (const Command& command : commands())
    out += "  " + command.name + std::string(width - command.name.size() + 2, ' ') + command.summary + "\n";
  return out +
         "\n'lozenge COMMAND --help' explains a command. GAME is the id of a game, with options where they are not "
         "the\n"
         "default: id:key=value,key=value; 'lozenge games' lists them all.\n"
         "Exit status: 0 done, 1 the request was understood and cannot be, 2 wrong usage.\n";
}

Exit run(std::vector<std::string> arguments) {
  if (arguments.empty()) return serve_or_play();
  if (arguments[0] == "--help" || arguments[0] == "-h" || (arguments[0] == "help" && arguments.size() == 1)) {
    print(overview());
    return Exit::done;
  }
  if (arguments[0] == "--version") {
    print_line("lozenge " LOZENGE_VERSION);
    return Exit::done;
  }
  if (arguments[0] == "help") {
    print(help(find(arguments[1])));
    return Exit::done;
  }
  const Command& command = find(arguments[0]);
  arguments.erase(arguments.begin());
  const Values values = parse(command, std::move(arguments));
  if (values.has("--help")) {
    print(help(command));
    return Exit::done;
  }
  return command.run(values);
}

}  // namespace lozenge::cli
