// Laws that the evaluation of every game obeys.
#include <algorithm>
#include <memory>

#include "eval/evaluator.hpp"
#include "tests/eval/random_weights.hpp"
#include "tests/laws/game/law.hpp"

namespace lozenge::tests {
namespace {

/// Calls law.operator()<R>() for each option set that is searched: claims are a layer above.
template <class Law>
void for_every_searched_game(Law law) {
  for_every_option_set([&]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Evaluated<R>) law.template operator()<R>(options);
  });
}

/// How many of the images of a position must be worth the same. To a network a mirrored position is another one, but
/// not one with the sides exchanged; in DIAM with three players the sides are not alike.
template <class R>
int images_worth_the_same(const Options<R>& options) {
  const auto start = R::start(options);
  for (int i = 0; i < R::images(start); ++i)
    if (R::side(R::image(start, i)) != R::side(start)) return 2;
  return 1;
}

LAW(EvalLaw, ImagesOfAPositionAreWorthTheSameToTheSideToMove) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    using F = typename R::Features;
    const eval::Evaluator<F> evaluate(random_weights(eval::Network<F>::size(), 1));
    const int images = R::images(R::start(options)), worth_the_same = images_worth_the_same<R>(options);
    std::vector<int> equal(static_cast<std::size_t>(images));
    int positions = 0;
    look_at_random_play<R>(options, 6, 120, [&](const Position<R>& p, const MoveList<R>&) {
      ++positions;
      const int expected = evaluate(p, index(R::side(p)));
      for (int i = 0; i < R::images(p); ++i) {
        const auto image = R::image(p, i);
        const bool same = evaluate(image, index(R::side(image))) == expected;
        equal[static_cast<std::size_t>(i)] += same ? 1 : 0;
        EXPECT_TRUE(same || worth_the_same < images) << "image " << i << ": " << R::text(image);
      }
    });
    EXPECT_GE(std::ranges::count(equal, positions), worth_the_same);
  });
}

LAW(EvalLaw, HandAndMaterialAreTheSameForMirroredPositions) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    using F = typename R::Features;
    look_at_random_play<R>(options, 6, 120, [](const Position<R>& p, const MoveList<R>&) {
      for (int i = 0; i < R::images(p); ++i) {
        const auto image = R::image(p, i);
        EXPECT_EQ(F::hand(image), F::hand(p)) << "image " << i << ": " << R::text(image);
        EXPECT_EQ(F::material(image), F::material(p)) << "image " << i << ": " << R::text(image);
      }
    });
  });
}

LAW(EvalLaw, TraitsAndPhaseStayInTheirBounds) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    using F = typename R::Features;
    look_at_random_play<R>(options, 20, 200, [](const Position<R>& p, const MoveList<R>&) {
      if constexpr (eval::HasTraits<F>) {
        for (const int side : {0, 1}) {
          const auto traits = F::traits(p, side);
          for (std::size_t t = 0; t < traits.size(); ++t) {
            EXPECT_GE(traits[t], 0) << "trait " << t;
            EXPECT_LT(traits[t], F::trait_sizes[t]) << "trait " << t;
          }
        }
      }
      EXPECT_GE(F::phase(p), 0);
      EXPECT_LE(F::phase(p), F::phases);
    });
  });
}

LAW(EvalLaw, AnUrgeIsTheSameForMirroredPositionsAndNeverAgainstTheSideAhead) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    using F = typename R::Features;
    if constexpr (eval::HasUrge<F, Position<R>>) {
      look_at_random_play<R>(options, 6, 120, [](const Position<R>& p, const MoveList<R>&) {
        const int side = index(R::side(p));
        EXPECT_GE(F::urge(p, side), 0);
        for (int i = 0; i < R::images(p); ++i) {
          const auto image = R::image(p, i);
          EXPECT_EQ(F::urge(image, index(R::side(image))), F::urge(p, side)) << "image " << i << ": " << R::text(image);
        }
      });
    }
  });
}

LAW(EvalLaw, EveryPieceIsSeen) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    const eval::NetworkView<typename R::Features> view;
    const auto seen = [&](const Position<R>& p) {
      std::vector<std::uint32_t> rows;
      view.each(p, 0, [&](std::uint32_t row) { rows.push_back(row); });
      return rows;
    };
    look_at_random_play<R>(options, 4, 80, [&](const Position<R>& p, const MoveList<R>& moves) {
      if (moves.size() > longest_list) return;
      for (const auto& m : moves) EXPECT_NE(seen(R::play(p, m)), seen(p)) << R::text(R::play(p, m));
    });
  });
}

/// A network as its description says, number by number.
template <class F>
class PlainNetwork {
  using Network = eval::Network<F>;
  using Scale = eval::NetworkScale;

 public:
  explicit PlainNetwork(std::vector<std::int16_t> numbers) : numbers_(std::move(numbers)) {}

  template <class Position>
  int operator()(const Position& p, int side) const {
    const std::size_t offsets = view_.rows * Network::first;
    std::array<int, Network::first> active{};
    for (std::size_t i = 0; i < active.size(); ++i) {
      int sum = numbers_[offsets + i];
      view_.each(p, side, [&](std::size_t row) { sum += numbers_[row * Network::first + i]; });
      active[i] = std::clamp(sum, 0, Scale::active);
    }
    const std::int16_t* stage = &numbers_[offsets + Network::first + view_.stage(p) * Network::stage_size];
    const std::int16_t *second = stage + Network::first * Network::second, *last = second + Network::second;
    std::int64_t points = last[Network::second] * Scale::active;
    for (std::size_t o = 0; o < Network::second; ++o) {
      std::int64_t sum = second[o] * Scale::active;
      for (std::size_t i = 0; i < active.size(); ++i) sum += active[i] * stage[i * Network::second + o];
      points += std::clamp<std::int64_t>(sum >> Scale::weight_bits, 0, Scale::active) * last[o];
    }
    return eval::base_of<F>(p) + static_cast<int>(points / (Scale::active * Scale::point));
  }

 private:
  std::vector<std::int16_t> numbers_;
  eval::NetworkView<F> view_;
};

LAW(EvalLaw, VectorsCalculateANetworkAsItsDescriptionSays) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    using F = typename R::Features;
    const auto numbers = random_weights(eval::Network<F>::size(), 3);
    const auto network = std::make_unique<eval::Network<F>>();
    network->adopt(numbers);
    const PlainNetwork<F> plain(numbers);
    look_at_random_play<R>(options, 6, 120, [&](const Position<R>& p, const MoveList<R>&) {
      EXPECT_EQ((*network)(p, index(R::side(p))), plain(p, index(R::side(p))));
    });
  });
}

LAW(EvalLaw, CapturesAreTheLegalMovesThatGain) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    look_at_random_play<R>(options, 20, 120, [](const Position<R>& p, const MoveList<R>& moves) {
      MoveList<R> captures;
      const bool compulsory = R::generate_captures(p, captures);
      for (std::size_t i = 0; i < captures.size(); ++i) {
        EXPECT_TRUE(moves.has(captures[i])) << "a capture that is not legal";
        EXPECT_TRUE(compulsory || R::gain(p, captures[i]) > 0);
        EXPECT_EQ(std::count(captures.begin(), captures.end(), captures[i]), 1) << "a capture is listed twice";
      }
      const auto gaining = std::ranges::count_if(moves, [&](const auto& m) { return R::gain(p, m) > 0; });
      if (R::lists_every_capture) {
        EXPECT_EQ(captures.size(), static_cast<std::size_t>(gaining));
      }
      if (compulsory) {
        EXPECT_EQ(captures.size(), moves.size()) << "not every legal move is a capture";
      }
    });
  });
}

LAW(EvalLaw, ShippedWeightsBelongToTheirEvaluation) {
  for_every_searched_game([]<class R>([[maybe_unused]] const Options<R>& options) {
    using F = typename R::Features;
    const auto shipped = F::weights(options).learnt;
    if (shipped.empty()) return;
    const auto network = std::make_unique<eval::Network<F>>();
    const auto weights = eval::unpack(shipped, network->fingerprint(), network->size());
    EXPECT_TRUE(weights.ok()) << weights.sentence();
  });
}

}  // namespace
}  // namespace lozenge::tests
