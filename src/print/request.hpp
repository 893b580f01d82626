// What can be printed, and how: one request makes one document.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "print/page.hpp"
#include "record/read.hpp"

namespace lozenge::print {

/// The texts that documents are made of, in the language of the request.
struct Texts {
  std::string words;       // src/print/words/<language>.txt
  std::string game_words;  // words/<language>.txt of the game's folder
  std::string rules;       // rulebook/<language>.md
  std::string teaching;    // teaching/<language>.md
};

struct Request {
  std::string game;      // with its options
  std::string document;  // see documents()
  std::string paper = "letter";
  std::string space = {};  // how large the pieces are: 0.5in, 0.75in, 1in; empty: as large as fits
  std::string language = "en";
  std::string position = {};  // empty: the start
  std::string move = {};
  std::string record = {};   // the text of a game record
  std::vector<int> at = {};  // after which moves of the record diagrams stand
  bool is_mono = false;
  bool is_tiled = false;
  bool is_large = false;
  bool has_names = true;    // the coordinates
  bool has_caption = true;  // under a diagram
  /// Is told of each game of the record that cannot be printed; the others are.
  std::function<void(const record::Problem&)> left_out = {};
};

/// "board", "rules", ...: each with half a sentence about it, in English.
struct DocumentKind {
  std::string_view name;
  std::string_view summary;
};
std::vector<DocumentKind> documents();

Result<Document> make_document(const Request& request, const Texts& texts);

}  // namespace lozenge::print
