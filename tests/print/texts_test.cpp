// The words of printed pages: every language says everything, and lines break where they should.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "print/article.hpp"
#include "print/library/library.hpp"
#include "print/typeset.hpp"
#include "print/words.hpp"
#include "tests/content.hpp"

namespace lozenge::tests {
namespace {

using print::Font;

std::vector<std::string> keys_of(const print::Words& words) {
  std::vector<std::string> keys;
  for (const auto& [key, text] : words.texts()) keys.push_back(key);
  return keys;
}

std::vector<std::string> holes_of(const std::string& text) {
  std::vector<std::string> holes;
  for (const auto* hole : {"{1}", "{2}"})
    if (text.find(hole) != std::string::npos) holes.push_back(hole);
  return holes;
}

print::Words words_of(const std::string& id, const std::string& language) {
  const print::Texts texts = print::find_texts(id, language);
  return print::Words(texts.words, texts.game_words);
}

/// The depths of the headings and the sizes of the lists.
std::string skeleton(const std::string& markdown) {
  std::string out;
  for (const auto& section : rulebook::read(markdown).sections) {
    out += std::string(static_cast<std::size_t>(section.depth), '#');
    for (const auto& part : section.parts) out += " " + std::to_string(part.rows.size());
    out += "\n";
  }
  return out;
}

}  // namespace

TEST(PrintWords, AreThereInFiveLanguages) {
  EXPECT_THAT(print::languages(), testing::UnorderedElementsAre("en", "es", "fr", "de", "pt"));
  for (const play::Family* family : published_games()) {
    const print::Words english = words_of(family->id, "en");
    for (const std::string& language : print::languages()) {
      SCOPED_TRACE(language + " " + family->id);
      const print::Words words = words_of(family->id, language);
      EXPECT_EQ(keys_of(words), keys_of(english));
      for (const auto& [key, text] : words.texts()) {
        EXPECT_FALSE(text.empty()) << key;
        EXPECT_EQ(holes_of(text), holes_of(english.texts().at(key))) << key;
        EXPECT_TRUE(print::can_show(text)) << text;
      }
    }
  }
}

TEST(PrintWords, KnowEveryGameAndPlayer) {
  for (const play::Family* family : published_games()) {
    const print::Words words = words_of(family->id, "en");
    const auto knows = [&](const std::string& side) {
      return words.has("side." + side) || words.has("game.side." + side);
    };
    EXPECT_TRUE(words.has("game.credit")) << family->id;
    for (const std::string& side : family->side_names) EXPECT_TRUE(knows(side)) << side;
    const auto game = *play::find_game(games::all(), family->id);
    for (const std::string& seat : game->seats()) EXPECT_TRUE(knows(seat)) << seat;
  }
}

TEST(PrintWords, PreferTheNamesOfTheGame) {
  const print::Words words("side.Ann = Anna\nside.Bob = Bob\n", "side.Ann = Annette\ncredit = By Ann.\n");
  EXPECT_EQ(words.name("side", "Ann"), "Annette");
  EXPECT_EQ(words.name("side", "Bob"), "Bob");
  EXPECT_EQ(words("game.credit"), "By Ann.");
}

TEST(PrintWords, FillHoles) {
  const print::Words words("# a remark\na = {1} of {2}\nb = {2} {1}\n");
  EXPECT_EQ(words("a", {"1", "3"}), "1 of 3");
  EXPECT_EQ(words("b", {"x", "y"}), "y x");
  EXPECT_EQ(words("c"), "c");
  EXPECT_EQ(words.name("side", "Ann"), "Ann");
}

TEST(TeachingTexts, AreThereInFiveLanguagesAndAlike) {
  for (const play::Family* family : published_games())
    for (const std::string& language : print::languages()) {
      const std::string text = print::find_texts(family->id, language).teaching;
      EXPECT_FALSE(text.empty()) << family->id;
      EXPECT_EQ(skeleton(text), skeleton(print::find_texts(family->id, "en").teaching))
          << language << " " << family->id;
      if (language == "en") continue;
      EXPECT_NE(text, print::find_texts(family->id, "en").teaching) << language;
    }
}

TEST(Typeset, BreaksAtBlanksAndKeepsAllWords) {
  const std::string text = "one two three four five six seven eight nine ten";
  const auto lines = print::set_lines(print::plain_text(text), 60, 10);
  EXPECT_GT(lines.size(), 3u);
  std::string joined;
  for (const auto& line : lines) {
    EXPECT_LE(line.width, 60);
    for (const auto& run : line.runs) joined += (joined.empty() ? "" : " ") + run.text;
  }
  EXPECT_EQ(joined, text);
}

TEST(Typeset, BreaksAWordThatIsWiderThanTheLine) {
  const std::string word(300, 'm');
  std::string joined;
  for (const auto& line : print::set_lines(print::plain_text(word), 100, 10)) {
    EXPECT_LE(line.width, 100);
    for (const auto& run : line.runs) joined += run.text;
  }
  EXPECT_EQ(joined, word);
}

TEST(Typeset, LeavesOutSentencesAboutSigns) {
  const auto text = rulebook::read_spans("First. Here `●` is a man. A `11-15` stays.");
  EXPECT_EQ(rulebook::plain(print::without_signs(text)), "First. A 11-15 stays.");
}

TEST(FontWidths, AddUpAndKnowWhatIsMissing) {
  EXPECT_DOUBLE_EQ(print::text_width("", Font::sans, 10), 0);
  EXPECT_DOUBLE_EQ(print::text_width("ab", Font::sans, 10),
                   print::text_width("a", Font::sans, 10) + print::text_width("b", Font::sans, 10));
  EXPECT_GT(print::text_width("m", Font::bold, 10), print::text_width("i", Font::bold, 10));
  EXPECT_TRUE(print::can_show("Größe, año, façade, ½ × “×”"));
  EXPECT_FALSE(print::can_show("漢"));
  EXPECT_FALSE(print::can_show("\xff"));
  EXPECT_EQ(print::shortened("abcdef", Font::sans, 10, 1000), "abcdef");
  EXPECT_TRUE(print::shortened("abcdefghijkl", Font::sans, 10, 30).ends_with("…"));
}

}  // namespace lozenge::tests
