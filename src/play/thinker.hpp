// The engine of any game: searches the strict game (exact under all enforcements) and decides about claims at
// the root.
#pragma once

#include "core/insertion_sort.hpp"
#include "play/beneath.hpp"
#include "play/level.hpp"
#include "play/rules_match.hpp"
#include "search/playout.hpp"
#include "search/team.hpp"

namespace lozenge::play {

/// A search with its table and its errors, in terms of texts.
template <Notated R>
class Thinker final : public Engine {
  using S = Strict<R>;
  static constexpr bool has_claims = !std::is_same_v<R, S>;

 public:
  Thinker(const EngineSettings& settings, const Options<S>& options)
      : settings_(settings),
        level_(level(settings.level)),
        weights_(S::Features::weights(options)),
        evaluate_(settings.judgement, settings.weights.empty() ? weights_.learnt : settings.weights),
        table_(settings.table_mb),
        team_(evaluate_, table_, settings.threads, stop_),
        random_(settings.seed) {
    constexpr search::Score against_people = 20;  // who plays for fun wants a game
    if (settings.is_varied) team_.set_contempt(against_people);
  }

  void stop() override { stop_ = true; }
  void resume() override { stop_ = false; }
  void forget() override { table_.clear(); }

  Answer think(const Match& match, const Request& request) override {
    const auto& played = static_cast<const RulesMatch<R>&>(match);
    if (match.status().is_over()) return {};
    const auto& p = played.placed().position;
    if constexpr (Arranging<S>) {
      if (auto arranged = S::arrange(p, random_, evaluate_)) return {name<S>(p, *arranged), {}, {}};
    }
    prepare_blur(match.turns().size());
    if constexpr (has_claims) {
      if (R::is_unsettled(p) && (!has_move(p.now) || !is_overlooked())) return decide_claim(played, request);
    }
    if (match.can_call_draw()) return call_or_move(played, request);
    return choose_move(played, request);
  }

 private:
  using Root = search::Root<S>;
  using Finding = search::Finding<S>;

  static bool has_move(const Position<S>& p) {
    MoveList<S> legal;
    legal_moves<S>(p, legal);
    return !legal.empty();
  }

  /// What was learnt has the scale that its games gave it.
  int spread() const {
    return settings_.judgement == eval::Judgement::learnt ? weights_.spread : static_cast<int>(eval::spread);
  }

  Thought thought_of(const Position<S>& start, const Finding& found) const {
    Thought thought{found.depth, found.rank, in_common_points(found.score, spread()), found.nodes, found.time, {}};
    auto p = start;
    for (const auto& m : found.line) {
      thought.moves.push_back(name<S>(p, m));
      p = S::play(p, m);
    }
    return thought;
  }

  static Root root_of(const RulesMatch<R>& played) {
    const auto& placed = played.placed();
    // Where a match has gone on behind too many plies without progress, nobody counts them any more.
    Root root{Beneath<R>::position(placed.position), {}, placed.idle < R::idle_limit ? placed.idle : 0};
    for (std::size_t n = 0; n < played.turns().size(); ++n)
      root.past.push_back(S::key(Beneath<R>::position(played.position_at(n))));
    return root;
  }

  /// Weaker levels see things out of focus all the time; a varied opening takes a slight blur of the first moves.
  void prepare_blur(std::size_t turns) {
    constexpr std::size_t opening = 8;
    constexpr int slight = 4;
    const int points = std::max(level_.blur * S::forgiveness, settings_.is_varied && turns < opening ? slight : 0);
    if (points != blur_points_) table_.clear();  // what was seen through another blur
    blur_points_ = points;
    team_.set_blur({points, settings_.seed});
  }

  /// Each error that the game forgives is one more chance to overlook something.
  bool is_overlooked() {
    bool is_seen = true;
    for (int chance = 0; chance < S::forgiveness && is_seen; ++chance)
      is_seen = static_cast<int>(random_.below(100)) >= level_.overlooked;
    return !is_seen;
  }

  /// A level's haste is counted in nodes, not on a clock, so that it plays the same on every machine.
  search::Limits limited(search::Limits limits) const {
    if (level_.haste > 0) {
      const std::uint64_t nodes = std::max<std::uint64_t>(S::pace / level_.haste, 1);
      limits.nodes = limits.nodes > 0 ? std::min(limits.nodes, nodes) : nodes;
    }
    if (level_.depth > 0) limits.depth = std::min(limits.depth, level_.depth);
    return limits;
  }

  /// The moves that come to mind: all of them on high levels. Where jumps are not compulsory they may be missed.
  std::vector<Move<S>> candidates([[maybe_unused]] const Position<R>& p, const Position<S>& strict) {
    if (level_.overlooked == 0) return {};
    MoveList<S> legal;
    legal_moves<S>(strict, legal);
    std::vector<Move<S>> all(legal.begin(), legal.end());
    if constexpr (has_claims) {
      if (R::may_miss(p) && S::has_demand(strict) && is_overlooked()) {
        MoveList<S> free;
        S::generate_free(strict, free);
        std::vector<Move<S>> others;
        for (const auto& m : free)
          if (!S::meets_demand(strict, m)) others.push_back(m);
        if (!others.empty()) all = std::move(others);
      }
    }
    std::vector<Move<S>> kept;
    for (const auto& m : all)
      if (!is_overlooked()) kept.push_back(m);
    if (kept.empty()) kept.push_back(all[random_.below(static_cast<std::uint32_t>(all.size()))]);
    return kept;
  }

  /// Searches one position; the last line of each rank is what counts.
  template <class Report>
  std::vector<Finding> search(const Root& root, const search::Limits& limits, int lines, const Report& report) {
    std::vector<Finding> best;
    team_.think(root, limits, lines, [&](const Finding& found) {
      const auto rank = static_cast<std::size_t>(found.rank);
      best.resize(std::max(best.size(), rank + 1));
      best[rank] = found;
      report(found);
    });
    return best;
  }

  static Answer answer_of(const Thought& thought) {
    const auto& moves = thought.moves;
    return {moves.empty() ? "" : moves[0], moves.size() > 1 ? moves[1] : "", thought};
  }

  Answer choose_move(const RulesMatch<R>& played, const Request& request) {
    Root root = root_of(played);
    root.moves = candidates(played.placed().position, root.position);
    const auto found = search(root, limited(request.limits), request.lines, [&](const Finding& finding) {
      if (request.report) request.report(thought_of(root.position, finding));
    });
    return answer_of(found.empty() ? Thought{} : thought_of(root.position, found.front()));
  }

  /// A draw is called where it is better than what comes of moving; where a count decides it may even win.
  Answer call_or_move(const RulesMatch<R>& played, const Request& request) {
    RulesMatch<R> called = played;
    [[maybe_unused]] const auto granted = called.play(draw_word);
    assert(granted);
    const auto outcome = *called.status().outcome;
    auto answer = choose_move(played, request);
    const search::Score worth = outcome == Outcome::draw            ? 0
                                : outcome == win_for(played.side()) ? search::win_in(0)
                                                                    : search::loss_in(0);
    if (worth <= answer.thought.score) return answer;
    Thought thought = answer.thought;
    thought.score = worth;
    thought.moves = {std::string(draw_word)};
    if (request.report) request.report(thought);
    return answer_of(thought);
  }

  /// The jump was missed. Each answer is searched for its share of the limits: to insist, to huff a piece, to play on.
  Answer decide_claim(const RulesMatch<R>& played, const Request& request)
    requires has_claims
  {
    const auto claims = claims_of(played.placed().position);
    auto limits = limited(request.limits);
    const auto shares = claims.size() + 1;
    if (limits.nodes > 0) limits.nodes = std::max<std::uint64_t>(limits.nodes / shares, 1);
    // A share is used up even where a single move is left to look at: its score is what counts.
    limits.time = (limits.enough.count() > 0 ? limits.enough : limits.time) / static_cast<double>(shares);
    limits.enough = {};

    auto lines = lines_of(played, limits, request.lines);
    for (const auto& claim : claims) lines.push_back(line_of_claim(played, claim, limits));
    insertion_sort(lines, std::greater{}, &Thought::score);
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(request.lines)));
    for (std::size_t rank = 0; rank < lines.size(); ++rank) {
      lines[rank].rank = static_cast<int>(rank);
      if (request.report) request.report(lines[rank]);
    }
    return answer_of(lines.front());
  }

  static std::vector<std::string> claims_of(const Position<R>& p)
    requires has_claims
  {
    MoveList<R> actions, claims;
    R::generate(p, actions);
    for (const auto& action : actions)
      if (R::is_claim(action)) claims.push(action);
    return names<R>(p, claims);
  }

  std::vector<Thought> lines_of(const RulesMatch<R>& played, const search::Limits& limits, int lines) {
    const Root root = root_of(played);
    std::vector<Thought> thoughts;
    for (const auto& found : search(root, limits, lines, [](const Finding&) {}))
      thoughts.push_back(thought_of(root.position, found));
    return thoughts;
  }

  /// What a claim is worth for the player who makes it. It is no ply.
  Thought line_of_claim(const RulesMatch<R>& played, const std::string& claim, const search::Limits& limits)
    requires has_claims
  {
    RulesMatch<R> claimed = played;
    [[maybe_unused]] const auto granted = claimed.play(claim);
    assert(granted);
    Thought line;
    line.depth = 1;
    if (const auto status = claimed.status(); status.is_over()) {
      line.score = *status.outcome == win_for(played.side()) ? search::win_in(0) : search::loss_in(0);
    } else {
      line = lines_of(claimed, limits, 1).front();
      if (claimed.side() != played.side()) line.score = -line.score;
    }
    line.moves.insert(line.moves.begin(), claim);
    return line;
  }

  EngineSettings settings_;
  const Level& level_;
  eval::Weights weights_;
  eval::Evaluator<typename S::Features> evaluate_;
  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  search::Team<S> team_;
  search::Random random_;
  int blur_points_ = 0;
};

}  // namespace lozenge::play
