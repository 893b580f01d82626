// The parameters of the engine, as the Hub protocol declares and sets them.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "play/engine.hpp"
#include "play/family.hpp"
#include "protocol/hub/message.hpp"

namespace lozenge::protocol::hub {

/// What the machine can bear.
struct Bounds {
  std::size_t table_mb = 65'536;
  int threads = 256;
};

class Parameters {
 public:
  /// The game is the first of the list until another one is set.
  Parameters(std::span<const play::Family* const> families, const Bounds& bounds);

  /// The lines that say which parameters there are and what they are set to.
  std::vector<Message> declare() const;
  /// The error says what is accepted.
  Result<Done> set(std::string_view name, std::string_view value);

  const std::shared_ptr<const play::Game>& game() const { return game_; }
  const play::EngineSettings& settings() const { return settings_; }
  search::ClockKind clock() const { return clock_; }

 private:
  Result<Done> set_game(std::string_view value);

  std::span<const play::Family* const> families_;
  Bounds bounds_;
  std::shared_ptr<const play::Game> game_;
  play::EngineSettings settings_;
  search::ClockKind clock_ = search::ClockKind::wall;
};

}  // namespace lozenge::protocol::hub
