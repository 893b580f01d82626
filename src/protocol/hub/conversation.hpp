// An engine's side of the Hub protocol: lines come in, lines go out. It knows neither files nor threads.
//
// While the engine thinks, in its workshop, the conversation goes on: `stop`, `ponder-hit`, `ping` and `quit` are heard
// at once. Everything else has to wait for the move, or for a `stop`, which brings it soon.
#pragma once

#include <atomic>
#include <functional>

#include "protocol/hub/allowance.hpp"
#include "protocol/hub/parameters.hpp"
#include "protocol/hub/workshop.hpp"

namespace lozenge::protocol::hub {

class Conversation {
 public:
  struct Setting {
    std::span<const play::Family* const> families;
    std::string version;
    Bounds bounds = {};
    std::uint64_t most_nodes = 0;  // of any search, whatever is asked for; 0: as many as it takes
  };
  /// Given whole lines without their end, also from where the engine thinks.
  using Say = std::function<void(const std::string&)>;

  Conversation(const Setting& setting, Workshop& workshop, Say say);
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;
  /// Stops thinking and waits for the end of it.
  ~Conversation();

  /// False when it is over. What follows then is not heard.
  bool hear(std::string_view line);

 private:
  enum class Mode { think, ponder, analyze };

  Result<Done> obey(const Message& line);
  Result<Done> introduce(const Message& line);
  Result<Done> prepare(const Message& line);
  Result<Done> set_parameter(const Message& line);
  Result<Done> set_position(const Message& line);
  Result<Done> set_level(const Message& line);
  Result<Done> go(const Message& line);
  Result<Done> begin_game(const Message& line);

  bool is_free();
  void stop();
  void hit();
  play::Engine& engine();
  play::Answer think(const search::Limits& limits);
  void think_and_say();

  void say(const Message& line) const { say_(text(line)); }
  void say_thought(const play::Thought& thought) const;
  void say_answer(const play::Answer& answer);

  Setting setting_;
  Workshop& workshop_;
  Say say_;
  Parameters parameters_;
  Allowance allowance_;
  std::unique_ptr<play::Match> match_;
  bool has_position_ = true;              // false from a `pos` that was refused to the next that is not
  std::unique_ptr<play::Engine> engine_;  // none until it is needed, and after a change of parameters
  // Of the last `go`.
  Mode mode_ = Mode::think;
  std::atomic<bool> is_thinking_{false}, is_stopped_{false}, is_hit_{false};
};

}  // namespace lozenge::protocol::hub
