#include "cli/terminal/opponents.hpp"

#include <algorithm>

#include "cli/interrupt.hpp"
#include "play/level.hpp"

namespace lozenge::cli::terminal {

Opponents::Opponents(const play::Game& game, Seating seating, const Manner& manner)
    : game_(game), seating_(std::move(seating)), manner_(manner) {
  make_engine();
}

int Opponents::first_person() const {
  return static_cast<int>(std::ranges::find(seating_.people, true) - seating_.people.begin());
}

bool Opponents::is_single() const {
  const std::string* name = nullptr;
  for (std::size_t i = 0; i < seating_.people.size(); ++i) {
    if (seating_.people[i]) continue;
    if (name != nullptr && *name != game_.seats()[i]) return false;
    name = &game_.seats()[i];
  }
  return true;
}

void Opponents::set_level(int level) {
  seating_.level = level;
  make_engine();
}

void Opponents::make_engine() {
  engine_ = game_.make_engine({.level = seating_.level, .is_varied = true, .seed = manner_.seed});
}

play::Answer Opponents::choose(const play::Match& match, const std::function<void(const play::Thought&)>& report) {
  const Interrupt interrupt(*engine_);
  // What is begun after six tenths of the time would hardly be finished.
  return engine_->think(match, {.limits = {.time = manner_.time, .enough = 0.6 * manner_.time}, .report = report});
}

std::string level_name(int level) { return std::string(play::level(level).name); }

}  // namespace lozenge::cli::terminal
