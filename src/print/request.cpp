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
    {{"diagram", "a position, for writers"}, make_diagram},
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
    return Error{"There is no document " + quoted(request.document) + "; it can be " + either(names) + "."};
  }
  const Job job{request, texts, *game, *paper, {request.is_mono, request.has_names}, Words(texts.words)};
  auto pages = maker->make(job);
  if (!pages) return pages.error();
  return Document{(*game)->family().name, request.language, std::move(pages).value()};
}

}  // namespace lozenge::print
