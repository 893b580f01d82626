#include "cli/terminal/words.hpp"

#include <algorithm>

#include "cli/file.hpp"
#include "core/quote.hpp"
#include "games/families.hpp"
#include "play/draw.hpp"
#include "play/family.hpp"
#include "play/level.hpp"
#include "print/library/library.hpp"
#include "record/read.hpp"
#include "record/write.hpp"

namespace lozenge::cli::terminal {

namespace {

void help(Table& table, const std::string&) {
  std::size_t width = 0;
  const auto heading = [](const Word& word) {
    return std::string(word.name) + (word.argument.empty() ? "" : " " + std::string(word.argument));
  };
  for (const Word& word : words()) width = std::max(width, heading(word).size());
  table.display().say(
      "A move is typed in the notation of the game; squares on the way can be left out where only one move fits. Where "
      "jumps are not compulsory, a missed one can be claimed: insist, huff15. Else:");
  for (const Word& word : words()) {
    const std::string left = heading(word);
    table.display().say("  " + left + std::string(width - left.size() + 2, ' ') + std::string(word.help), width + 4);
  }
}

std::vector<std::string> moves_from(const play::Match& match, std::size_t cell) {
  std::vector<std::string> out;
  for (const auto& choice : match.choices()) {
    const auto first = std::ranges::find(choice.steps, Step::Kind::cell, &Step::kind);
    if (first != choice.steps.end() && first->cell.index == cell) out.push_back(choice.text);
  }
  return out;
}

void moves(Table& table, const std::string& square) {
  const play::Match& match = table.match();
  if (match.status().is_over()) return table.display().refuse("The game is over: there are no moves.");
  if (match.move_count() > Table::many)
    return table.display().refuse("There are " + std::to_string(match.move_count()) + " of them, too many to list.");
  if (square.empty()) return table.display().list(match.moves());
  const auto& cells = match.game().geometry().cells;
  const auto cell = std::ranges::find(cells, square, &CellShape::name);
  if (cell == cells.end()) return table.display().refuse("There is no square " + quoted(square) + " on this board.");
  const auto found = moves_from(match, static_cast<std::size_t>(cell - cells.begin()));
  if (found.empty()) return table.display().refuse("No move begins on " + square + ".");
  table.display().list(found);
}

void undo(Table& table, const std::string&) {
  if (table.undo()) table.show();
  else table.display().refuse("There is nothing to take back.");
}

void board(Table& table, const std::string&) { table.show(); }

void flip(Table& table, const std::string&) {
  table.display().flip(table.match().game());
  table.show();
}

void history(Table& table, const std::string&) {
  std::vector<std::string> turns;
  for (const auto& turn : table.match().turns_for(table.viewer()))
    turns.push_back(std::to_string(turns.size() + 1) + ". " + turn.text);
  if (turns.empty()) return table.display().say("Nothing has been played yet.");
  table.display().list(turns);
}

void position(Table& table, const std::string&) { table.display().say(table.match().position_for(table.viewer())); }

void rules(Table& table, const std::string&) {
  const play::Game& game = table.match().game();
  table.display().say(game.family().name + ". " + game.family().summary);
  table.display().say("The rules in force: " + (game.rules().empty() ? "no options" : game.rules()) + ".");
  for (const auto& option : game.family().options) table.display().say("  " + option.key + ": " + option.help + ".");
  table.display().say("A position that occurs for the third time, or " + std::to_string(game.idle_limit()) +
                      " plies without progress, " +
                      (game.draws() == play::Draws::called ? "let the player to move call a draw" : "end the game") +
                      "; a player who has no move loses unless the rules say else.");
  const std::string& id = game.family().id;
  const std::string book = print::find_texts(id, "en").rules.empty()
                               ? "The rules are"
                               : "The whole rulebook is src/games/" + id + "/rulebook/en.md,";
  table.display().say(book + " from " + game.family().sheet + ".");
}

void claims(Table& table, const std::string& argument) {
  if (argument != "on" && argument != "off") return table.display().refuse("Say 'claims on' or 'claims off'.");
  table.tells_claims = argument == "on";
  table.display().say(table.tells_claims ? "A missed jump that can be claimed will be pointed out."
                                         : "To see a missed jump is up to the players.");
  if (table.tells_claims) table.show();
}

void save(Table& table, const std::string& file) {
  if (file.empty()) return table.display().refuse("Say where: save FILE.");
  if (table.is_secret_from(table.viewer()))
    return table.display().refuse("Not yet: the record would show what is still hidden.");
  if (is_there(file) && file != table.saved_as && !table.confirm(quoted(file) + " is there already. Write over it?"))
    return table.display().say("Nothing is written.");
  std::vector<record::Tag> tags;
  if (table.opponents() != nullptr) tags = tags_of(table.match().game(), table.opponents()->seating());
  const auto text = record::write_record(record::make_record(table.match(), tags));
  const auto written = text ? write_file(file, *text) : Result<Done>(text.error());
  if (!written) return table.display().refuse(written.sentence());
  table.saved_as = file;
  table.display().say("The game is saved in " + file + ".");
}

void load(Table& table, const std::string& file) {
  if (file.empty()) return table.display().refuse("Say what: load FILE.");
  const auto text = read_file(file, record::max_text);
  if (!text) return table.display().refuse(text.sentence());
  const auto reading = record::Reader(*text, games::all()).next();
  if (!reading) return table.display().refuse("There is no game in " + quoted(file) + ".");
  if (!reading->record)
    return table.display().refuse(file + ", line " + std::to_string(reading->problem->line) + ": " +
                                  reading->problem->sentence.text());
  auto match = record::replay(*reading->record);
  if (!match) return table.display().refuse(match.sentence());
  (*match)->set_counting(true);  // what is played from here on
  const auto seating = read_tags((*match)->game(), reading->record->tags);
  table.take(std::move(*match), seating);
  table.saved_as = file;
  table.show();
}

/// The computer takes a draw unless it thinks that it is better.
bool is_draw_accepted(Table& table) {
  const play::Match& match = table.match();
  if (table.opponents() != nullptr) return table.adviser().score(match) >= 0;
  const auto& other = match.game().family().side_names[index(!match.side())];
  return table.confirm(player(match) + " offers a draw. Does " + other + " agree?");
}

/// Called where that can be, else offered.
void draw(Table& table, const std::string&) {
  if (table.match().can_call_draw()) return table.play(std::string(play::draw_word));
  if (table.match().status().is_over()) return table.display().refuse("The game is over already.");
  if (!is_draw_accepted(table)) return table.display().say("No draw. The game goes on.");
  if (table.agree_draw()) table.show();
}

void hint(Table& table, const std::string&) {
  if (table.match().status().is_over()) return table.display().refuse("The game is over: there is nothing to play.");
  table.display().say(table.adviser().hint(table.match()));
}

void thinking(Table& table, const std::string& argument) {
  if (argument != "on" && argument != "off") return table.display().refuse("Say 'thinking on' or 'thinking off'.");
  table.shows_thinking = argument == "on";
  table.display().say(table.shows_thinking ? "The computer will show what it thinks."
                                           : "The computer will keep its thoughts to itself.");
}

void level(Table& table, const std::string& argument) {
  const auto levels = play::levels();
  const auto wanted =
      std::ranges::find(levels, argument, [](const play::Level& l) { return std::to_string(l.number); });
  if (wanted == levels.end())
    return table.display().refuse("Say 'level' and a number from 1 to " + std::to_string(levels.size()) + ".");
  table.set_level(wanted->number);
  table.display().say("The computer now plays on level " + argument + ", " + level_name(wanted->number) + ".");
}

void resign(Table& table, const std::string&) {
  const auto resigned = table.resign();
  resigned ? table.show() : table.display().refuse(resigned.sentence());
}

/// Is it all right to leave this match?
bool may_leave(Table& table) {
  const play::Match& match = table.match();
  if (match.status().is_over() || match.turns().empty() || !table.saved_as.empty()) return true;
  return table.confirm("The game is neither over nor saved. Leave it?");
}

void begin_anew(Table& table, const std::string&) {
  if (!may_leave(table)) return;
  table.begin_anew();
  table.show();
}

void menu(Table& table, const std::string&) {
  if (may_leave(table)) table.wish = Table::Wish::menu;
}

void quit(Table& table, const std::string&) { table.wish = Table::Wish::quit; }

constexpr Word all_words[] = {
    {"help", "?", "", "this list", help},
    {"moves", "m", "[SQUARE]", "the legal moves, or those that begin on a square", moves},
    {"hint", "h", "", "what to play; each further hint tells more", hint},
    {"undo", "u", "", "take back the last turn; against the computer, your last one", undo},
    {"board", "b", "", "draw the board again", board},
    {"flip", "f", "", "turn the board toward another player", flip},
    {"history", "", "", "what has been played", history},
    {"position", "", "", "the position as text", position},
    {"rules", "", "", "what is played, and where the rulebook is", rules},
    {"claims", "", "on|off", "point out, or not, that a missed jump can be claimed", claims},
    {"save", "", "FILE", "write the game into a file", save},
    {"load", "", "FILE", "go on with a game from a file", load},
    {"level", "", "N", "how well the computer plays, from 1 to 10; it sits down if it has not", level},
    {"thinking", "", "on|off", "show, or not, what the computer thinks", thinking},
    {"draw", "", "", "call a draw where the rules let you, else offer one", draw},
    {"resign", "", "", "give the game up", resign},
    {"new", "", "", "begin again", begin_anew},
    {"menu", "", "", "choose another game", menu},
    {"quit", "q", "", "leave", quit},
};

}  // namespace

std::span<const Word> words() { return all_words; }

const Word* find_word(std::string_view name) {
  if (name == "exit") name = "quit";  // which is as common
  const auto it = std::ranges::find_if(
      all_words, [&](const Word& word) { return !name.empty() && (word.name == name || word.short_name == name); });
  return it == std::end(all_words) ? nullptr : it;
}

}  // namespace lozenge::cli::terminal
