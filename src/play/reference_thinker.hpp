// Players to measure strength against: the reference search and chance.
#pragma once

#include "play/thinker.hpp"
#include "search/reference.hpp"

namespace lozenge::play {

template <Notated R>
class ReferenceThinker final : public Engine {
  using S = Strict<R>;

 public:
  explicit ReferenceThinker(const EngineSettings& settings) : search_(stop_, settings.seed) {}

  void stop() override { stop_ = true; }
  void resume() override { stop_ = false; }
  void forget() override {}

  Answer think(const Match& match, const Request& request) override {
    if (match.status().is_over()) return {};
    const auto& p = Beneath<R>::position(static_cast<const RulesMatch<R>&>(match).placed().position);
    const auto found = search_.think(p, request.limits);
    if (!found) return {match.moves().front(), {}, {}};  // only a claim is left
    Answer answer{name<S>(p, found->move), {}, {}};
    answer.thought = {found->depth, 0, found->score, found->nodes, {}, {answer.move}};
    if (request.report) request.report(answer.thought);
    return answer;
  }

 private:
  std::atomic<bool> stop_{false};
  search::Reference<S> search_;
};

class RandomThinker final : public Engine {
 public:
  explicit RandomThinker(std::uint64_t seed) : random_(seed) {}

  void stop() override {}
  void resume() override {}
  void forget() override {}
  Answer think(const Match& match, const Request& request) override;

 private:
  search::Random random_;
};

}  // namespace lozenge::play
