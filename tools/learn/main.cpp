// learn-GAME: plays the game against itself, fits its evaluation to that, and keeps what wins a match.
//
// Compiled once for each game, with GAME_MODULE, its namespace, and GAME_HEADER, its header. All
// option sets that share an evaluation learn together; LEARN_NAME on the command line picks one where a game has
// several.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <deque>
#include <fstream>
#include <iterator>

#include GAME_HEADER
#include "tools/learn/aim.hpp"
#include "tools/learn/selfplay.hpp"
#include "tools/learn/train.hpp"
#include "tools/learn/variants.hpp"

namespace lozenge::learn {

namespace {

using Module = games::GAME_MODULE::Module;

struct Plan {
  std::string name;  // of the weights
  std::string file;  // that they are written to
  int rounds = 3, games = 20'000, pairs = 300, threads = 2;
  std::uint64_t nodes = 800, match_nodes = 2000, seed = 1;
  Conduct conduct;
  TrainSettings training;
  double growth = 1;      // a round has so many times the games of the one before
  bool goes_on = false;   // from the weights in the file
  bool refines = false;   // trains on from the best weights, not from nothing
  bool measures = false;  // only says what the scores of these weights mean

  int games_of(int round) const { return static_cast<int>(games * std::pow(growth, round - 1)); }
};

std::vector<std::uint8_t> read_bytes(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void say(const char* what, const MatchScore& s) {
  std::printf("%s: %d games, +%d =%d -%d, %.1f %% +- %.1f\n", what, s.games(), s.wins, s.draws, s.losses,
              100 * s.points(), 100 * s.error());
  std::fflush(stdout);
}

template <Evaluated R>
class Course {
  using F = typename R::Features;
  using Evaluator = eval::Evaluator<F>;
  using Network = eval::Network<F>;
  static constexpr std::size_t remembered = 3;  // rounds: older games were played too badly

 public:
  Course(const Plan& plan, std::vector<Options<R>> options)
      : plan_(plan), options_(std::move(options)), best_(std::make_unique<Evaluator>(eval::Judgement::hand)) {}

  /// False where the file has no weights to go on from.
  bool run() {
    if (plan_.goes_on || plan_.measures) {
      const auto weights = eval::unpack(read_bytes(plan_.file), network_->fingerprint(), network_->size());
      if (!weights) {
        std::fprintf(stderr, "%s: %s\n", plan_.file.c_str(), weights.sentence().c_str());
        return false;
      }
      adopt(*weights);
    }
    if (plan_.measures) {
      measure();
      return true;
    }
    for (int round = 1; round <= plan_.rounds; ++round) learn(round);
    const Evaluator hand(eval::Judgement::hand);
    say("learnt against hand-made", match(*best_, hand, 99));
    return true;
  }

 private:
  std::uint64_t seed_of(int round) const {
    return plan_.seed * 1'000'003 + static_cast<std::uint64_t>(round) * 77'777'777;
  }

  void adopt(const std::vector<std::int16_t>& numbers) {
    best_numbers_ = numbers;
    best_ = std::make_unique<Evaluator>(numbers);
  }

  MatchScore match(const Evaluator& a, const Evaluator& b, int round) const {
    return play_match<R>(options_[0], a, b, plan_.match_nodes, plan_.pairs, seed_of(round) + 13, plan_.threads,
                         plan_.conduct);
  }

  /// Which spread the scores of these weights have: `spread` of a game's features.
  void measure() const {
    auto samples =
        self_play<R>(options_[0], *best_, plan_.nodes, plan_.games, seed_of(1), plan_.threads, plan_.conduct);
    for (auto& sample : samples)
      if (std::abs(sample.result) < 1) sample.result = 0;  // here a draw is a draw
    std::printf("%d games, %zu positions; scores fit results with a spread of %.0f\n", plan_.games, samples.size(),
                fitted_spread<R>(samples));
  }

  /// One round: new games, a fit to these and the last rounds', and a match against the best so far.
  void learn(int round) {
    const int games = plan_.games_of(round);
    auto fresh = self_play<R>(options_[0], *best_, plan_.nodes, games, seed_of(round), plan_.threads, plan_.conduct);
    // The other option sets that share the evaluation add a few games of theirs.
    for (std::size_t i = 1; i < options_.size(); ++i) {
      const auto more =
          self_play<R>(options_[i], *best_, plan_.nodes, games / 5, seed_of(round) + 7, plan_.threads, plan_.conduct);
      fresh.insert(fresh.end(), more.begin(), more.end());
    }
    const double spread = fitted_spread<R>(fresh);
    std::printf("round %d: %d games, %zu positions; scores fit results with a spread of %.0f\n", round, games,
                fresh.size(), spread);
    std::fflush(stdout);
    // What the search thought is brought to the common scale before it is learnt.
    for (auto& s : fresh)
      s.score = static_cast<std::int16_t>(std::clamp(s.score * eval::spread / spread, -8000.0, 8000.0));
    rounds_.push_back(std::move(fresh));
    if (rounds_.size() > remembered) rounds_.pop_front();
    std::vector<Sample<Position<R>>> samples;
    for (const auto& past : rounds_) samples.insert(samples.end(), past.begin(), past.end());

    Trainer<R> trainer(plan_.training);
    const auto start = plan_.refines ? best_numbers_ : std::vector<std::int16_t>();
    const double loss = trainer.fit(samples, seed_of(round), start);
    const auto weights = trainer.numbers();
    std::printf("round %d: loss %.5f\n", round, loss);
    const MatchScore score = match(Evaluator(weights), *best_, round);
    say(score.points() > 0.5 ? "kept" : "not kept", score);
    if (score.points() <= 0.5) return;
    adopt(weights);
    const auto bytes = eval::pack(weights, network_->fingerprint());
    std::ofstream(plan_.file, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  }

  Plan plan_;
  std::vector<Options<R>> options_;  // that share the evaluation
  std::unique_ptr<Network> network_ = std::make_unique<Network>();
  std::unique_ptr<Evaluator> best_;
  std::vector<std::int16_t> best_numbers_;               // none of what is made by hand
  std::deque<std::vector<Sample<Position<R>>>> rounds_;  // the last ones
};

/// Runs the course of the option sets whose weights have the name.
int run(const Plan& plan) {
  auto options = options_with_weights<Module>(plan.name);
  if (options.empty()) {
    std::fprintf(stderr, "There are no weights '%s'.\n", plan.name.c_str());
    return 1;
  }
  return Course<RulesOf<Module>>(plan, std::move(options)).run() ? 0 : 1;
}

}  // namespace

}  // namespace lozenge::learn

int main(int count, char** arguments) {
  lozenge::learn::Plan plan;
  CLI::App app{"Learns the evaluation of a game from games of the engine against itself."};
  app.add_option("NAME", plan.name, "which weights, as in NAME.weights")->required();
  app.add_option("FILE", plan.file, "where they are written to")->required();
  app.add_option("--rounds", plan.rounds, "how often to play, fit and compare")->capture_default_str();
  app.add_option("--games", plan.games, "of the first round")->capture_default_str();
  app.add_option("--growth", plan.growth, "how many times the games of the round before each round has")
      ->capture_default_str();
  app.add_option("--nodes", plan.nodes, "for a move of these games")->capture_default_str();
  app.add_option("--pairs", plan.pairs, "of games in a match")->capture_default_str();
  app.add_option("--match-nodes", plan.match_nodes, "for a move of a match")->capture_default_str();
  app.add_option("--fewest", plan.conduct.fewest, "random plies to begin with")->capture_default_str();
  app.add_option("--most", plan.conduct.most, "random plies to begin with")->capture_default_str();
  app.add_option("--widest", plan.conduct.widest, "points by which one side may be ahead then")->capture_default_str();
  app.add_option("--patience", plan.conduct.patience, "plies without progress before a game is given up as drawn")
      ->capture_default_str();
  app.add_option("--longest-idle", plan.conduct.longest_idle, "plies without progress after which nothing is learnt")
      ->capture_default_str();
  app.add_flag("--aside", plan.conduct.looks_aside, "learn from a random move beside each one played, too");
  app.add_option("--within", plan.conduct.within,
                 "learn from so many positions that the search for each move judged, too")
      ->capture_default_str();
  app.add_option("--epochs", plan.training.epochs, "over all positions")->capture_default_str();
  app.add_option("--rate", plan.training.rate, "of learning: the largest step of a weight")->capture_default_str();
  app.add_option("--trust", plan.training.trust, "how much the result of a game counts")->capture_default_str();
  app.add_option("--threads", plan.threads, "to play and learn on; what is learnt is the same")->capture_default_str();
  app.add_option("--seed", plan.seed, "of all that is left to chance")->capture_default_str();
  app.add_flag("--continue", plan.goes_on, "begin with the weights in FILE");
  app.add_flag("--refine", plan.refines, "train on from the best weights so far instead of from nothing");
  app.add_flag("--measure", plan.measures, "learn nothing: say what the scores of the weights in FILE mean");
  CLI11_PARSE(app, count, arguments);
  plan.training.threads = plan.threads;
  return lozenge::learn::run(plan);
}
