#include "print/request.hpp"

#include <algorithm>

#include "core/quote.hpp"
#include "games/families.hpp"
#include "play/family.hpp"
#include "print/job.hpp"

namespace lozenge::print {

namespace {

struct Maker {
  DocumentKind kind;
  Result<Pages> (*make)(const Job&);
};

constexpr Maker makers[] = {
    {{"board", "the board in real size; with --tiled on several sheets"}, make_board},
    {{"rules", "the rules on one or two pages"}, make_rules},
    {{"pieces", "pieces to cut out and fold"}, make_pieces},
    {{"teacher", "a page for teachers: how to run it, the maths in it, questions to ask"}, make_teacher},
    {{"set", "board, rules, pieces and the teacher's page"}, make_set},
    {{"diagram", "a position, for writers; with --move an arrow"}, make_diagram},
    {{"scoresheet", "a sheet to write a game down on"}, make_score_sheet},
    {{"booklet", "the games of a record, with diagrams"}, make_booklet},
};

}  // namespace

std::vector<DocumentKind> documents() {
  std::vector<DocumentKind> kinds;
  for (const Maker& maker : makers) kinds.push_back(maker.kind);
  return kinds;
}

Result<std::unique_ptr<play::Match>> Job::match() const {
  if (request.position.empty() || request.position == "start") return game->start();
  return game->start_from(request.position);
}

Result<Document> make_document(const Request& request, const Texts& texts) {
  auto game = play::find_game(games::all(), request.game);
  if (!game) return game.error();
  const auto paper = find_paper(request.paper);
  if (!paper) return paper.error();
  const auto maker = std::ranges::find(makers, request.document, [](const Maker& m) { return m.kind.name; });
  if (maker == std::end(makers)) {
    std::vector<std::string> names;
    for (const Maker& m : makers) names.emplace_back(m.kind.name);
    return Error{"There is no document {1}; it can be {2}.", quoted(request.document), either(names)};
  }
  const Job job{
      request, texts, *game, *paper, {request.is_mono, request.has_names}, Words(texts.words, texts.game_words)};
  auto pages = maker->make(job);
  if (!pages) return pages.error();
  return Document{(*game)->family().name, request.language, std::move(pages).value()};
}

}  // namespace lozenge::print
