// Between the two faces of a game: makes a Game, its Matches and its Engines of any Rules. Instantiated in each game's
// own .cpp.
#pragma once

#include "core/target.hpp"
#include "play/offers.hpp"
#include "play/reference_thinker.hpp"
#include "play/rules_match.hpp"
#include "play/thinker.hpp"
#include "search/perft.hpp"
#include "search/playout.hpp"

namespace lozenge::play {

template <Notated R>
class RulesGame final : public Game {
 public:
  RulesGame(const Family& family, std::string id, const Settings& settings, const Options<R>& options)
      : family_(family),
        id_(std::move(id)),
        rules_(rules_text(family, settings)),
        seats_(family.seats(settings)),
        draws_(settings["draws"] == "called" ? Draws::called : Draws::automatic),
        seat_colours_(family.seat_colours ? family.seat_colours(settings) : SeatColours(seats_.size())),
        options_(options) {}

  const std::string& id() const override { return id_; }
  const Family& family() const override { return family_; }
  const std::string& rules() const override { return rules_; }
  const std::vector<std::string>& seats() const override { return seats_; }
  const std::vector<std::vector<std::string>>& seat_colours() const override { return seat_colours_; }
  const Geometry& geometry() const override {
    static const Geometry unseen;
    if constexpr (has_face) return R::geometry(options_);
    else return unseen;
  }
  int idle_limit() const override { return R::idle_limit; }
  Draws draws() const override { return draws_; }
  std::vector<std::string> claims() const override {
    if constexpr (Claiming<R>) return R::claims(options_);
    else return {};
  }

  std::unique_ptr<Match> start() const override {
    return std::make_unique<RulesMatch<R>>(this->shared_from_this(), Placed<R>{R::start(options_), 0});
  }

  Result<std::unique_ptr<Match>> start_from(std::string_view text) const override {
    const auto placed = read_placed<R>(text, options_);
    if (!placed) return placed.error();
    return std::unique_ptr<Match>(std::make_unique<RulesMatch<R>>(this->shared_from_this(), *placed));
  }

  Result<PerftReport> perft(std::string_view text, const PerftRequest& request) const override {
    if constexpr (is_for_browser) return Error{"Positions are not counted in the browser."};
    else return count_from(text, request);
  }

  int playout(std::uint64_t seed) const override {
    if constexpr (is_for_browser) return 0;
    else return search::playout<R>(seed, options_);
  }

  std::string_view weights_name() const override { return Features::weights(options_beneath()).name; }
  Result<Done> check_weights([[maybe_unused]] std::span<const std::uint8_t> weights) const override {
    if constexpr (!has_engine) return Error{"There is no engine here that could use them."};
    else return fitting(weights);
  }

  std::unique_ptr<Engine> make_engine(const EngineSettings& settings) const override {
    if constexpr (!is_for_browser) {
      if (settings.kind == EngineKind::reference) return std::make_unique<ReferenceThinker<R>>(settings);
    }
    if constexpr (has_engine) {
      if (settings.kind != EngineKind::random) return std::make_unique<Thinker<R>>(settings, options_beneath());
    }
    return std::make_unique<RandomThinker>(settings.seed);
  }

 private:
  using Features = typename Strict<R>::Features;

  const Options<Strict<R>>& options_beneath() const { return Beneath<R>::options(options_); }

  static Result<Done> fitting(std::span<const std::uint8_t> weights) {
    const auto network = std::make_unique<eval::Network<Features>>();
    const auto read = eval::unpack(weights, network->fingerprint(), network->size());
    if (!read) return read.error();
    return Done{};
  }

  Result<PerftReport> count_from(std::string_view text, const PerftRequest& request) const {
    Placed<R> placed{R::start(options_), 0};
    if (!text.empty()) {
      auto read = read_placed<R>(text, options_);
      if (!read) return read.error();
      placed = *read;
    }
    const auto counted = [&]<class Q>(const Position<Q>& position) { return count<Q>(position, request); };
    if constexpr (CountedApart<R>) return R::with_counted(placed.position, counted);
    else return counted.template operator()<R>(placed.position);
  }

  template <Notated Q>
  static Result<PerftReport> count(const Position<Q>& position, const PerftRequest& request) {
    PerftReport report;
    if (request.depth <= 0) {
      report.total = 1;
      return report;
    }
    MoveList<Q> moves;
    legal_moves<Q>(position, moves);
    std::optional<search::PerftTable> table;
    if (request.hash_mb > 0) table.emplace(request.hash_mb);
    const auto counts =
        search::divide<Q>(position, moves, request.depth, request.threads, table ? &*table : nullptr, request.go_on);
    if (!counts) return Error{"The count was stopped."};
    const auto texts = names<Q>(position, moves);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      report.divided.emplace_back(texts[i], (*counts)[i]);
      report.total = search::sum(report.total, (*counts)[i]);
    }
    if (report.total == search::too_many) return Error{"The count is too large: 64 bits cannot hold it."};
    std::sort(report.divided.begin(), report.divided.end());
    return report;
  }

  using SeatColours = std::vector<std::vector<std::string>>;

  const Family& family_;
  std::string id_;
  std::string rules_;
  std::vector<std::string> seats_;
  Draws draws_;
  SeatColours seat_colours_;
  Options<R> options_;
};

/// What makes the games of a family: `Module::Rules` with the options that `Module::options` reads from the settings.
template <class Module>
std::shared_ptr<const Game> make_game(std::string id, const Settings& settings) {
  using R = typename Module::Rules;
  check_offers<Strict<R>>();
  return std::make_shared<RulesGame<R>>(Module::family(), std::move(id), settings, Module::options(settings));
}

}  // namespace lozenge::play
