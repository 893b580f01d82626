// The old rule that the opponent decides about a missed jump (docs/rules), as one layer over any game in which jumps
// can be demanded. It keeps the position before the last move and turns claims into moves; the game beneath
// stays strict.
#pragma once

#include <algorithm>
#include <cstring>

#include "core/rules.hpp"
#include "kit/trail.hpp"

namespace lozenge::kit {

/// What becomes of a missed jump. It is the opponent's call: he may insist on the jump or, with `huff`, take the piece
/// that should have jumped; `strict` leaves nothing to call, since no jump can be missed.
enum class Enforcement : std::uint8_t { strict, insist, huff };

/// The value of the option of that name.
inline Enforcement enforcement(std::string_view value) {
  return value == "strict" ? Enforcement::strict : value == "insist" ? Enforcement::insist : Enforcement::huff;
}

enum class ClaimState : std::uint8_t {
  none,  // nothing to claim
  open,  // the last move missed a jump: the player to move may claim
  made   // insisted: the player to move must jump
};

/// The game beneath with no jump compulsory and no claim made: what `perft` counts under `insist` and `huff`, where
/// claims are no moves.
template <Demanding R>
struct Free : R {
  static void generate(const lozenge::Position<R>& p, MoveList<R>& out) { R::generate_free(p, out); }
  static std::uint64_t count(const lozenge::Position<R>& p) {
    MoveList<R> moves;
    R::generate_free(p, moves);
    return moves.size();
  }
};

template <Demanding R>
struct Claims {
  using Beneath = R;

  struct Options {
    lozenge::Options<R> beneath;
    Enforcement enforcement = Enforcement::strict;

    bool operator==(const Options&) const = default;
  };

  struct Position {
    lozenge::Position<R> now;
    lozenge::Position<R> before;  // equal to `now` unless a claim is open
    CellSet huffable;
    Enforcement enforcement = Enforcement::strict;
    ClaimState claim = ClaimState::none;

    bool operator==(const Position&) const = default;
  };

  struct Move {
    enum class Kind : std::uint8_t { play, insist, huff };

    Kind kind = Kind::play;
    Cell cell;  // of the piece that is huffed
    lozenge::Move<R> move{};

    bool operator==(const Move&) const = default;
  };

  static constexpr int idle_limit = R::idle_limit;

  static Position start(const Options& options = {}) { return calm(R::start(options.beneath), options.enforcement); }
  static const lozenge::Position<R>& beneath(const Position& p) { return p.now; }
  static Options options(const Position& p) { return {R::options(p.now), p.enforcement}; }
  static Side side(const Position& p) { return R::side(p.now); }
  static std::optional<Outcome> outcome(const Position& p) { return R::outcome(p.now); }

  static void generate(const Position& p, MoveList<Claims>& out) {
    if (p.claim == ClaimState::open) {
      out.push({Move::Kind::insist, {}, {}});
      for (const Cell c : p.huffable) out.push({Move::Kind::huff, c, {}});
    }
    MoveList<R> moves;
    may_miss(p) ? R::generate_free(p.now, moves) : R::generate(p.now, moves);
    for (const auto& m : moves) out.push({Move::Kind::play, {}, m});
  }

  static Position play(const Position& p, const Move& m) {
    switch (m.kind) {
      case Move::Kind::insist: {
        Position back = calm(p.before, p.enforcement);
        back.claim = ClaimState::made;
        return back;
      }
      case Move::Kind::huff: return calm(R::without(p.now, m.cell), p.enforcement);
      case Move::Kind::play: break;
    }
    Position next = calm(R::play(p.now, m.move), p.enforcement);
    if (may_miss(p) && R::has_demand(p.now) && !R::meets_demand(p.now, m.move)) {
      next.claim = ClaimState::open;
      next.before = p.now;
      if (p.enforcement == Enforcement::huff) next.huffable = huffable(p.now, m.move);
    }
    return next;
  }

  /// Insisting is no ply: the count of plies without progress goes back too.
  static bool takes_back(const Move& m) { return m.kind == Move::Kind::insist; }
  /// The words that claims begin with.
  static std::vector<std::string> claims(const Options& options) {
    switch (options.enforcement) {
      case Enforcement::strict: return {};
      case Enforcement::insist: return {"insist"};
      case Enforcement::huff: break;
    }
    return {"insist", "huff"};
  }
  static bool is_claim(const Move& m) { return m.kind != Move::Kind::play; }
  /// While a claim is open no draw by repetition or lack of progress is declared.
  static bool is_unsettled(const Position& p) { return p.claim == ClaimState::open; }
  /// May the player to move leave a jump? Not in the strict game, nor once he is made to jump.
  static bool may_miss(const Position& p) {
    return p.enforcement != Enforcement::strict && p.claim != ClaimState::made;
  }
  /// Calls f<Q>(position) with the rules whose sequences perft counts, where claims are no moves.
  template <class F>
  static auto with_counted(const Position& p, F&& f) {
    if (p.enforcement != Enforcement::strict) return f.template operator()<Free<R>>(p.now);
    if constexpr (CountedApart<R>) return R::with_counted(p.now, f);
    else return f.template operator()<R>(p.now);
  }
  static bool is_progress(const Position& p, const Move& m) {
    return m.kind == Move::Kind::huff || (m.kind == Move::Kind::play && R::is_progress(p.now, m.move));
  }

  static Key key(const Position& p) {
    Mixer mixer;
    mixer.add(bits(R::key(p.now))).add(static_cast<std::uint64_t>(p.claim));
    if (p.claim == ClaimState::open) mixer.add(bits(R::key(p.before))).add(p.huffable.bits());
    return mixer.key();
  }

  // Text and views: a position cannot carry a claim.
  static std::string text(const Position& p) { return R::text(p.now); }
  static Result<Position> read(std::string_view text, const Options& options = {}) {
    const auto position = R::read(text, options.beneath);
    if (!position) return position.error();
    return calm(*position, options.enforcement);
  }

  static std::vector<Described> describe(const Position& p, const MoveList<Claims>& moves) {
    auto plain = R::describe(p.now, moves_beneath(moves));
    std::vector<Described> out;
    std::size_t next = 0;
    for (const Move& m : moves) out.push_back(is_claim(m) ? described_claim(m) : std::move(plain[next++]));
    return out;
  }

  /// Claims are made by their word and not by clicks on the way.
  static Onward onward(const Position& p, const MoveList<Claims>& moves, std::span<const Step> clicks,
                       std::optional<Cell> toward) {
    auto beneath = lozenge::onward<R>(p.now, moves_beneath(moves), clicks, toward);
    const auto claims = static_cast<std::size_t>(std::ranges::count_if(moves, is_claim));  // they come first
    for (std::size_t& move : beneath.left) move += claims;
    if (beneath.done) *beneath.done += claims;
    return beneath;
  }

  static Result<Move> read_move(const Position& p, const MoveList<Claims>& legal, std::string_view input) {
    if (p.enforcement != Enforcement::strict && (input == "insist" || input.starts_with("huff")))
      return read_claim(p, legal, input);
    const auto move = R::read_move(p.now, moves_beneath(legal), input);
    if (!move) return move.error();
    return Move{Move::Kind::play, {}, *move};
  }

  static std::vector<Piece> pieces(const Position& p) { return R::pieces(p.now); }
  static const Geometry& geometry(const Options& options = {}) { return R::geometry(options.beneath); }
  static int seat(const Position& p) { return R::seat(p.now); }

 private:
  static Position calm(const lozenge::Position<R>& p, Enforcement enforcement) {
    return {p, p, {}, enforcement, ClaimState::none};
  }

  /// Any one of the pieces that could have jumped, where it stands now.
  static CellSet huffable(const lozenge::Position<R>& before, const lozenge::Move<R>& m) {
    CellSet pieces = R::jumpers(before);
    if (pieces.has(R::origin(m))) {
      pieces.remove(R::origin(m));
      pieces.add(R::destination(m));
    }
    return pieces;
  }

  static MoveList<R> moves_beneath(const MoveList<Claims>& moves) {
    MoveList<R> out;
    for (const Move& m : moves)
      if (!is_claim(m)) out.push(m.move);
    return out;
  }

  static std::string claim_text(const Move& m) {
    if (m.kind == Move::Kind::insist) return "insist";
    return "huff" + std::string(R::cell_name(m.cell));
  }

  static Described described_claim(const Move& m) {
    if (m.kind == Move::Kind::insist) return {claim_text(m), {step_choice("insist")}};
    return {claim_text(m), {step_choice("huff"), step_to(m.cell)}};
  }

  static Result<Move> read_claim(const Position& p, const MoveList<Claims>& legal, std::string_view input) {
    if (p.claim == ClaimState::made) return Error{"The jump has been demanded of you: there is nothing to claim."};
    if (p.claim != ClaimState::open) return Error{"There is nothing to claim: the last move did not miss a jump."};
    std::vector<std::string> huffs;
    for (const Move& m : legal) {
      if (!is_claim(m)) continue;
      if (claim_text(m) == input) return m;
      if (m.kind == Move::Kind::huff) huffs.emplace_back(R::cell_name(m.cell));
    }
    if (p.enforcement != Enforcement::huff)
      return Error{"In this game a missed jump can be insisted on, but no piece is huffed."};
    return Error{"That piece could not have jumped: the one on {1} could have.", either(huffs)};
  }
};

}  // namespace lozenge::kit
