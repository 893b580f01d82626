#include "arena/contest.hpp"

#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include "core/key.hpp"
#include "core/quote.hpp"

namespace lozenge::arena {

void Effort::add(const play::Thought& thought) {
  ++moves;
  depth += static_cast<std::uint64_t>(thought.depth);
  nodes += thought.nodes;
  time += thought.time;
}

void Effort::add(const Effort& other) {
  moves += other.moves;
  depth += other.depth;
  nodes += other.nodes;
  time += other.time;
}

namespace {

constexpr const char* names[2] = {"A", "B"};

/// Two players who play one game after the other.
class Pairing {
 public:
  Pairing(const Plan& plan, const std::atomic<bool>& stop)
      : plan_(plan),
        stop_(stop),
        players_{make_player(plan.a, plan.conditions), make_player(plan.b, plan.conditions)} {}

  void stop() {
    for (auto& player : players_) player->stop();
  }

  /// None where the game was stopped.
  Result<std::optional<Played>> play(int number) {
    for (std::size_t i = 0; i < 2; ++i) {
      const auto begun = players_[i]->begin(seed_of(number, i));
      if (!begun) return begun.error();
    }
    Played played{.number = number, .match = begin_match(*plan_.conditions.game, plan_.opening_of(number))};
    while (!stop_ && !played.match->status().is_over()) play_turn(played);
    if (stop_) return std::optional<Played>();
    return std::optional(std::move(played));
  }

 private:
  std::uint64_t seed_of(int number, std::size_t player) const {
    return bits(Mixer().add(plan_.seed).add(static_cast<std::uint64_t>(number)).add(player).key());
  }

  void play_turn(Played& played) {
    play::Match& match = *played.match;
    const Side side = match.side();
    const std::size_t who = side == Plan::side_of_a(played.number) ? 0 : 1;
    const auto reply = players_[who]->choose(match);
    if (stop_) return;
    if (!reply) return lose(played, side, who, reply.sentence());
    played.effort[who].add(reply->thought);
    const auto done = match.play(reply->move);
    if (!done) lose(played, side, who, "Its move " + quoted(reply->move) + " is refused: " + done.sentence());
  }

  static void lose(Played& played, Side side, std::size_t who, const std::string& why) {
    played.fault = std::string(names[who]) + " loses. " + why;
    [[maybe_unused]] const auto resigned = played.match->resign(side);
  }

  const Plan& plan_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<Player> players_[2];
};

/// The tables, which take the games one by one, and the one who writes down the results.
class Hall {
 public:
  Hall(const Plan& plan, const std::function<bool(const Played&)>& report) : plan_(plan), report_(report) {
    for (int i = 0; i < std::min(plan.tables, plan.games); ++i)
      pairings_.push_back(std::make_unique<Pairing>(plan, is_stopped_));
  }

  Result<Done> run(const std::atomic<bool>& stop) {
    using namespace std::chrono_literals;
    std::vector<std::thread> threads;
    busy_ = pairings_.size();
    for (auto& pairing : pairings_) threads.emplace_back([&] { serve(*pairing); });
    {
      std::unique_lock lock(mutex_);
      while (!over_.wait_for(lock, 20ms, [&] { return busy_ == 0; }))
        if (stop || is_stopped_) stop_all();
    }
    for (auto& thread : threads) thread.join();
    for (const auto& [number, played] : waiting_) report_(played);  // behind games that were stopped
    if (error_) return *error_;
    return Done{};
  }

 private:
  void stop_all() {
    is_stopped_ = true;
    for (auto& pairing : pairings_) pairing->stop();
  }

  void serve(Pairing& pairing) {
    for (;;) {
      const int number = next_++;
      if (number >= plan_.games || is_stopped_) break;
      auto played = pairing.play(number);
      const std::lock_guard lock(mutex_);
      if (!played) {
        error_ = played.error();
        is_stopped_ = true;
      } else if (*played) {
        waiting_.emplace(number, std::move(**played));
        report_in_order();
      }
    }
    const std::lock_guard lock(mutex_);
    --busy_;
    over_.notify_all();
  }

  void report_in_order() {
    while (!is_decided_ && !waiting_.empty() && waiting_.begin()->first == reported_) {
      const auto first = waiting_.extract(waiting_.begin());
      ++reported_;
      is_decided_ = !report_(first.mapped());
    }
    if (!is_decided_) return;
    is_stopped_ = true;
    waiting_.clear();  // played after the decision
  }

  const Plan& plan_;
  const std::function<bool(const Played&)>& report_;
  std::vector<std::unique_ptr<Pairing>> pairings_;
  std::atomic<bool> is_stopped_{false};
  std::atomic<int> next_{0};
  std::mutex mutex_;  // of all below
  std::condition_variable over_;
  std::size_t busy_ = 0;
  std::map<int, Played> waiting_;  // finished before an earlier one
  int reported_ = 0;
  bool is_decided_ = false;
  std::optional<Error> error_;
};

}  // namespace

Result<Done> play_contest(const Plan& plan, const std::atomic<bool>& stop,
                          const std::function<bool(const Played&)>& report) {
  return Hall(plan, report).run(stop);
}

}  // namespace lozenge::arena
