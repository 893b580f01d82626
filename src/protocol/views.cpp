#include "protocol/views.hpp"

#include <algorithm>

#include "protocol/boards.hpp"
#include "protocol/lists.hpp"

namespace lozenge::protocol {

namespace {

/// More choices than that are not listed: nobody clicks through them, and they would fill megabytes.
constexpr std::size_t most_choices = 10'000;

void write_piece(Json& json, const Piece& piece) {
  json.open_object().key("cell");
  piece.cell == Piece::off_board ? json.null() : json.number(piece.cell.index);
  json.key("owner").number(index(piece.owner)).key("kind").string(piece.kind);
  json.key("count").number(piece.count).key("value").number(piece.value).key("level").number(piece.level);
  json.key("colour").string(piece.colour).key("choice").string(piece.choice).close_object();
}

void write_step(Json& json, const Step& step) {
  json.open_object();
  switch (step.kind) {
    case Step::Kind::cell:
      json.key("cell").number(step.cell.index);
      if (step.starts) json.key("start").boolean(true);
      break;
    case Step::Kind::count: json.key("count").number(step.number); break;
    case Step::Kind::choice: json.key("choice").string(step.choice); break;
    case Step::Kind::stop: json.key("stop").boolean(true); break;
  }
  json.close_object();
}

void write_cells(Json& json, std::string_view key, CellSet cells) {
  json.key(key).open_array();
  for (const Cell c : cells) json.number(c.index);
  json.close_array();
}

void write_arrangement(Json& json, const std::optional<Arrangement>& arrangement) {
  json.key("arrangement");
  if (!arrangement) {
    json.null();
    return;
  }
  json.open_object();
  write_all(json, "cells", arrangement->cells, [&](Cell c) { json.number(c.index); });
  write_all(json, "values", arrangement->values, [&](int value) { json.number(value); });
  json.close_object();
}

void write_choices(Json& json, const play::Match& match) {
  const std::size_t moves = match.status().is_over() ? 0 : match.move_count();
  const std::size_t count = moves + (match.can_call_draw() ? 1 : 0);
  json.key("choice_count").number(count).key("choices");
  if (count > most_choices) {
    json.null();
    return;
  }
  json.open_array();
  if (count > 0)
    for (const play::Choice& choice : match.choices()) write_choice(json, choice);
  json.close_array();
}

std::string_view name(play::Ending ending) {
  switch (ending) {
    case play::Ending::none: return "none";
    case play::Ending::on_the_board: return "board";
    case play::Ending::no_move: return "no-move";
    case play::Ending::repetition:
    case play::Ending::fifth_time: return "repetition";
    case play::Ending::no_progress: return "no-progress";
    case play::Ending::agreement: return "agreement";
    case play::Ending::resignation: return "resignation";
    case play::Ending::called: return "called";
  }
  return "none";
}

void write_result(Json& json, const play::Status& status) {
  json.key("result");
  status.outcome ? json.string(text(*status.outcome)) : json.null();
}

void write_status(Json& json, const play::Match& match) {
  const play::Status status = match.status();
  json.open_object();
  write_result(json, status);
  json.key("ending").string(name(status.ending));
  write_sentence(json.key("sentence"), play::explain(status, match.game().family()));
  json.close_object();
}

/// `key=value,key=value` as an object.
void write_rules(Json& json, std::string_view rules) {
  json.open_object();
  while (!rules.empty()) {
    const auto item = rules.substr(0, rules.find(','));
    const auto equals = item.find('=');
    json.key(item.substr(0, equals)).string(item.substr(equals + 1));
    rules.remove_prefix(std::min(item.size() + 1, rules.size()));
  }
  json.close_object();
}

}  // namespace

void write_family(Json& json, const play::Family& family, const play::Game& usual) {
  json.open_object().key("id").string(family.id).key("name").string(family.name);
  json.key("summary").string(family.summary).key("sheet").string(family.sheet);
  json.key("published").boolean(family.is_published);
  json.key("sides").open_array().string(family.side_names[0]).string(family.side_names[1]).close_array();
  write_all(json, "seats", usual.seats(), [&](const std::string& seat) { json.string(seat); });
  write_all(json, "options", family.options, [&](const play::Option& option) {
    json.open_object().key("key").string(option.key).key("help").string(option.help);
    write_all(json, "values", option.values, [&](const std::string& value) { json.string(value); });
    json.key("default");
    option.fallback.empty() ? json.null() : json.string(option.fallback);
    json.key("default_help").string(option.fallback_help);
    write_all(json, "house", option.house, [&](const std::string& value) { json.string(value); });
    json.close_object();
  });
  json.close_object();
}

void write_game(Json& json, const play::Game& game) {
  const std::vector<int>& seat_angles = game.geometry().seat_angles;
  std::vector<int> angles = seat_angles;
  std::ranges::sort(angles);
  angles.erase(std::ranges::unique(angles).begin(), angles.end());

  json.open_object().key("id").string(game.id()).key("family").string(game.family().id);
  json.key("name").string(game.family().name).key("rules");
  write_rules(json, game.rules());
  json.key("idle_limit").number(game.idle_limit());
  write_all(json, "claims", game.claims(), [&](const std::string& claim) { json.string(claim); });
  json.key("seats").open_array();
  for (std::size_t i = 0; i < game.seats().size(); ++i) {
    const auto board = std::ranges::find(angles, seat_angles[i]) - angles.begin();
    json.open_object().key("name").string(game.seats()[i]).key("side").number(i % 2);
    json.key("board").number(board);
    write_all(json, "colours", game.seat_colours()[i], [&](const std::string& colour) { json.string(colour); });
    json.close_object();
  }
  json.close_array();
  // Those who sit at a long board may also look at it from its side.
  if (is_long(game.geometry()))
    for (std::size_t i = 0, seats = angles.size(); i < seats; ++i) angles.push_back((angles[i] + 90) % 360);
  write_all(json, "boards", angles, [&](int angle) { write_board(json, turned(game.geometry(), angle), angle); });
  write_piece_art(json, game);
  json.close_object();
}

void write_palette(Json& json, const play::Family& family) {
  json.open_object().key("largest_pile").number(family.largest_pile);
  json.key("pieces");
  write_pieces(json, family.palette);
  json.close_object();
}

void write_pieces(Json& json, const std::vector<Piece>& pieces) {
  json.open_array();
  for (const Piece& piece : pieces) write_piece(json, piece);
  json.close_array();
}

void write_choice(Json& json, const play::Choice& choice) {
  json.open_object().key("text").string(choice.text).key("claim").boolean(choice.is_claim);
  write_all(json, "steps", choice.steps, [&](const Step& step) { write_step(json, step); });
  write_cells(json, "captures", choice.captures);
  json.close_object();
}

void write_under_way(Json& json, const play::UnderWay& under_way) {
  json.open_object();
  write_all(json, "next", under_way.next, [&](const Step& step) { write_step(json, step); });
  write_all(json, "left", under_way.left, [&](const std::string& text) { json.string(text); });
  json.key("done");
  under_way.done.empty() ? json.null() : json.string(under_way.done);
  json.close_object();
}

void write_meant(Json& json, const play::Choice& choice, const play::Status& status) {
  json.open_object().key("choice");
  write_choice(json, choice);
  write_result(json, status);
  json.close_object();
}

void write_match(Json& json, const play::Match& match, std::optional<int> seat) {
  json.open_object().key("position").string(seat ? match.position_for(*seat) : match.position());
  json.key("side").number(index(match.side())).key("seat").number(match.seat());
  json.key("idle").number(match.idle_plies()).key("status");
  write_status(json, match);
  write_all(json, "turns", seat ? match.turns_for(*seat) : match.turns(), [&](const play::Turn& turn) {
    json.open_object().key("text").string(turn.text).key("side").number(index(turn.side));
    json.key("seat").number(turn.seat).key("claim").boolean(turn.is_claim).key("setup").boolean(turn.is_setup);
    json.close_object();
  });
  json.key("pieces");
  write_pieces(json, seat ? match.pieces_for(*seat) : match.pieces());
  json.key("deciding");
  write_pieces(json, match.deciding());
  if (!seat || *seat == match.seat()) {
    write_choices(json, match);
    write_cells(json, "demanded", match.demanded());
    write_arrangement(json, match.arrangement());
  }
  json.close_object();
}

}  // namespace lozenge::protocol
