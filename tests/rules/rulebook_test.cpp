// The rulebooks say what the program does: each example is played, each picture drawn, each option and ruling looked
// for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "games/families.hpp"
#include "print/library/library.hpp"
#include "rulebook/json.hpp"
#include "tests/board.hpp"
#include "tests/content.hpp"
#include "tools/rulebook/example.hpp"

namespace lozenge::tests {

namespace {

using rulebook::Block;
using rulebook::check_example;
using rulebook::Complaint;
using rulebook::Rulebook;
using rulebook::Section;
using std::filesystem::path;
using testing::HasSubstr;

void find_pages(const path& folder, std::vector<path>& out) {
  if (!std::filesystem::exists(folder)) return;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".md") out.push_back(entry.path());
}

/// What all games share, and the rulebooks of the games of this build, with their translations.
std::vector<path> pages() {
  std::vector<path> found;
  find_pages(in_tree("docs/rules"), found);
  for (const play::Family* family : games::all()) find_pages(in_game(family->id, "rulebook"), found);
  std::ranges::sort(found);
  return found;
}

/// rulebook/en.md beside rulebook/de.md, docs/rules/README.md above docs/rules/de/README.md; a page in English is its
/// own.
path english_of(const path& page) {
  const path folder = page.parent_path();
  if (folder.filename() == "rulebook") return folder / "en.md";
  return (folder.filename() == "rules" ? folder : folder.parent_path()) / page.filename();
}

std::vector<path> translations() {
  auto found = pages();
  std::erase_if(found, [](const path& page) { return english_of(page) == page; });
  return found;
}

/// checkers_rulebook_de_md
std::string name_of(const path& page) {
  const path folder = page.parent_path();
  return test_name((folder.parent_path().filename() / folder.filename() / page.filename()).string());
}

std::string text(const path& page, const std::vector<Complaint>& complaints) {
  std::string out;
  for (const Complaint& c : complaints) out += page.string() + ":" + std::to_string(c.line) + ": " + c.text + "\n";
  return out;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string out;
  for (const auto& line : lines) out += line + "\n";
  return out;
}

class RulebookFile : public testing::TestWithParam<path> {
 protected:
  Rulebook book_ = rulebook::read(content(GetParam()));
};

class RulebookOf : public testing::TestWithParam<const play::Family*> {
 protected:
  const play::Family& family() const { return *GetParam(); }

  Rulebook book_ = rulebook::read(content(in_game(GetParam()->id, "rulebook/en.md")));
};

}  // namespace

TEST_P(RulebookFile, ExamplesHold) {
  for (const Block& block : book_.blocks) {
    if (block.kind != "example" || is_left_out(block)) continue;
    const auto complaints = check_example(block);
    EXPECT_TRUE(complaints.empty()) << text(GetParam(), complaints);
  }
}

TEST_P(RulebookFile, PicturesShowTheirPositions) {
  for (const Block& block : book_.blocks) {
    if (block.kind == "example" || is_left_out(block)) continue;
    std::vector<Complaint> complaints;
    const Block drawn = redrawn(block, complaints);
    EXPECT_TRUE(complaints.empty()) << text(GetParam(), complaints);
    EXPECT_EQ(joined(block.lines), joined(drawn.lines))
        << GetParam() << ":" << block.line << ": build the target `rulebooks`.";
  }
}

TEST_P(RulebookFile, BlocksAreOfKnownKinds) {
  for (const Block& block : book_.blocks)
    EXPECT_THAT(block.kind, testing::AnyOf("position", "board", "example")) << GetParam() << ":" << block.line;
}

TEST_P(RulebookFile, LinksLeadToFilesThatAreThere) {
  static const std::regex link(R"(\]\(([^)#]+))");
  const std::string text = content(GetParam());
  for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it) {
    const std::string target = (*it)[1];
    if (target.starts_with("https:")) continue;
    EXPECT_TRUE(std::filesystem::exists(GetParam().parent_path() / target)) << GetParam() << " links to " << target;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryPage, RulebookFile, testing::ValuesIn(pages()),
                         [](const auto& tested) { return name_of(tested.param); });

namespace {

/// What a translation keeps: the depth of each heading, what stands beneath it, and every block to the letter.
std::string skeleton(const Rulebook& book) {
  std::string out;
  for (const Section& section : book.sections) {
    out += std::string(static_cast<std::size_t>(section.depth), '#') + "\n";
    for (const rulebook::Part& part : section.parts) {
      if (part.kind == rulebook::Part::Kind::list) out += "list of " + std::to_string(part.rows.size()) + "\n";
      if (part.kind == rulebook::Part::Kind::table) out += "table of " + std::to_string(part.rows.size()) + "\n";
      if (part.kind != rulebook::Part::Kind::block) continue;
      const Block& block = book.blocks[part.block];
      out += block.kind;
      for (const std::string& word : block.words) out += " " + word;
      out += "\n" + joined(block.lines);
    }
  }
  return out;
}

class RulebookTranslation : public testing::TestWithParam<path> {};

}  // namespace

TEST_P(RulebookTranslation, HasTheSectionsAndBlocksOfTheEnglishOne) {
  EXPECT_EQ(skeleton(rulebook::read(content(GetParam()))), skeleton(rulebook::read(content(english_of(GetParam())))));
}

INSTANTIATE_TEST_SUITE_P(EveryPage, RulebookTranslation, testing::ValuesIn(translations()),
                         [](const auto& tested) { return name_of(tested.param); });

TEST_P(RulebookOf, HasItsTitleAndAllSectionsInOrder) {
  std::vector<std::string> titles;
  for (const Section& section : book_.sections)
    if (section.depth <= 2) titles.push_back(section.title);
  EXPECT_THAT(titles, testing::ElementsAre(family().name, "What you need", "Setting up", "The aim", "Moving",
                                           "Capturing", "Promotion", "How the game ends", "Options", "Rulings",
                                           "Notation", "Where the rules come from"));
}

TEST_P(RulebookOf, IsThereInEveryLanguage) {
  for (const std::string& language : print::languages())
    EXPECT_TRUE(std::filesystem::exists(in_game(family().id, "rulebook/" + language + ".md"))) << language;
}

TEST_P(RulebookOf, GivesEachRulingItsReasonAndItsOption) {
  bool inside = false;
  int rulings = 0;
  for (const Section& section : book_.sections) {
    if (section.depth <= 2) inside = section.title == "Rulings";
    if (!inside || section.depth != 3) continue;
    ++rulings;
    EXPECT_FALSE(section.prose.starts_with("\n*")) << section.title << " does not say what is ruled.";
    EXPECT_THAT(section.prose, HasSubstr("\n*Why:* ")) << section.title;
    EXPECT_THAT(section.prose, HasSubstr("\n*Option:* ")) << section.title;
  }
  EXPECT_GT(rulings, 0);
}

TEST_P(RulebookOf, ExplainsAndShowsEveryOptionValue) {
  std::string told;  // in the section and its parts
  bool inside = false;
  for (const Section& section : book_.sections) {
    if (section.depth <= 2) inside = section.title == "Options";
    if (inside) told += section.prose;
  }
  std::string shown;  // the rules in force in all the examples, and by what name
  for (const Block& block : book_.blocks) {
    if (block.kind != "example" || block.words.empty()) continue;
    const std::string& id = block.words[0];
    const auto game = play::find_game(games::all(), id);
    if (game) shown += "," + (*game)->rules() + "," + id.substr(id.find(':') + 1) + ",";
  }
  for (const auto& option : family().options)
    for (const auto& value : option.values) {
      const std::string setting = option.key + "=" + value;
      EXPECT_THAT(told, HasSubstr("| `" + setting + "` |"));
      if (option.is_house_rule() && value == option.fallback) continue;  // all other examples
      EXPECT_THAT(shown, HasSubstr("," + setting + ",")) << "No example is played with " << setting << ".";
    }
}

INSTANTIATE_TEST_SUITE_P(PublishedGames, RulebookOf, testing::ValuesIn(published_games()),
                         [](const auto& tested) { return test_name(tested.param->id); });

// The checks themselves: what is not so is found.

namespace {

Block example(std::vector<std::string> lines) { return {"example", {"checkers"}, std::move(lines), 10}; }

}  // namespace

TEST(RulebookExample, FindsEachLineThatDoesNotHold) {
  for (const auto* line : {"position: B:W18:B18",
                           "position: B:B14:W18",
                           "moves: 11-15",
                           "moves: (none)",
                           "includes: 11-19",
                           "count: 6",
                           "play: 11-19",
                           "play: 11-15 11-15",
                           "reads: 11-15 | 11-16",
                           "reads: 11-19 | 11-19",
                           "refused: 11-15 | No.",
                           "refused: 11-19 | No.",
                           "after: B:W18:B14",
                           "result: 1-0",
                           "result: * | Black wins.",
                           "seen: 1 | B:W18:B14",
                           "no-position: B:W18:B14 | No.",
                           "no-position: B:W18:B18 | No.",
                           "nonsense: 1",
                           "play"}) {
    const auto complaints = check_example(example({line}));
    ASSERT_EQ(complaints.size(), 1u) << line;
    EXPECT_EQ(complaints[0].line, 11u) << line;
  }
}

TEST(RulebookExample, TakesLinesInOrder) {
  const auto complaints = check_example(example({"count: 7", "play: 11-15 22-18", "moves: 15x22", "position: start",
                                                 "count: 7", "agree: draw", "result: 1/2-1/2 | Draw by agreement."}));
  EXPECT_TRUE(complaints.empty()) << text("", complaints);
}

TEST(RulebookExample, NeedsAGame) {
  EXPECT_EQ(check_example({"example", {}, {}, 1}).size(), 1u);
  EXPECT_EQ(check_example({"example", {"chess"}, {}, 1}).size(), 1u);
}

TEST(RulebookText, IsTakenApartAndPutTogether) {
  const std::string text = "# T\nsome\n```position a b\nold\n```\n## S\n```example a\nx: y\n```\nend\n";
  auto book = rulebook::read(text);
  ASSERT_EQ(book.blocks.size(), 2u);
  EXPECT_EQ(book.blocks[0].words, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(book.blocks[1].line, 7u);
  EXPECT_EQ(book.find("S")->prose, "end\n");
  EXPECT_EQ(rewritten(text, book.blocks), text);
  book.blocks[0].lines = {"new", "lines"};
  EXPECT_EQ(rewritten(text, book.blocks),
            "# T\nsome\n```position a b\nnew\nlines\n```\n## S\n```example a\nx: y\n```\nend\n");
}

namespace {

using rulebook::Span;

std::string json_of(const std::string& markdown) {
  Json json;
  write_rulebook(json, rulebook::read(markdown));
  return json.text();
}

}  // namespace

TEST(RulebookText, HasStylesAndLinks) {
  EXPECT_EQ(rulebook::read_spans("a **b** *c* `d*` [e `f`](g.md#h)"),
            (rulebook::Text{{"a "},
                            {.text = "b", .is_strong = true},
                            {" "},
                            {.text = "c", .is_emphasis = true},
                            {" "},
                            {.text = "d*", .is_code = true},
                            {" "},
                            {.text = "e ", .link = "g.md#h"},
                            {.text = "f", .is_code = true, .link = "g.md#h"}}));
}

TEST(RulebookText, KeepsSignsWithoutTheirPartners) {
  for (const auto* text : {"2 * 3", "**a", "`a", "[a](b", "[a]", "a *", "****"})
    EXPECT_EQ(plain(rulebook::read_spans(text)), text);
  const std::string deep(100'000, '[');
  EXPECT_EQ(plain(rulebook::read_spans(deep)), deep);
}

TEST(RulebookText, HasPartsInOrder) {
  const auto book = rulebook::read(
      "# T\nOne\ntwo.\n\n- a\n  b\n- c\n\n1. d\n\n| e | f\\|g |\n| --- | --- |\n| h | i |\n```board x\n```\nend\n");
  ASSERT_EQ(book.sections.size(), 1u);
  const auto& parts = book.sections[0].parts;
  ASSERT_EQ(parts.size(), 6u);
  EXPECT_EQ(plain(parts[0].rows[0][0]), "One two.");
  EXPECT_EQ(plain(parts[1].rows[0][0]), "a b");
  EXPECT_EQ(plain(parts[1].rows[1][0]), "c");
  EXPECT_TRUE(parts[2].is_numbered);
  EXPECT_EQ(plain(parts[3].rows[0][1]), "f|g");
  EXPECT_EQ(plain(parts[3].rows[1][0]), "h");
  EXPECT_EQ(parts[4].kind, rulebook::Part::Kind::block);
  EXPECT_EQ(plain(parts[5].rows[0][0]), "end");
}

TEST(RulebookText, IsWrittenAsJson) {
  EXPECT_EQ(json_of("# T\nA **b**\n- c\n"),
            R"({"sections":[{"depth":1,"title":"T","parts":[{"kind":"paragraph","text":[{"text":"A "},)"
            R"({"text":"b","strong":true}]},{"kind":"list","numbered":false,"items":[[{"text":"c"}]]}]}]})");
  EXPECT_EQ(json_of("# T\n| a |\n| - |\n| `b` |\n```example x y\nk: v\n```\n"),
            R"({"sections":[{"depth":1,"title":"T","parts":[{"kind":"table","rows":[[[{"text":"a"}]],)"
            R"([[{"text":"b","code":true}]]]},{"kind":"example","words":["x","y"],"lines":["k: v"]}]}]})");
}

TEST_P(RulebookOf, HasEveryChapter) {
  using rulebook::Chapter;
  for (const auto& [chapter, title] :
       {std::pair(Chapter::need, "What you need"), std::pair(Chapter::source, "Where the rules come from")}) {
    const auto sections = book_.chapter(chapter);
    ASSERT_FALSE(sections.empty()) << title << " is missing.";
    EXPECT_EQ(sections[0]->title, title);
  }
  EXPECT_GT(book_.chapter(Chapter::rulings).size(), 1u);
}

}  // namespace lozenge::tests
