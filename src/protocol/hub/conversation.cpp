#include "protocol/hub/conversation.hpp"

#include <algorithm>

#include "core/quote.hpp"
#include "protocol/hub/notation.hpp"

namespace lozenge::protocol::hub {

namespace {

constexpr search::Seconds usual_time{1};  // of a move where no level was set

/// In men. A game that is decided is worth a hundred of them, less a hundredth for each ply that it takes.
double men(search::Score score) {
  const auto plies = search::plies_to_end(score);
  if (!plies) return std::clamp(score / 100.0, -90.0, 90.0);
  return score > 0 ? 100 - *plies / 100.0 : -100 - *plies / 100.0;
}

}  // namespace

Conversation::Conversation(const Setting& setting, Workshop& workshop, Say say)
    : setting_(setting),
      workshop_(workshop),
      say_(std::move(say)),
      parameters_(setting.families, setting.bounds),
      match_(parameters_.game()->start()) {
  allowance_.limits.time = usual_time;
}

Conversation::~Conversation() {
  stop();
  workshop_.wait();
}

bool Conversation::hear(std::string_view text) {
  const auto line = read_message(text);
  if (line && line->command == "quit") return false;
  const auto done = line ? obey(*line) : Result<Done>(line.error());
  if (done) return true;
  if (command_of(text) == "pos") has_position_ = false;  // whoever sent it does not mean the one before
  say(Message{"error"}.add("message", done.sentence()));
  return true;
}

Result<Done> Conversation::obey(const Message& line) {
  if (line.command == "ping") say({"pong"});
  if (line.command == "stop") stop();
  if (line.command == "ponder-hit") hit();

  struct Order {
    std::string_view command;
    Result<Done> (Conversation::*obey)(const Message&);
  };
  static constexpr Order orders[] = {{"hub", &Conversation::introduce},           {"init", &Conversation::prepare},
                                     {"set-param", &Conversation::set_parameter}, {"pos", &Conversation::set_position},
                                     {"level", &Conversation::set_level},         {"go", &Conversation::go},
                                     {"new-game", &Conversation::begin_game}};
  const auto order = std::ranges::find(orders, line.command, &Order::command);
  if (order == std::end(orders)) return Done{};  // the protocol may grow: what is unknown is ignored
  if (!is_free()) return Error{"While I think, only stop, ponder-hit, ping and quit are heard."};
  return (this->*order->obey)(line);
}

/// Waits for a search that has been stopped or has said its move; one that goes on is not disturbed.
bool Conversation::is_free() {
  if (is_thinking_ && !is_stopped_) return false;
  workshop_.wait();
  return true;
}

Result<Done> Conversation::introduce(const Message&) {
  say(Message{"id"}
          .add("name", "Lozenge")
          .add("version", setting_.version)
          .add("author", "The Lozenge authors")
          .add("country", ""));
  for (const Message& parameter : parameters_.declare()) say(parameter);
  say({"wait"});
  return Done{};
}

Result<Done> Conversation::prepare(const Message&) {
  engine();
  say({"ready"});
  return Done{};
}

Result<Done> Conversation::set_parameter(const Message& line) {
  const auto name = line.find("name"), value = line.find("value");
  if (!name || !value) return Error{"set-param needs name= and value=."};
  const auto game = parameters_.game();
  const auto done = parameters_.set(*name, *value);
  if (!done) return done;
  engine_.reset();
  if (parameters_.game() != game) match_ = parameters_.game()->start();
  return Done{};
}

Result<Done> Conversation::set_position(const Message& line) {
  const auto position = line.find("pos");
  if (!position) return Error{"pos needs pos=."};
  auto match = read_position(*parameters_.game(), *position);
  if (!match) return match.error();
  for (auto moves = line.find("moves").value_or(""); !moves.empty();) {
    const auto word = moves.substr(0, moves.find(' '));
    moves.remove_prefix(std::min(word.size() + 1, moves.size()));
    if (word.empty()) continue;
    const auto move = read_move(**match, word);
    if (!move) return Error{"{1}: {2}", quoted(word), move.error().sentence};
    const auto played = (*match)->play(*move);
    if (!played) return Error{"{1}: {2}", quoted(word), played.error().sentence};
  }
  match_ = std::move(*match);
  has_position_ = true;
  return Done{};
}

Result<Done> Conversation::set_level(const Message& line) {
  const auto level = read_allowance(line);
  if (!level) return level.error();
  allowance_ = *level;
  return Done{};
}

Result<Done> Conversation::begin_game(const Message&) {
  if (engine_) engine_->forget();
  return Done{};
}

Result<Done> Conversation::go(const Message& line) {
  const bool ponders = line.has("ponder"), analyzes = line.has("analyze");
  if (!ponders && !analyzes && !line.has("think")) return Error{"go needs think, ponder or analyze."};
  if (!has_position_) return Error{"There is no position: the last one was refused."};
  if (match_->status().is_over()) {
    say({"done"});
    return Done{};
  }
  is_thinking_ = true;
  is_stopped_ = is_hit_ = false;
  engine().resume();
  mode_ = ponders ? Mode::ponder : analyzes ? Mode::analyze : Mode::think;
  workshop_.start([this] { think_and_say(); });
  return Done{};
}

void Conversation::stop() {
  is_stopped_ = true;
  if (engine_) engine_->stop();
}

/// The opponent has played what was pondered about. Thinking begins anew, now against the clock; the table remembers.
void Conversation::hit() {
  if (mode_ != Mode::ponder || is_hit_ || !is_thinking_) return;
  is_hit_ = true;
  engine_->stop();
}

play::Engine& Conversation::engine() {
  if (!engine_) engine_ = parameters_.game()->make_engine(parameters_.settings());
  return *engine_;
}

void Conversation::think_and_say() {
  if (mode_ == Mode::think) return say_answer(think(allowance_.plan()));
  const auto answer = think({});
  if (!is_hit_) return say_answer(answer);
  engine_->resume();
  if (is_stopped_) engine_->stop();  // it may have come between
  say_answer(think(allowance_.plan()));
}

play::Answer Conversation::think(const search::Limits& limits) {
  play::Request request{.limits = limits, .report = [this](const play::Thought& thought) { say_thought(thought); }};
  request.limits.clock = parameters_.clock();
  if (const auto most = setting_.most_nodes; most > 0)
    request.limits.nodes = limits.nodes > 0 ? std::min(limits.nodes, most) : most;
  return engine_->think(*match_, request);
}

void Conversation::say_thought(const play::Thought& thought) const {
  const double seconds = thought.time.count();
  Message line{"info"};
  line.add("depth", static_cast<std::uint64_t>(thought.depth))
      .add_decimal("mean-depth", thought.depth, 1)
      .add_decimal("score", men(thought.score), 2)
      .add("nodes", thought.nodes)
      .add_decimal("time", seconds, 3);
  if (seconds > 0) line.add_decimal("nps", static_cast<double>(thought.nodes) / seconds / 1e6, 2);
  say(line.add("pv", line_text(*match_, thought.moves)));
}

void Conversation::say_answer(const play::Answer& answer) {
  Message line{"done"};
  line.add("move", move_text(*match_, answer.move));
  if (!answer.reply.empty()) {
    const auto after = match_->clone();
    if (after->play(answer.move) && after->read(answer.reply)) line.add("ponder", move_text(*after, answer.reply));
  }
  is_thinking_ = false;  // what comes in answer to this line must find us free
  say(line);
}

}  // namespace lozenge::protocol::hub
