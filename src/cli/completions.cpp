// lozenge completions: what a shell needs to complete our command lines, written from the tables of the commands.
#include <algorithm>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "games/families.hpp"

namespace lozenge::cli {

namespace {

/// Ids, and ids with one option.
std::vector<std::string> game_words() {
  std::vector<std::string> out;
  for (const play::Family* family : games::all()) {
    out.push_back(family->id);
    for (const auto& option : family->options)
      for (const auto& value : option.values) out.push_back(family->id + ":" + option.key + "=" + value);
  }
  return out;
}

/// What can stand for an argument; nothing where that cannot be listed.
std::vector<std::string> words_for(const Argument& argument) {
  if (argument.kind == Argument::Kind::game) return game_words();
  return argument.words;
}

std::string joined(const std::vector<std::string>& words, std::string_view between = " ") {
  std::string out;
  for (const auto& word : words) out += (out.empty() ? "" : std::string(between)) + word;
  return out;
}

std::vector<std::string> option_names(const Command& command) {
  std::vector<std::string> out;
  for (const Argument& argument : command.arguments)
    if (argument.is_option()) out.push_back(argument.name);
  out.push_back("--help");
  return out;
}

std::vector<Argument> places(const Command& command) {
  std::vector<Argument> out;
  std::ranges::copy_if(command.arguments, std::back_inserter(out), [](const Argument& a) { return !a.is_option(); });
  return out;
}

std::string command_names() {
  std::vector<std::string> names;
  for (const Command& command : commands()) names.push_back(command.name);
  return joined(names);
}

/// Single quotes: everything in them is as it stands, in all three shells, but for the quote itself.
std::string quote(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

// ---- bash ----

std::string bash_case(const Command& command) {
  std::string out = "    " + command.name + ")\n      case $previous in\n";
  for (const Argument& argument : command.arguments) {
    if (!argument.is_option() || argument.is_flag()) continue;
    out += "        " + argument.name + ") words=" + quote(joined(words_for(argument))) +
           (argument.kind == Argument::Kind::file ? " files=1" : "") + " ;;\n";
  }
  out += "        *)\n          words=" + quote(joined(option_names(command))) + "\n";
  for (const Argument& argument : places(command)) {
    const auto words = words_for(argument);
    if (!words.empty()) out += "          words+=" + quote(" " + joined(words)) + "\n";
    if (argument.kind == Argument::Kind::file) out += "          files=1\n";
  }
  return out + "          ;;\n      esac\n      ;;\n";
}

std::string bash() {
  std::string out =
      "# bash completion for lozenge; to be sourced: source <(lozenge completions bash)\n"
      "_lozenge() {\n"
      "  local line=${COMP_LINE:0:COMP_POINT} words= files=\n"
      "  local word=${line##*[[:space:]]}  # whole, though bash breaks it at ':' and '='\n"
      "  local -a before\n"
      "  read -ra before <<< \"${line%\"$word\"}\"\n"
      "  local previous=${before[-1]}\n"
      "  case ${before[1]} in\n"
      "    '') words=" +
      quote(command_names() + " --help --version") + " ;;\n";
  for (const Command& command : commands()) out += bash_case(command);
  return out +
         "  esac\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
         "  [[ $files ]] && COMPREPLY+=($(compgen -f -- \"$word\"))\n"
         "  local kept=${word%\"${word##*[:=]}\"}\n"
         "  COMPREPLY=(\"${COMPREPLY[@]#\"$kept\"}\")\n"
         "}\n"
         "complete -o filenames -o bashdefault -F _lozenge lozenge\n";
}

// ---- zsh ----

/// In a specification of _arguments a colon parts, and brackets hold the help.
std::string zsh_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == ':' || c == '[' || c == ']' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string zsh_action(const Argument& argument) {
  if (argument.kind == Argument::Kind::file) return "_files";
  const auto words = words_for(argument);
  return words.empty() ? " " : "(" + zsh_text(joined(words)) + ")";
}

std::string zsh_case(const Command& command) {
  std::string out = "    " + command.name + ")\n      _arguments \\\n";
  for (const Argument& argument : command.arguments) {
    std::string spec;
    if (argument.is_option()) spec = argument.name + "[" + zsh_text(argument.help) + "]";
    else spec = argument.is_repeated ? "*" : "";
    if (!argument.is_flag())
      spec += ":" + zsh_text(argument.is_option() ? argument.value : argument.name) + ":" + zsh_action(argument);
    out += "        " + quote(spec) + " \\\n";
  }
  return out + "        '--help[show the help]' ;;\n";
}

std::string zsh() {
  std::string out =
      "#compdef lozenge\n"
      "# zsh completion for lozenge; to be put as _lozenge into a directory of $fpath\n"
      "_lozenge() {\n"
      "  local -a commands=(\n";
  for (const Command& command : commands()) out += "    " + quote(command.name + ":" + command.summary) + "\n";
  out +=
      "  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe command commands\n"
      "    return\n"
      "  fi\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $words[1] in\n";
  for (const Command& command : commands()) out += zsh_case(command);
  return out +
         "  esac\n"
         "}\n"
         "if [[ $funcstack[1] == _lozenge ]]; then _lozenge \"$@\"; else compdef _lozenge lozenge; fi\n";
}

// ---- fish ----

std::string fish_line(const Command& command, const std::string& rest) {
  return "complete -c lozenge -n " + quote("__fish_seen_subcommand_from " + command.name) + " " + rest + "\n";
}

std::string fish() {
  std::string out =
      "# fish completion for lozenge; to be put as lozenge.fish into ~/.config/fish/completions\n"
      "complete -c lozenge -f\n"
      "complete -c lozenge -n __fish_use_subcommand -l help -d 'list the commands'\n"
      "complete -c lozenge -n __fish_use_subcommand -l version -d 'show the version'\n";
  for (const Command& command : commands()) {
    out += "complete -c lozenge -n __fish_use_subcommand -a " + command.name + " -d " + quote(command.summary) + "\n";
    for (const Argument& argument : command.arguments) {
      const auto words = words_for(argument);
      const std::string candidates = words.empty() ? "" : " -a " + quote(joined(words));
      const bool is_file = argument.kind == Argument::Kind::file;
      if (argument.is_option())
        out += fish_line(command, "-l " + argument.name.substr(2) +
                                      (argument.is_flag() ? ""
                                       : is_file          ? " -r -F"
                                                          : " -x") +
                                      candidates + " -d " + quote(argument.help));
      else if (is_file) out += fish_line(command, "-F");
      else if (!candidates.empty()) out += fish_line(command, candidates.substr(1));
    }
    out += fish_line(command, "-l help -d 'show the help'");
  }
  return out;
}

Exit run(const Values& values) {
  const std::string& shell = values.text("SHELL");
  print(shell == "bash" ? bash() : shell == "zsh" ? zsh() : fish());
  return Exit::done;
}

}  // namespace

Command make_completions() {
  return {.name = "completions",
          .summary = "print the completions for a shell",
          .paragraphs = {"Generated from the same tables as the help of the commands."},
          .arguments = {{.name = "SHELL",
                         .help = "bash, zsh or fish",
                         .kind = Argument::Kind::word,
                         .words = {"bash", "zsh", "fish"},
                         .is_required = true}},
          .examples = {{"lozenge completions fish > ~/.config/fish/completions/lozenge.fish", "for good"},
                       {"source <(lozenge completions bash)", "for this shell only"}},
          .run = run};
}

}  // namespace lozenge::cli
