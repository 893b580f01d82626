// Laws that the rules of every game obey (STYLE, Tests).
#include <algorithm>
#include <functional>
#include <set>

#include "search/perft.hpp"
#include "tests/laws/game/law.hpp"

namespace lozenge::tests {
namespace {

LAW(RulesLaw, PositionTextReadsBackAsTheSamePosition) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    look_at_random_play<R>(options, 10, 120, [](const Position<R>& p, const MoveList<R>&) {
      const auto read = R::read(R::text(p), R::options(p));
      ASSERT_TRUE(read.ok()) << read.sentence();
      EXPECT_EQ(R::text(*read), R::text(p));
      // A text carries no claim; without one it is the position itself.
      if constexpr (!Claiming<R>) {
        EXPECT_EQ(*read, p);
      }
    });
  });
}

LAW(RulesLaw, MoveTextsAreUniqueAndReadBackAsTheirMoves) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    look_at_random_play<R>(options, 4, 80, [](const Position<R>& p, const MoveList<R>& moves) {
      if (moves.size() > longest_list) return;
      const auto texts = names<R>(p, moves);
      ASSERT_EQ(texts.size(), moves.size());
      EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()).size(), texts.size());
      const std::size_t stride = 1 + moves.size() / 40;
      for (std::size_t i = 0; i < moves.size(); i += stride) {
        EXPECT_FALSE(texts[i].empty());
        const auto read = R::read_move(p, moves, texts[i]);
        ASSERT_TRUE(read.ok()) << texts[i] << ": " << read.sentence();
        EXPECT_EQ(*read, moves[i]) << texts[i];
      }
    });
  });
}

LAW(RulesLaw, MovesAreDifferentAndChangeThePosition) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    look_at_random_play<R>(options, 10, 120, [](const Position<R>& p, const MoveList<R>& moves) {
      if (moves.size() > longest_list) return;
      std::set<std::string_view> bytes;
      for (const auto& m : moves) {
        EXPECT_NE(R::play(p, m), p);
        EXPECT_TRUE(bytes.emplace(reinterpret_cast<const char*>(&m), sizeof m).second) << "a move is listed twice";
      }
    });
  });
}

LAW(RulesLaw, CountIsTheLengthOfTheList) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Counting<R>) {
      look_at_random_play<R>(options, 60, 200, [](const Position<R>& p, const MoveList<R>& moves) {
        ASSERT_EQ(R::count(p), moves.size());
      });
    }
  });
}

LAW(RulesLaw, ClicksArePrefixFreeAndTellMovesApart) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    look_at_random_play<R>(options, 4, 80, [](const Position<R>& p, const MoveList<R>& moves) {
      if (moves.size() > longest_list) return;
      std::vector<Steps> steps;
      for (Described& move : R::describe(p, moves)) steps.push_back(std::move(move.steps));
      ASSERT_EQ(steps.size(), moves.size());
      for (std::size_t i = 0; i < steps.size(); i += 1 + steps.size() / 60) {
        EXPECT_FALSE(steps[i].empty());
        for (std::size_t j = 0; j < steps.size(); ++j) {
          if (i == j) continue;
          const bool begins =
              steps[i].size() <= steps[j].size() && std::equal(steps[i].begin(), steps[i].end(), steps[j].begin());
          EXPECT_FALSE(begins) << "the clicks of move " << i << " begin those of move " << j;
        }
      }
    });
  });
}

LAW(RulesLaw, EqualPositionsHaveEqualKeysAndOthersDiffer) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    std::vector<std::pair<std::uint64_t, Position<R>>> seen;
    look_at_random_play<R>(options, 20, 100, [&](const Position<R>& p, const MoveList<R>&) {
      const Position<R> copy = p;
      EXPECT_EQ(R::key(copy), R::key(p));
      seen.emplace_back(bits(R::key(p)), p);
    });
    std::ranges::sort(seen, {}, [](const auto& entry) { return entry.first; });
    for (std::size_t i = 0; i + 1 < seen.size(); ++i)
      if (seen[i].first == seen[i + 1].first) {
        EXPECT_EQ(seen[i].second, seen[i + 1].second);
      }
  });
}

LAW(RulesLaw, SymmetriesKeepPerft) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Symmetric<R>) {
      look_at_random_play<R>(options, 3, 60, [](const Position<R>& p, const MoveList<R>& moves) {
        if (moves.size() > longest_list) return;
        EXPECT_EQ(R::image(p, 0), p);
        const int depth = moves.size() < 40 ? 2 : 1;
        const auto expected = search::perft<R>(p, depth);
        for (int i = 1; i < R::images(p); ++i)
          ASSERT_EQ(search::perft<R>(R::image(p, i), depth), expected)
              << "image " << i << ": " << R::text(R::image(p, i));
      });
    }
  });
}

LAW(RulesLaw, PerftWithTableAndThreadsGivesTheSame) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    const auto p = R::start(options);
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    if (moves.size() > longest_list) return;
    const int depth = moves.size() > 20 ? 2 : 4;
    const auto expected = search::perft<R>(p, depth);
    search::PerftTable table(1);
    EXPECT_EQ(search::perft<R>(p, depth, table), expected);
    const std::function<bool(std::size_t, std::size_t)> never_stop;
    std::uint64_t total = 0;
    const auto counts = search::divide<R>(p, moves, depth, 2, &table, never_stop);
    ASSERT_TRUE(counts.has_value());
    for (const auto count : *counts) total += count;
    EXPECT_EQ(total, expected);
  });
}

LAW(RulesLaw, RandomGamesEnd) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) EXPECT_LT(search::playout<R>(seed, options), 100000);
  });
}

LAW(RulesLaw, EveryPieceStandsOnItsOwnCellOfTheGeometry) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    const std::size_t cells = R::geometry(options).cells.size();
    look_at_random_play<R>(options, 3, 60, [&](const Position<R>& p, const MoveList<R>&) {
      std::set<std::pair<int, int>> places;
      for (const Piece& piece : R::pieces(p)) {
        EXPECT_FALSE(piece.kind.empty());
        EXPECT_GE(piece.count, 1);
        if (piece.cell == Piece::off_board) continue;
        EXPECT_LT(piece.cell.index, cells);
        EXPECT_TRUE(places.emplace(piece.cell.index, piece.level).second) << "two pieces on one cell and level";
      }
    });
  });
}

LAW(RulesLaw, AMissedJumpCanBeClaimedOnceAndOnlyThen) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Claiming<R>) {
      using Strict = typename R::Beneath;
      look_at_random_play<R>(options, 20, 120, [](const Position<R>& p, const MoveList<R>& moves) {
        for (const auto& m : moves) {
          if (R::is_claim(m)) continue;
          const auto next = R::play(p, m);
          MoveList<R> replies;
          legal_moves<R>(next, replies);
          const bool claimable = std::ranges::any_of(replies, [](const auto& reply) { return R::is_claim(reply); });
          MoveList<Strict> strict;
          Strict::generate(p.now, strict);
          const bool missed = !strict.has(m.move);
          // The other side may have nothing left to claim with only where the board has decided.
          if (!R::outcome(next)) {
            EXPECT_EQ(claimable, missed);
          }
          if (!claimable) continue;
          const auto back = R::play(next, replies[0]);
          ASSERT_TRUE(R::takes_back(replies[0]));
          EXPECT_EQ(back.now, p.now);
          MoveList<R> forced;
          legal_moves<R>(back, forced);
          EXPECT_EQ(forced.size(), strict.size()) << "made to jump, the player chooses among all jumps";
        }
      });
    }
  });
}

}  // namespace
}  // namespace lozenge::tests
