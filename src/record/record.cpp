#include "record/record.hpp"

#include <algorithm>

#include "record/ending.hpp"
#include "record/tour.hpp"

namespace lozenge::record {

bool Line::operator==(const Line&) const = default;
bool NotedTurn::operator==(const NotedTurn&) const = default;

const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name) {
  const auto it = std::ranges::find(tags, name, &Tag::name);
  return it == tags.end() ? nullptr : &it->value;
}

Record make_record(const play::Match& match, std::vector<Tag> tags) {
  Record record;
  record.game = match.game().shared_from_this();
  record.tags = std::move(tags);
  record.status = match.status();
  if (auto start = match.position_after(0); start != match.game().start()->position()) record.start = std::move(start);
  for (const play::Turn& turn : match.turns()) record.line.turns.push_back({turn.text, turn.is_setup, {}, {}});
  return record;
}

Result<std::unique_ptr<play::Match>> start_match(const Record& record) {
  Result<std::unique_ptr<play::Match>> match =
      record.start.empty() ? record.game->start() : record.game->start_from(record.start);
  if (match) (*match)->set_counting(false);
  return match;
}

Result<Done> play_turn(play::Match& match, const NotedTurn& turn) {
  if (turn.is_setup) return match.set_up(turn.text);
  const auto played = match.play(turn.text);
  if (!played) return played.error();
  return Done{};
}

Result<std::unique_ptr<play::Match>> replay(const Record& record) {
  auto match = start_match(record);
  if (!match) return match;
  Numbering numbering;
  for (const NotedTurn& turn : record.line.turns) {
    const auto played = play_turn(**match, turn);
    if (!played) return Error{"Move {1} ({2}): {3}", numbering.number(), turn.text, played.error().sentence};
    numbering.pass((*match)->turns().back(), (*match)->side());
  }
  close_match(**match, record.status);
  return match;
}

}  // namespace lozenge::record
