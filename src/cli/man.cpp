// lozenge man: the manual page, written from the tables of the commands.
#include <cctype>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "cli/wrap.hpp"
#include "games/families.hpp"

namespace lozenge::cli {

namespace {

/// Text that roff does not take for anything else.
std::string roff(std::string_view text) {
  std::string out;
  bool is_at_start = true;
  for (const char c : text) {
    if (c == '\\') out += "\\e";
    else if (c == '-') out += "\\-";
    else if (is_at_start && (c == '.' || c == '\'')) (out += "\\&") += c;
    else out += c;
    is_at_start = c == '\n';
  }
  return out;
}

/// In lines that people can read too.
std::string prose(std::string_view text) { return roff(wrapped(text, 76)) + "\n"; }

std::string sentence(std::string text) {
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text + ".";
}

std::string section(std::string_view name) { return ".SH " + std::string(name) + "\n"; }
std::string paragraph(std::string_view text) { return ".PP\n" + prose(text); }
std::string item(std::string_view name, std::string_view text) { return ".TP\n.B " + roff(name) + "\n" + prose(text); }

std::string about(const Command& command) {
  std::string out = ".SS \"" + roff(usage(command)) + "\"\n" + prose(sentence(command.summary));
  for (const auto& text : command.paragraphs) out += paragraph(text);
  for (const Argument& argument : command.arguments)
    out += item(argument.name + (argument.value.empty() ? "" : " " + argument.value),
                sentence(argument.help + (argument.fallback.empty() ? "" : " (default " + argument.fallback + ")")));
  return out;
}

std::string about(const play::Family& family) {
  std::string out = item(family.id, family.name + ": " + family.summary);
  for (const auto& option : family.options) {
    std::string values;
    for (const auto& value : option.values) values += (values.empty() ? "" : "|") + value;
    out +=
        ".RS\n" +
        item(option.key + "=" + values,
             option.help + " (default " + (option.fallback.empty() ? option.fallback_help : option.fallback) + ").") +
        ".RE\n";
  }
  return out;
}

std::string page() {
  std::string out = ".TH LOZENGE 1 \"\" \"lozenge " LOZENGE_VERSION "\" \"User Commands\"\n";
  out += section("NAME") + "lozenge \\- board games played exactly by their rule sheets\n";
  out += section("SYNOPSIS") + ".B lozenge\n.br\n.B lozenge\n.I COMMAND\n[\\fIARGUMENTS\\fR]\n";
  out += section("DESCRIPTION");
  out += prose(
      "Plays board games, lists and counts their moves, and checks records of games. Without a command it opens the "
      "menu of the terminal player. Results go to standard output, progress and errors to standard error.");
  out += section("COMMANDS");
  for (const Command& command : commands()) out += about(command);
  out += section("GAMES") +
         "A game is asked for by its id, with options where they are not the\n"
         "default:\n.IR id:key=value,key=value .\n";
  for (const play::Family* family : games::all()) out += about(*family);
  out += section("EXIT STATUS");
  out += item("0", "Done.");
  out += item("1", "The request was understood and cannot be: an illegal move, a bad position, a missing file.");
  out += item("2", "Wrong usage: an unknown command, game or option.");
  out += section("ENVIRONMENT");
  out += item("NO_COLOR", "Where it is set, nothing is coloured unless asked for.");
  out +=
      item("LC_ALL, LC_CTYPE, LANG", "Boards are drawn in Unicode where the locale is UTF-8, else in plain letters.");
  out += section("EXAMPLES");
  for (const Command& command : commands())
    for (const Example& example : command.examples) out += item(example.line, sentence(example.what));
  return out;
}

Exit run(const Values&) {
  print(page());
  return Exit::done;
}

}  // namespace

Command make_man() {
  return {.name = "man",
          .summary = "print the manual page",
          .paragraphs = {"In roff, for man(1): generated from the same tables as the help of the commands."},
          .arguments = {},
          .examples = {{"lozenge man | man -l -", "read it"},
                       {"lozenge man > ~/.local/share/man/man1/lozenge.1", "install it"}},
          .run = run};
}

}  // namespace lozenge::cli
