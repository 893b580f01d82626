// A program that speaks the Hub protocol, as a player. It is started before its first game, and again after one in
// which it failed.
#pragma once

#include <set>

#include "arena/player.hpp"
#include "arena/process.hpp"
#include "protocol/hub/message.hpp"

namespace lozenge::arena {

class HubPlayer final : public Player {
 public:
  HubPlayer(const Contestant& contestant, const Conditions& conditions)
      : command_(contestant.command), conditions_(conditions) {}

  Result<Done> begin(std::uint64_t seed) override;
  Result<Reply> choose(const play::Match& match) override;
  void stop() override { is_stopped_ = true; }

 private:
  using Message = protocol::hub::Message;

  Result<Done> start();
  Result<Done> introduce();
  Result<Done> set_parameters();
  Result<Reply> ask(const play::Match& match);

  Result<Done> say(const Message& line);
  Result<Done> set(const std::string& name, const std::string& value);
  /// The next line with one of these commands. Others are left out, but an error that the program reports is ours too.
  Result<Message> hear(const std::set<std::string>& commands);
  /// From now on, it has so much time for its answers.
  void allow(search::Seconds time);

  std::string command_;
  Conditions conditions_;
  std::atomic<bool> is_stopped_{false};
  std::unique_ptr<Process> process_;
  std::set<std::string> parameters_;  // that it has
  Process::Clock::time_point deadline_;
};

}  // namespace lozenge::arena
