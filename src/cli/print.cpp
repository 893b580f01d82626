// lozenge print: boards, pieces, rules and diagrams as PDF, SVG or PNG.
#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/output.hpp"
#include "cli/problems.hpp"
#include "core/number.hpp"
#include "core/quote.hpp"
#include "play/family.hpp"
#include "print/cairo/writer.hpp"
#include "print/library/library.hpp"
#include "print/paper.hpp"
#include "print/svg.hpp"
#include "record/limits.hpp"

namespace lozenge::cli {

namespace {

using print::Document;

std::string value_of(const Values& values, std::string_view name) {
  return values.has(name) ? values.text(name) : std::string();
}

/// "10,20": after which moves diagrams stand.
std::vector<int> asked_moves(const Values& values) {
  std::vector<int> numbers;
  if (!values.has("--at")) return numbers;
  std::string_view text = values.text("--at");
  while (!text.empty()) {
    const auto word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const auto number = read_whole(word);
    if (!number || *number == 0 || *number > 9999)
      misuse("--at cannot be " + quoted(values.text("--at")) + "; it is numbers of moves with commas, such as 10,20.");
    numbers.push_back(static_cast<int>(*number));
  }
  return numbers;
}

/// What an option is for must be asked for with it: else it would be silently ignored.
void check_together(const Values& values) {
  const std::string& document = values.text("DOCUMENT");
  const auto only = [&](const char* option, const std::string& kind) {
    if (values.has(option) && document != kind) misuse(std::string(option) + " goes with " + kind + ".");
  };
  only("--position", "diagram");
  only("--move", "diagram");
  only("--no-caption", "diagram");
  only("--record", "booklet");
  only("--at", "booklet");
  if (document == "booklet" && !values.has("--record")) misuse("A booklet needs --record FILE.");
  if (values.has("--tiled") && document != "board" && document != "set") misuse("--tiled goes with board or set.");
}

print::Request asked_request(const Values& values, const play::Game& game) {
  const auto at = asked_moves(values);
  return {.game = game.id(),
          .document = values.text("DOCUMENT"),
          .paper = values.text("--paper"),
          .space = value_of(values, "--space"),
          .language = values.text("--language"),
          .position = value_of(values, "--position"),
          .move = value_of(values, "--move"),
          .record = values.has("--record") ? granted(read_file(values.text("--record"), record::max_text)) : "",
          .at = at,
          .is_mono = values.has("--mono"),
          .is_tiled = values.has("--tiled"),
          .is_large = values.has("--large"),
          .has_names = !values.has("--no-coordinates"),
          .has_caption = !values.has("--no-caption")};
}

struct File {
  std::string path, content;
};

/// FILE.svg, or FILE-1.svg, FILE-2.svg where there are several pages.
std::string numbered(const std::string& path, std::size_t number, std::size_t count) {
  if (count == 1) return path;
  const auto dot = path.rfind('.');
  return path.substr(0, dot) + "-" + std::to_string(number) + path.substr(dot);
}

/// All that is to be written, made before the first byte is.
std::vector<File> files_of(const Document& document, const std::string& path, int dots) {
  const print::cairo::Fonts fonts{print::embedded::sans(), print::embedded::bold()};
  if (path.ends_with(".pdf")) return {{path, granted(print::cairo::pdf(document, fonts))}};
  std::vector<File> files;
  for (const print::Page& page : document.pages) {
    const std::string name = numbered(path, files.size() + 1, document.pages.size());
    files.push_back({name, path.ends_with(".svg") ? print::svg(page, document.title)
                                                  : granted(print::cairo::png(page, fonts, dots))});
  }
  return files;
}

Exit run(const Values& values) {
  if (!values.has("-o")) misuse("Say where to write to: -o FILE.pdf, -o FILE.svg or -o FILE.png.");
  const std::string& path = values.text("-o");
  if (!path.ends_with(".pdf") && !path.ends_with(".svg") && !path.ends_with(".png"))
    misuse("-o cannot be " + quoted(path) + ": the name ends in .pdf, .svg or .png, which says what is written.");
  check_together(values);
  const auto game = asked_game(values);
  auto request = asked_request(values, *game);
  Exit status = Exit::done;
  request.left_out = [&](const record::Problem& problem) {
    tell(values.text("--record"), problem, "");
    status = Exit::refused;
  };
  const auto document = granted(print::make_document(request, print::find_texts(game->family().id, request.language)));
  for (const File& file : files_of(document, path, values.number("--dots"))) {
    granted(write_file(file.path, file.content));
    print_line(file.path);
  }
  return status;
}

std::vector<std::string> document_names() {
  std::vector<std::string> names;
  for (const auto& kind : print::documents()) names.emplace_back(kind.name);
  return names;
}

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  for (const auto& paper : print::papers()) names.emplace_back(paper.name);
  return names;
}

std::string list_of_documents() {
  std::string out = "DOCUMENT is one of:";
  for (const auto& kind : print::documents())
    out += (out.ends_with(':') ? " " : "; ") + std::string(kind.name) + ": " + std::string(kind.summary);
  return out + ".";
}

}  // namespace

Command make_print() {
  return {
      .name = "print",
      .summary = "print boards, pieces, rules and diagrams",
      .paragraphs = {list_of_documents(),
                     "The ending of FILE says what is written: a PDF of all pages, or an SVG or PNG picture of each "
                     "page. Several pages become FILE-1.svg, FILE-2.svg and so on. The names of the files are "
                     "printed. Print in actual size (100 %). docs/print.md shows what comes out.",
                     "A game of a booklet's record that cannot be read is named with its line and left out; the exit "
                     "status is then 1."},
      .arguments = {game_place(),
                    {.name = "DOCUMENT",
                     .help = "what to print",
                     .kind = Argument::Kind::word,
                     .words = document_names(),
                     .is_required = true},
                    {.name = "-o",
                     .value = "FILE",
                     .help = "where to write: FILE.pdf, FILE.svg or FILE.png",
                     .kind = Argument::Kind::file},
                    {.name = "--paper",
                     .value = "PAPER",
                     .help = "the paper",
                     .kind = Argument::Kind::word,
                     .words = paper_names(),
                     .fallback = "letter"},
                    {.name = "--mono", .help = "black and white, for cheap printers"},
                    {.name = "--space",
                     .value = "SIZE",
                     .help = "for pieces of that size: dice of 0.5in or 0.75in, men of 1in; else as large as fits",
                     .kind = Argument::Kind::word,
                     .words = {"0.5in", "0.75in", "1in"}},
                    {.name = "--tiled", .help = "the board on several sheets that are glued together"},
                    {.name = "--large", .help = "large print"},
                    {.name = "--no-coordinates", .help = "leave out the names of the squares"},
                    {.name = "--language",
                     .value = "L",
                     .help = "the language of the texts",
                     .kind = Argument::Kind::word,
                     .words = print::languages(),
                     .fallback = "en"},
                    {.name = "--position", .value = "P", .help = "diagram: the position, instead of the start"},
                    {.name = "--move", .value = "M", .help = "diagram: a move, shown by an arrow"},
                    {.name = "--no-caption", .help = "diagram: the board alone, without a line beneath it"},
                    {.name = "--record",
                     .value = "FILE",
                     .help = "booklet: the game record; - is standard input",
                     .kind = Argument::Kind::file},
                    {.name = "--at", .value = "N,N", .help = "booklet: after which moves diagrams stand"},
                    {.name = "--dots",
                     .value = "N",
                     .help = "PNG: dots per inch",
                     .kind = Argument::Kind::number,
                     .low = 20,
                     .high = 600,
                     .fallback = "150"}},
      .examples = {{"lozenge print " + example_game() + " set --paper a4 -o set.pdf", "all that a class needs"},
                   {"lozenge print " + example_game() + " board --space 1in --tiled -o board.pdf",
                    "a board for men of an inch, on several sheets"},
                   {"lozenge print " + example_game() + " diagram --move " + example_moves(1)[0] + " -o first.svg",
                    "a picture for a book"}},
      .run = run};
}

}  // namespace lozenge::cli
