#include "arena/hub_player.hpp"

#include "core/number.hpp"
#include "core/quote.hpp"
#include "protocol/hub/allowance.hpp"
#include "protocol/hub/notation.hpp"

namespace lozenge::arena {

namespace hub = protocol::hub;

namespace {

/// The position that a match began with, and the moves from there.
hub::Message position_line(const play::Match& match) {
  const auto along = match.clone();
  while (along->undo()) {
  }
  hub::Message line{"pos"};
  line.add("pos", hub::position_text(*along));
  std::vector<std::string> moves;
  for (const auto& turn : match.turns()) moves.push_back(turn.text);
  if (!moves.empty()) line.add("moves", hub::line_text(*along, moves));
  return line;
}

/// What an `info` says, as far as it says it.
void take_note(const hub::Message& info, play::Thought& thought) {
  if (const auto depth = read_whole(info.find("depth").value_or("")))
    thought.depth = static_cast<int>(std::min<std::uint64_t>(*depth, 10'000));
  if (const auto nodes = read_whole(info.find("nodes").value_or(""))) thought.nodes = *nodes;
  if (const auto time = read_decimal(info.find("time").value_or(""))) thought.time = search::Seconds(*time);
}

}  // namespace

Result<Done> HubPlayer::begin(std::uint64_t seed) {
  allow({});
  if (!process_) {
    const auto started = start();
    if (!started) {
      process_.reset();
      return Error{"The program {1} cannot play. {2}", quoted(command_), started.error().sentence};
    }
  }
  // What goes wrong from here on shows in the first move.
  [[maybe_unused]] const auto seeded = set("seed", std::to_string(seed % 1'000'000'000));
  [[maybe_unused]] const auto begun = say({"new-game"});
  return Done{};
}

Result<Done> HubPlayer::start() {
  auto process = Process::start(command_);
  if (!process) return process.error();
  process_ = std::move(*process);
  parameters_.clear();
  for (const auto step : {&HubPlayer::introduce, &HubPlayer::set_parameters}) {
    const auto done = (this->*step)();
    if (!done) return done;
  }
  const auto said = say({"init"});
  if (!said) return said;
  const auto ready = hear({"ready"});
  if (!ready) return ready.error();
  return Done{};
}

/// Learns which parameters it has.
Result<Done> HubPlayer::introduce() {
  const auto said = say({"hub"});
  if (!said) return said;
  for (;;) {
    const auto line = hear({"param", "wait"});
    if (!line) return line.error();
    if (line->command == "wait") return Done{};
    parameters_.emplace(line->find("name").value_or(""));
  }
}

Result<Done> HubPlayer::set_parameters() {
  if (!parameters_.contains("game") && !hub::is_draughts(*conditions_.game))
    return Error{"It has no parameter 'game', so it does not know this one."};
  const bool is_cpu = conditions_.limits.clock == search::ClockKind::cpu;
  if (is_cpu && !parameters_.contains("clock"))
    return Error{"It has no parameter 'clock', so it does not count processor time."};
  for (const auto& done : {set("game", conditions_.game->id()), set("table-mb", std::to_string(conditions_.table_mb)),
                           set("clock", is_cpu ? "cpu" : "wall")})
    if (!done) return done;
  return Done{};
}

Result<Reply> HubPlayer::choose(const play::Match& match) {
  auto reply = ask(match);
  if (!reply) process_.reset();  // the next game begins with a new one
  return reply;
}

Result<Reply> HubPlayer::ask(const play::Match& match) {
  allow(conditions_.limits.time);
  const search::Stopwatch watch(search::ClockKind::wall);
  for (const auto& said :
       {say(position_line(match)), say(hub::message_of(conditions_.limits)), say({"go", {{"think"}}})})
    if (!said) return said.error();
  Reply reply;
  for (;;) {
    const auto line = hear({"info", "done"});
    if (!line) return line.error();
    if (line->command == "info") {
      take_note(*line, reply.thought);
      continue;
    }
    const auto text = line->find("move");
    if (!text) return Error{"It gives no move."};  // right where a game is over, and nobody is asked there
    const auto move = hub::read_move(match, *text);
    if (!move) return Error{"Its move {1} is refused: {2}", quoted(*text), move.error().sentence};
    reply.move = *move;
    if (conditions_.limits.clock == search::ClockKind::wall) reply.thought.time = watch.elapsed();
    return reply;
  }
}

Result<Done> HubPlayer::say(const Message& line) { return process_->write(hub::text(line), deadline_); }

Result<Done> HubPlayer::set(const std::string& name, const std::string& value) {
  if (!parameters_.contains(name)) return Done{};
  return say(Message{"set-param"}.add("name", name).add("value", value));
}

Result<hub::Message> HubPlayer::hear(const std::set<std::string>& commands) {
  for (;;) {
    const auto text = process_->read(deadline_, is_stopped_);
    if (!text) return text.error();
    auto line = hub::read_message(*text);
    if (!line) continue;  // programs also talk about other things
    if (line->command == "error")
      return Error{"It reports an error: {1}", printable(line->find("message").value_or(""))};
    if (commands.contains(line->command)) return line;
  }
}

void HubPlayer::allow(search::Seconds time) {
  deadline_ = Process::Clock::now() + std::chrono::duration_cast<Process::Clock::duration>(time + conditions_.patience);
}

}  // namespace lozenge::arena
