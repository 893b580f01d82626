#include "protocol/boards.hpp"

#include <algorithm>
#include <cmath>

#include "board/piece_art.hpp"
#include "play/family.hpp"
#include "protocol/lists.hpp"

namespace lozenge::protocol {

namespace {

void write(Json& json, Point p) { json.open_array().number(p.x).number(p.y).close_array(); }

void write_real(Json& json, double value, int places) {
  json.decimal(std::llround(value * (places == 4 ? 10'000 : 100)), places);
}

void write_outline(Json& json, const std::vector<Point>& outline) {
  write_all(json, "outline", outline, [&](Point p) { write(json, p); });
}

void write_cell(Json& json, const Geometry& board, Cell number) {
  const CellShape& cell = board.cells[number.index];
  json.open_object().key("name").string(cell.name).key("centre");
  write(json, cell.centre);
  write_outline(json, cell.outline);
  json.key("tone").string(cell.tone);
  if (const auto place = name_place(board, number)) {
    json.key("name_at");
    write(json, place->at);
    json.key("name_shift");
    write(json, place->shift);
  }
  json.close_object();
}

/// The fields of a form, in an object that has been opened.
void write_form(Json& json, const Form& form) {
  json.key("role").string(form.role).key("path").string(text(form.path));
  if (form.width > 0) write_real(json.key("width"), form.width, 2);
  if (!form.dashes.empty()) write_all(json, "dashes", form.dashes, [&](double dash) { write_real(json, dash, 2); });
  json.close_object();
}

void write_ornaments(Json& json, std::string_view key, const std::vector<Ornament>& ornaments) {
  write_all(json, key, ornaments, [&](const Ornament& ornament) {
    json.open_object().key("at");
    write(json, ornament.at);
    write_form(json, ornament.form);
  });
}

std::string_view name(BoardKind kind) {
  switch (kind) {
    case BoardKind::tiles: return "tiles";
    case BoardKind::points: return "points";
    case BoardKind::towers: return "towers";
  }
  return "";
}

std::string_view name(board::Body body) {
  switch (body) {
    case board::Body::disc: return "disc";
    case board::Body::die: return "die";
    case board::Body::pawn: return "pawn";
  }
  return "";
}

void write_art(Json& json, const Piece& piece, double reach) {
  const board::PieceArt art = board::art_of(piece, reach);
  json.open_object().key("kind").string(piece.kind).key("owner").number(index(piece.owner));
  json.key("count").number(piece.count).key("value").number(piece.value).key("colour").string(piece.colour);
  json.key("body").string(name(board::body_of(piece)));
  write_real(json.key("top"), art.top, 2);
  write_all(json, "forms", art.forms, [&](const Form& form) { write_form(json.open_object(), form); });
  json.close_object();
}

}  // namespace

void write_board(Json& json, const Geometry& board, int angle) {
  json.open_object().key("angle").number(angle).key("kind").string(name(board.kind));
  json.key("width").number(board.width).key("height").number(board.height).key("levels").number(board.levels);
  write_real(json.key("reach"), board.reach, 2);
  json.key("foot").number(board.foot).key("storey").number(board.storey).key("cells").open_array();
  for (std::size_t i = 0; i < board.cells.size(); ++i) write_cell(json, board, Cell(static_cast<int>(i)));
  json.close_array();
  write_all(json, "areas", board.areas, [&](const Area& area) {
    json.open_object();
    write_outline(json, area.outline);
    json.key("tone").string(area.tone).close_object();
  });
  write_all(json, "lines", board.lines, [&](const BoardLine& line) {
    json.open_object().key("from");
    write(json, line.from);
    json.key("to");
    write(json, line.to);
    json.key("kind").string(line.kind).close_object();
  });
  write_all(json, "marks", board.marks, [&](const Mark& mark) {
    json.open_object().key("cell").number(mark.cell.index).key("kind").string(mark.kind);
    json.key("side").number(index(mark.side)).close_object();
  });
  write_all(json, "labels", board.labels, [&](const Label& label) {
    json.open_object().key("at");
    write(json, label.at);
    json.key("text").string(label.text).close_object();
  });
  write_all(json, "rim", board.rim, [&](const Corner& corner) {
    json.open_object().key("at");
    write(json, corner.at);
    json.key("out").open_array();
    write_real(json, corner.out.x, 4);
    write_real(json, corner.out.y, 4);
    json.close_array().close_object();
  });
  write_ornaments(json, "ground", board.ground);
  write_ornaments(json, "ornaments", board.ornaments);
  json.close_object();
}

void write_piece_art(Json& json, const play::Game& game) {
  const play::Family& family = game.family();
  const double reach = game.geometry().reach;
  json.key("piece_art").open_array();
  for (Piece piece : family.palette) {
    // From here on a larger pile looks the same but for its number.
    const int most = std::min(family.largest_pile, board::most_discs);
    for (piece.count = 1; piece.count <= most; ++piece.count) write_art(json, piece, reach);
    piece.count = 1;
    for (const std::string& guise : family.guises) {
      piece.kind = guise;
      write_art(json, piece, reach);
    }
  }
  json.close_array();
}

}  // namespace lozenge::protocol
