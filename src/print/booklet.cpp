// A game record as a booklet: its moves and remarks, with diagrams after given moves and of the end.
#include <algorithm>

#include "games/families.hpp"
#include "play/family.hpp"
#include "print/article.hpp"
#include "print/frame.hpp"
#include "record/limits.hpp"
#include "record/read.hpp"
#include "record/tour.hpp"

namespace lozenge::print {

namespace {

constexpr std::size_t most_pages = 400;

/// Tells one game, turn by turn.
class Teller {
 public:
  Teller(Article& article, const Job& job) : article_(article), job_(job) {}

  Result<Done> tell(const record::Record& record) {
    const auto match = record::start_match(record);
    if (!match) return match.error();
    add_heading(record);
    add_notes(record.line.before);
    if (!record.start.empty()) add_diagram(**match);
    for (const record::NotedTurn& turn : record.line.turns) {
      const auto told = tell(**match, turn);
      if (!told) return told;
    }
    flush();
    add_diagram(**match);
    const std::string result(record.status.outcome ? text(*record.status.outcome) : "*");
    article_.add(strong_text(job_.words("result") + " " + result));
    return Done{};
  }

 private:
  Result<Done> tell(play::Match& match, const record::NotedTurn& turn) {
    const int number = numbering_.number();
    const bool is_first = match.side() == Side::first;
    if (is_first || moves_.empty()) add_move(std::to_string(number) + (is_first ? "." : "..."), false);
    const auto played = record::play_turn(match, turn);
    if (!played) return played.error();
    add_move(turn.is_setup ? "=" : turn.text, true);
    numbering_.pass(match.turns().back(), match.side());
    add_notes(turn.notes);
    if (numbering_.number() == number + 1 && std::ranges::count(job_.request.at, number) > 0) {
      flush();
      add_diagram(match);
    }
    return Done{};
  }

  void add_heading(const record::Record& record) {
    const auto tag = [&](std::string_view name) {
      const std::string* value = record::find_tag(record.tags, name);
      return value == nullptr || *value == "?" || value->starts_with("??") ? std::string() : *value;
    };
    const auto& family = record.game->family();
    std::string title;
    for (const std::string& side : family.side_names) {
      const std::string player = tag(side);
      title += (title.empty() ? "" : " – ") + (player.empty() ? job_.words.name("side", side) : player);
    }
    article_.add_heading(title, 2);
    std::string about;
    for (const auto* name : {"Event", "Site", "Date"})
      if (const std::string value = tag(name); !value.empty()) about += (about.empty() ? "" : ", ") + value;
    if (!about.empty()) article_.add(plain_text(about));
  }

  void add_notes(const std::vector<record::Note>& notes) {
    for (const record::Note& note : notes) {
      if (note.kind == record::Note::Kind::strength && !moves_.empty()) moves_.back().text += note.text;
      if (note.kind != record::Note::Kind::comment) continue;
      flush();
      article_.add({rulebook::Span{.text = note.text, .is_emphasis = true}});
    }
  }

  void add_move(const std::string& text, bool is_strong) {
    if (!moves_.empty()) moves_.push_back({.text = " "});
    moves_.push_back({.text = text, .is_strong = is_strong});
  }

  void flush() {
    if (!moves_.empty()) article_.add(moves_);
    moves_.clear();
  }

  void add_diagram(const play::Match& match) {
    if (const auto scene = make_scene(match)) {
      const double highest = job_.request.is_large ? 4.5 * inch : 2.5 * inch;
      article_.add_figure(*scene, caption(match, "", job_.words), job_.look, highest);
    }
  }

  Article& article_;
  const Job& job_;
  record::Numbering numbering_;
  rulebook::Text moves_;
};

}  // namespace

Result<Pages> make_booklet(const Job& job) {
  if (job.request.record.empty()) return Error{"A booklet needs a game record."};
  if (job.request.record.size() > record::max_text) return Error{"This record is too long to be read."};
  const Box content = content_box(job);
  const int count = job.request.is_large ? 1 : 2;
  const double gap = 20, width = (content.width() - (count - 1) * gap) / count;
  Article article(width, job.request.is_large ? 16 : 10.5);
  article.add_title(title_of(job));
  record::Reader reader(job.request.record, games::all(), job.game);
  int games = 0;
  std::vector<record::Problem> left_out;
  while (auto reading = reader.next()) {
    if (reading->problem) left_out.push_back(std::move(*reading->problem));
    if (!reading->record) continue;
    if (const auto& family = reading->record->game->family(); family.id != job.game->family().id) {
      left_out.push_back(
          {reading->place.line, reading->place.column, {"This record is of another game: {1}.", family.name}});
      continue;
    }
    const auto told = Teller(article, job).tell(*reading->record);
    if (!told) return told.error();
    ++games;
  }
  if (games == 0 && !left_out.empty()) return Error{left_out.front().sentence};
  if (games == 0) return Error{"There is no game in this record."};
  if (job.request.left_out) std::ranges::for_each(left_out, job.request.left_out);

  const auto columns = [&](std::size_t) {
    std::vector<Box> boxes;
    for (int i = 0; i < count; ++i) {
      const double left = content.left + i * (width + gap);
      boxes.push_back({left, content.top, left + width, content.bottom});
    }
    return boxes;
  };
  const auto placed = pour(article.slabs(), columns);
  if (placed.back().page >= most_pages) return Error{"The booklet would have more than 400 pages."};
  Pages pages;
  for (const PlacedSlab& slab : placed) {
    while (pages.size() <= slab.page) pages.push_back(make_page(job));
    slab.slab->draw(Canvas(pages[slab.page].layers[0]).at(slab.at));
  }
  write_footers(pages, job);
  return pages;
}

}  // namespace lozenge::print
