// The rules of a game on one or two pages, from its rulebook, with figures drawn from their positions.
#include "games/families.hpp"
#include "play/family.hpp"
#include "print/article.hpp"
#include "print/frame.hpp"

namespace lozenge::print {

namespace {

using rulebook::Chapter;
using rulebook::Part;
using rulebook::Section;

/// How the rules are set, so that they fill one or two pages and no more.
struct Setting {
  double size;
  double highest_figure;
  bool has_all_figures = true;  // else the first of each section
};

/// From the most comfortable to the tightest.
std::vector<Setting> settings() {
  std::vector<Setting> all;
  for (const double highest : {2.4, 2.1, 1.9, 1.7})
    for (const double size : {10.5, 10.0, 9.5}) all.push_back({size, highest * inch});
  for (const double highest : {1.9, 1.7, 1.5}) all.push_back({9, highest * inch});
  for (const double size : {9.0, 8.5, 8.0, 7.5, 7.0})
    for (const double highest : {1.85, 1.6, 1.35, 1.1}) all.push_back({size, highest * inch, false});
  return all;
}

constexpr Setting large{17, 3.4 * inch};
constexpr std::size_t most_pages = 2;
constexpr double column_gap = 18;

constexpr Chapter printed[] = {Chapter::need,   Chapter::setup,     Chapter::aim,
                               Chapter::moving, Chapter::capturing, Chapter::promotion,
                               Chapter::ending, Chapter::options,   Chapter::source};

/// A block that shows a position, drawn; nothing where it is of a game that this build does not have.
void add_figure(Article& article, const rulebook::Block& block, const Job& job, double highest) {
  if (block.words.empty()) return;
  const auto game = play::find_game(games::all(), block.words[0]);
  if (!game) return;
  if (block.kind == "board") return article.add_figure(make_scene(**game), "", job.look, highest);
  const std::string position = block.words.size() > 1 ? block.words[1] : "start";
  const std::string move = block.words.size() > 2 ? block.words[2] : "";
  const auto match = position == "start" ? (*game)->start() : (*game)->start_from(position);
  if (!match) return;
  const auto scene = make_scene(**match, move);
  if (scene) article.add_figure(*scene, caption(**match, move, job.words), job.look, highest);
}

void add_section(Article& article, const rulebook::Rulebook& book, const Section& section, const Job& job,
                 const Setting& setting, bool is_brief) {
  if (section.depth > 1) article.add_heading(section.title, section.depth);
  bool has_figure = false;
  for (const Part& part : section.parts) {
    if (part.kind != Part::Kind::block) {
      if (!is_brief || part.kind == Part::Kind::table) article.add(part);
      continue;
    }
    const rulebook::Block& block = book.blocks[part.block];
    if (is_brief || block.kind == "example" || (has_figure && !setting.has_all_figures)) continue;
    add_figure(article, block, job, setting.highest_figure);
    has_figure = true;
  }
}

Article make_article(const rulebook::Rulebook& book, const Job& job, const Setting& setting, double width) {
  Article article(width, setting.size);
  add_section(article, book, book.sections[0], job, setting, false);
  for (const Chapter chapter : printed)
    for (const Section* section : book.chapter(chapter)) {
      // Of the options only their table: house rules, a part of them, would not fit.
      const bool is_brief = chapter == Chapter::options;
      const bool has_table =
          std::ranges::any_of(section->parts, [](const Part& p) { return p.kind == Part::Kind::table; });
      if (!is_brief || (has_table && section->depth == 2)) add_section(article, book, *section, job, setting, is_brief);
    }
  return article;
}

/// The columns of the content, below a title on the first page.
Columns columns_of(const Box& content, int count, double title) {
  return [=](std::size_t page) {
    std::vector<Box> boxes;
    const double width = (content.width() - (count - 1) * column_gap) / count;
    for (int i = 0; i < count; ++i) {
      const double left = content.left + i * (width + column_gap);
      boxes.push_back({left, content.top + (page == 0 ? title : 0), left + width, content.bottom});
    }
    return boxes;
  };
}

}  // namespace

Result<Pages> make_rules(const Job& job) {
  const auto book = rulebook::read(job.texts.rules);
  if (book.chapter(Chapter::need).empty()) return Error{"There is no rulebook of this game to print."};
  const Box content = content_box(job);
  const bool is_large = job.request.is_large;
  const int count = is_large ? 1 : job.paper.width > 10 * inch ? 3 : 2;
  const double title_size = is_large ? 34 : 22, title = title_size * 1.4;
  const Columns columns = columns_of(content, count, title);

  std::optional<Article> article;
  std::vector<PlacedSlab> placed;
  const auto set = [&](const Setting& setting) {
    article = make_article(book, job, setting, columns(0)[0].width());
    placed = pour(article->slabs(), columns);
    return placed.back().page < most_pages;
  };
  if (is_large) set(large);
  else
    for (const Setting& setting : settings())
      if (set(setting)) break;

  Pages pages;
  for (std::size_t i = 0; i <= placed.back().page; ++i) pages.push_back(make_page(job));
  Canvas(pages[0].layers[0])
      .write(shortened(book.sections[0].title, Font::bold, title_size, content.width()),
             {content.left, content.top + title_size * 0.85}, {.font = Font::bold, .size = title_size});
  for (const PlacedSlab& slab : placed) slab.slab->draw(Canvas(pages[slab.page].layers[0]).at(slab.at));
  write_footers(pages, job);
  return pages;
}

}  // namespace lozenge::print
