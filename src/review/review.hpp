// Goes through a whole match with the engine and judges each turn of it. The same on every machine, as long as the
// limit is one of nodes or depth.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "play/game.hpp"
#include "review/judgement.hpp"

namespace lozenge::review {

/// How much is looked at for each position. A game of sixty moves takes some seconds.
inline constexpr std::uint64_t usual_nodes = 50'000;

struct Request {
  search::Limits limits{.nodes = usual_nodes};
  std::size_t table_mb = 16;
  std::span<const std::uint8_t> weights = {};  // of the engine; empty: those that the game ships with
  /// Asked between positions, with those looked at and all of them; false ends the review.
  std::function<bool(std::size_t done, std::size_t parts)> go_on = {};
};

struct Review {
  std::vector<Judgement> turns;                  // one for each turn of the match
  std::optional<Chance> accuracy[2] = {{}, {}};  // of each side; none where nothing was to be chosen
};

/// Judges every turn. An error only if it was ended.
Result<Review> review(const play::Match& match, const Request& request = {});

/// How well a side has played: of each turn that was not forced, the fourth power of what it kept of its chances; of
/// these the mean.
std::optional<Chance> accuracy(const std::vector<play::Turn>& turns, const std::vector<Judgement>& judgements,
                               Side side);

}  // namespace lozenge::review
