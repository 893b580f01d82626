// Games of a strong side against one that slips often, and in them the positions where a win could have been forced.
#pragma once

#include "tools/learn/selfplay.hpp"
#include "tools/mine/interrupt.hpp"
#include "tools/mine/plan.hpp"
#include "tools/mine/proof.hpp"
#include "tools/mine/puzzle.hpp"
#include "tools/mine/seer.hpp"

namespace lozenge::mine {

template <class Module, Evaluated R>
class Games {
 public:
  using Evaluator = eval::Evaluator<typename R::Features>;

  Games(const Options<R>& options, const Evaluator& evaluate, const Plan& plan)
      : options_(options),
        plan_(plan),
        random_(plan.seed),
        player_(evaluate, plan.nodes),
        seer_(evaluate, plan.seen_nodes) {}

  /// One game. `take(position)` hears of each position that looks won; after one that it takes, some plies are left
  /// out, since what follows is the same again.
  template <class Take>
  void play(const Take& take) {
    constexpr int apart = 6;
    const int longest = plan_.pieces > 0 ? 16 : 200;
    int next = 0;                                     // the ply to look at again
    const std::uint32_t slips[] = {12, plan_.slips};  // of the strong side and the weak
    const auto weak = static_cast<Side>(random_.below(2));
    search::Root<R> root{start(), {}, 0};
    for (int ply = 0; ply < longest && !R::outcome(root.position); ++ply) {
      MoveList<R> moves;
      legal_moves<R>(root.position, moves);
      if (moves.empty()) return;
      const auto found = player_.think(root);
      if (is_interrupted != 0) return;
      if (ply >= next && is_promising(root.position, found.score) && take(root.position))
        next = ply + plan_.most_plies + apart;
      const bool is_slip = random_.below(slips[R::side(root.position) == weak ? 1 : 0]) == 0;
      const auto choice = random_.below(static_cast<std::uint32_t>(moves.size()));
      root.position = R::play(root.position, is_slip ? moves[choice] : found.line.front());
    }
  }

 private:
  /// After some random plies; with few pieces they go anywhere, and a game is soon over.
  Position<R> start() {
    if (plan_.pieces == 0) return learn::random_start<R>(options_, random_, {}, player_);
    constexpr std::uint32_t most = 24;
    const auto p = strayed(R::start(options_), static_cast<int>(random_.below(most)));
    return strayed(thinned(p), static_cast<int>(random_.below(most)));
  }

  Position<R> strayed(Position<R> p, int plies) {
    for (int i = 0; i < plies; ++i) {
      MoveList<R> moves;
      legal_moves<R>(p, moves);
      if (moves.empty()) break;
      p = R::play(p, moves[random_.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return p;
  }

  /// With so many pieces a side left at random: where a full board leaves too much to choose for any win to be the only
  /// one.
  Position<R> thinned(const Position<R>& p) {
    auto all = R::pieces(p);
    for (std::size_t i = all.size(); i > 1; --i)
      std::swap(all[i - 1], all[random_.below(static_cast<std::uint32_t>(i))]);
    std::array<int, 2> kept{};
    std::erase_if(
        all, [&](const Piece& piece) { return kept[static_cast<std::size_t>(index(piece.owner))]++ >= plan_.pieces; });
    const auto read = R::read(Module::family().compose(R::seat(p), all), R::options(p));
    return read ? *read : p;
  }

  /// A closer look sees a win that is neither too near nor too far, and no other one where there must not be any.
  bool is_promising(const Position<R>& p, search::Score score) {
    constexpr search::Score lead = 50;
    if (score < lead) return false;
    const auto sight = seer_.look(p);
    if (!sight || sight->plies < plan_.fewest_plies || sight->plies > plan_.most_plies) return false;
    const auto second = search::plies_to_end(seer_.rival(p, sight->winner));
    return !second || *second < 0 || (!plan_.are_only && *second > sight->plies + margin);
  }

  Options<R> options_;
  const Plan& plan_;
  search::Random random_;
  learn::Player<R> player_;
  Seer<R> seer_;
};

}  // namespace lozenge::mine
