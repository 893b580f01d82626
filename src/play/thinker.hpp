// The engine of any game: searches the strict game (exact under all enforcements, RULES 1) and decides about claims at
// the root.
#pragma once

#include "play/level.hpp"
#include "play/rules_match.hpp"
#include "search/playout.hpp"
#include "search/team.hpp"

namespace lozenge::play {

template <class R>
struct Beneath {
  using Strict = R;
  static const Position<R>& position(const Position<R>& p) { return p; }
};
template <class R>
  requires requires { typename R::Beneath; }
struct Beneath<R> {
  using Strict = typename R::Beneath;
  static const Position<Strict>& position(const Position<R>& p) { return p.now; }
};
/// The game beneath the claims, where there are any.
template <class R>
using Strict = typename Beneath<R>::Strict;

/// A search with its table and its errors, in terms of texts.
template <Notated R>
class Thinker final : public Engine {
  using S = Strict<R>;
  static constexpr bool has_claims = !std::is_same_v<R, S>;

 public:
  explicit Thinker(const EngineSettings& settings)
      : settings_(settings),
        level_(level(settings.level)),
        evaluate_(settings.judgement),
        table_(settings.table_mb),
        team_(evaluate_, table_, settings.threads, stop_),
        random_(settings.seed) {}

  void stop() override { stop_ = true; }
  void resume() override { stop_ = false; }
  void forget() override { table_.clear(); }

  Answer think(const Match& match, const Request& request) override {
    const auto& played = static_cast<const RulesMatch<R>&>(match);
    if (match.status().is_over()) return {};
    const auto& p = played.placed().position;
    if constexpr (requires { S::generate_arrangement(p, random_, evaluate_); }) {
      if (auto arranged = S::generate_arrangement(p, random_, evaluate_)) return {name(p, *arranged), {}, {}};
    }
    prepare_blur(match.turns().size());
    if constexpr (has_claims) {
      if (R::is_unsettled(p) && !is_overlooked()) return decide_claim(played, request);
    }
    return choose_move(played, request);
  }

 private:
  using Root = search::Root<S>;

  static std::string name(const Position<S>& p, const Move<S>& m) {
    MoveList<S> one;
    one.push(m);
    return S::name_moves(p, one).front();
  }

  static Thought thought_of(const Position<S>& start, const search::Finding<S>& found) {
    Thought thought{found.depth, found.rank, found.score, found.nodes, found.time, {}};
    auto p = start;
    for (const auto& m : found.line) {
      thought.moves.push_back(name(p, m));
      p = S::play(p, m);
    }
    return thought;
  }

  static Root root_of(const RulesMatch<R>& played) {
    const auto& placed = played.placed();
    Root root{Beneath<R>::position(placed.position), {}, placed.idle};
    for (std::size_t n = 0; n < played.turns().size(); ++n)
      root.past.push_back(S::key(Beneath<R>::position(played.position_at(n))));
    return root;
  }

  /// Weaker levels see things out of focus all the time; a varied opening takes a slight blur of the first moves.
  void prepare_blur(std::size_t turns) {
    constexpr std::size_t opening = 8;
    constexpr int slight = 4;
    const int points = std::max(level_.blur, settings_.is_varied && turns < opening ? slight : 0);
    if (points != blur_points_) table_.clear();  // what was seen through another blur
    blur_points_ = points;
    team_.set_blur({points, settings_.seed});
  }

  bool is_overlooked() { return static_cast<int>(random_.below(100)) < level_.overlooked; }

  search::Limits limited(search::Limits limits) const {
    if (level_.nodes > 0) limits.nodes = limits.nodes > 0 ? std::min(limits.nodes, level_.nodes) : level_.nodes;
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
      if (!R::is_insisted(p) && S::has_demand(strict) && is_overlooked()) {
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

  /// Searches one position; the last line of rank 0 is what counts.
  template <class Report>
  search::Finding<S> search(const Root& root, const search::Limits& limits, int lines, const Report& report) {
    search::Finding<S> best;
    team_.think(root, limits, lines, [&](const search::Finding<S>& found) {
      if (found.rank == 0) best = found;
      report(found);
    });
    return best;
  }

  Answer choose_move(const RulesMatch<R>& played, const Request& request) {
    Root root = root_of(played);
    root.moves = candidates(played.placed().position, root.position);
    const auto best = search(root, limited(request.limits), request.lines, [&](const search::Finding<S>& found) {
      if (request.report) request.report(thought_of(root.position, found));
    });
    Answer answer{{}, {}, thought_of(root.position, best)};
    const auto& moves = answer.thought.moves;
    if (!moves.empty()) answer.move = moves[0];
    if (moves.size() > 1) answer.reply = moves[1];
    return answer;
  }

  /// A claim, and what it leads to: a position and whose view its score has.
  struct Claim {
    std::string text;  // empty: play on
    Root root;
    int sign = 1;
  };

  /// The jump was missed. Each answer is searched for its share of the limits: to insist, to huff a piece, to play on.
  Answer decide_claim(const RulesMatch<R>& played, const Request& request)
    requires has_claims
  {
    const auto& p = played.placed().position;
    std::vector<Claim> claims{{"", root_of(played), 1}};
    MoveList<R> actions;
    R::generate(p, actions);
    for (const auto& action : actions) {
      if (!R::is_claim(action)) continue;
      MoveList<R> one;
      one.push(action);
      const auto after = R::play(p, action);
      claims.push_back(
          {R::name_moves(p, one).front(), {Beneath<R>::position(after), {}, 0}, R::side(after) == R::side(p) ? 1 : -1});
    }
    auto limits = limited(request.limits);
    const auto share = claims.size();
    if (limits.nodes > 0) limits.nodes = std::max<std::uint64_t>(limits.nodes / share, 1);
    limits.time /= static_cast<double>(share);
    limits.enough /= static_cast<double>(share);

    Answer best;
    search::Score best_score = -search::infinite;
    for (const Claim& claim : claims) {
      const auto line = value_of(claim, limits);
      if (!line || line->score <= best_score) continue;
      best_score = line->score;
      best.thought = *line;
      best.move = line->moves.front();
      best.reply = line->moves.size() > 1 ? line->moves[1] : "";
    }
    if (request.report) request.report(best.thought);
    return best;
  }

  /// What a claim is worth for the player who makes it; none where he could not go on.
  std::optional<Thought> value_of(const Claim& claim, const search::Limits& limits)
    requires has_claims
  {
    const auto& p = claim.root.position;
    Thought line;
    if (const auto outcome = S::outcome(p)) {
      line.score = *outcome == win_for(S::side(p)) ? search::win_in(1) : search::loss_in(1);
    } else {
      const auto found = search(claim.root, limits, 1, [](const search::Finding<S>&) {});
      if (found.line.empty() && claim.text.empty()) return std::nullopt;
      line = thought_of(p, found);
      if (found.line.empty()) line.score = search::loss_in(1);  // no move after a huff
    }
    line.score *= claim.sign;
    if (!claim.text.empty()) line.moves.insert(line.moves.begin(), claim.text);
    return line;
  }

  EngineSettings settings_;
  const Level& level_;
  eval::Evaluator<typename S::Features> evaluate_;
  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  search::Team<S> team_;
  search::Random random_;
  int blur_points_ = 0;
};

}  // namespace lozenge::play
