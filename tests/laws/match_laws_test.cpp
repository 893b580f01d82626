// Laws of matches: what a Match of any game does, whatever is played.
#include <algorithm>

#include "tests/laws/option_sets.hpp"
#include "tests/laws/random_play.hpp"

namespace lozenge::tests {
namespace {

std::string random_move(const play::Match& match, search::Random& random) {
  const auto moves = match.moves();
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

struct Snapshot {
  std::string position;
  std::vector<std::string> moves;
  std::optional<Outcome> outcome;
  std::size_t turns;
  int seat;

  explicit Snapshot(const play::Match& m)
      : position(m.position()),
        moves(m.moves()),
        outcome(m.status().outcome),
        turns(m.turns().size()),
        seat(m.seat()) {}
  bool operator==(const Snapshot&) const = default;
};

TEST(MatchLaw, UndoRestoresEverything) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    auto match = game(id)->start();
    search::Random random(7);
    std::vector<Snapshot> past;
    for (int ply = 0; ply < 30 && !match->status().is_over(); ++ply) {
      if (match->move_count() > longest_list) break;
      past.emplace_back(*match);
      const auto played = match->play(random_move(*match, random));
      ASSERT_TRUE(played.ok()) << played.sentence();
    }
    while (!past.empty()) {
      ASSERT_TRUE(match->undo());
      EXPECT_EQ(Snapshot(*match), past.back()) << past.back().position;
      past.pop_back();
    }
    EXPECT_FALSE(match->undo());
  }
}

TEST(MatchLaw, ReplayingTheTurnsGivesTheSameMatch) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    auto match = game(id)->start();
    search::Random random(11);
    for (int ply = 0; ply < 40 && !match->status().is_over(); ++ply) {
      if (match->move_count() > longest_list) {
        ASSERT_TRUE(match->play(match->moves().front()).ok());
        continue;
      }
      ASSERT_TRUE(match->play(random_move(*match, random)).ok());
    }
    auto again = game(id)->start();
    for (const auto& turn : match->turns()) ASSERT_TRUE(again->play(turn.text).ok()) << turn.text;
    EXPECT_EQ(again->position(), match->position());
    EXPECT_EQ(again->status().outcome, match->status().outcome);
    EXPECT_EQ(again->moves(), match->moves());
  }
}

TEST(MatchLaw, ChoicesLeadWhereTheySay) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    auto match = game(id)->start();
    search::Random random(13);
    for (int ply = 0; ply < 12 && !match->status().is_over(); ++ply) {
      if (match->move_count() > longest_list) break;
      const auto choices = match->choices();
      ASSERT_EQ(choices.size(), match->move_count());
      EXPECT_TRUE(std::ranges::is_sorted(choices, {}, &play::Choice::text));
      const auto& choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
      ASSERT_TRUE(match->play(choice.text).ok());
      EXPECT_EQ(match->position(), choice.after);
    }
  }
}

TEST(MatchLaw, RefusalsAreSentencesAndChangeNothing) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    auto match = game(id)->start();
    if (match->move_count() > longest_list) continue;
    const Snapshot before(*match);
    for (const std::string nonsense : {"", " ", "x", "-", "1-", "99-100", "insist", "huff1", "1A-1B", "a1-g15", "R@9",
                                       "9.9-9", "--", "~a1", "=1", "\x01\xff", "1/0-2", "1/99-2", "draw"}) {
      const auto played = match->play(nonsense);
      ASSERT_FALSE(played.ok()) << nonsense;
      EXPECT_GE(played.sentence().size(), 10u) << nonsense;
      EXPECT_EQ(played.sentence().back(), '.') << played.sentence();
      EXPECT_EQ(Snapshot(*match), before);
    }
  }
}

TEST(MatchLaw, NoMoveIsPlayedAfterTheEnd) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    auto match = game(id)->start();
    ASSERT_TRUE(match->resign(Side::first).ok());
    EXPECT_EQ(match->status().outcome, Outcome::second_wins);
    EXPECT_FALSE(match->play("11-15").ok());
    EXPECT_FALSE(match->agree_draw().ok());
    ASSERT_TRUE(match->undo());
    EXPECT_FALSE(match->status().is_over());
    ASSERT_TRUE(match->agree_draw().ok());
    EXPECT_EQ(match->status().outcome, Outcome::draw);
  }
}

TEST(MatchLaw, ADrawByNoProgressComesAtTheLimitAndNotBefore) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    const auto g = game(id);
    auto match = g->start();
    if (match->move_count() > longest_list) continue;
    const int limit = g->draws() == play::Draws::called ? g->idle_limit() * 3 / 2 : g->idle_limit();
    const std::string last = match->position() + ":H" + std::to_string(limit - 1);
    auto late = g->start_from(last);
    ASSERT_TRUE(late.ok()) << late.sentence();
    EXPECT_FALSE((*late)->status().is_over());
    EXPECT_EQ((*late)->idle_plies(), limit - 1);
    auto over = g->start_from(match->position() + ":H" + std::to_string(limit));
    ASSERT_TRUE(over.ok());
    EXPECT_EQ((*over)->status().ending, play::Ending::no_progress);
  }
}

TEST(MatchLaw, ADrawIsCalledFromTheLimitOnWhereTheRulesLetIt) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    const auto g = game(id);
    const auto start = g->start();
    if (start->move_count() > longest_list) continue;
    const auto begun = [&](int idle) {
      auto match = g->start_from(start->position() + ":H" + std::to_string(idle));
      EXPECT_TRUE(match.ok()) << match.sentence();
      return std::move(*match);
    };
    EXPECT_FALSE(begun(g->idle_limit() - 1)->can_call_draw());
    const auto match = begun(g->idle_limit());
    ASSERT_EQ(match->can_call_draw(), g->draws() == play::Draws::called);
    if (!match->can_call_draw()) continue;
    const Snapshot before(*match);
    EXPECT_EQ(match->choices().size(), before.moves.size() + 1);
    EXPECT_EQ(match->choices().back().text, "draw");
    ASSERT_TRUE(match->play("draw").ok());
    EXPECT_EQ(match->status().ending, play::Ending::called);
    EXPECT_EQ(match->position(), before.position) << "it is no ply";
    EXPECT_FALSE(match->play("draw").ok());
    ASSERT_TRUE(match->undo());
    EXPECT_EQ(Snapshot(*match), before);
  }
}

TEST(MatchLaw, WhatOnePlayerSeesIsAReadablePosition) {
  for (const auto& id : option_sets()) {
    SCOPED_TRACE(id);
    const auto g = game(id);
    auto match = g->start();
    for (int ply = 0; ply < 3; ++ply) {
      for (const int seat : {0, 1}) {
        const auto seen = g->start_from(match->position_for(seat));
        ASSERT_TRUE(seen.ok()) << match->position_for(seat) << ": " << seen.sentence();
        EXPECT_EQ(match->turns_for(seat).size(), match->turns().size());
      }
      ASSERT_TRUE(match->play(match->moves().back()).ok());
    }
  }
}

}  // namespace
}  // namespace lozenge::tests
