#include "arena/player.hpp"

#include <mutex>

#include "arena/hub_player.hpp"

namespace lozenge::arena {

namespace {

/// A player of our own. Each game has a new engine, so that no game depends on the ones before it.
class EnginePlayer final : public Player {
 public:
  EnginePlayer(const Contestant& contestant, const Conditions& conditions)
      : game_(conditions.game), settings_(contestant.settings), limits_(conditions.limits) {
    settings_.table_mb = contestant.table_mb.value_or(conditions.table_mb);
    if (contestant.limits) limits_ = *contestant.limits;
    limits_.clock = contestant.clock.value_or(conditions.limits.clock);
  }

  Result<Done> begin(std::uint64_t seed) override {
    settings_.seed = seed;
    const std::lock_guard lock(mutex_);
    engine_.reset();  // frees its table before the next one is made
    engine_ = game_->make_engine(settings_);
    if (is_stopped_) engine_->stop();
    return Done{};
  }

  Result<Reply> choose(const play::Match& match) override {
    const search::Stopwatch watch(limits_.clock);
    auto answer = engine_->think(match, {.limits = limits_});
    answer.thought.time = watch.elapsed();
    return Reply{std::move(answer.move), std::move(answer.thought)};
  }

  void stop() override {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
    if (engine_) engine_->stop();
  }

 private:
  std::shared_ptr<const play::Game> game_;
  play::EngineSettings settings_;
  search::Limits limits_;
  std::mutex mutex_;  // of the engine's making against `stop`
  bool is_stopped_ = false;
  std::unique_ptr<play::Engine> engine_;
};

}  // namespace

std::unique_ptr<Player> make_player(const Contestant& contestant, const Conditions& conditions) {
  if (contestant.is_program()) return std::make_unique<HubPlayer>(contestant, conditions);
  return std::make_unique<EnginePlayer>(contestant, conditions);
}

}  // namespace lozenge::arena
