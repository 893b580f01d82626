// The old rule that the opponent decides about a missed jump (RULES 1), as one layer over any game in which jumps
// can be demanded. It keeps the position before the last move and turns claims into moves; the game beneath
// stays strict.
#pragma once

#include <cstring>

#include "core/rules.hpp"
#include "kit/trail.hpp"

namespace lozenge::kit {

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

/// `Huff`: besides insisting, the opponent may take the piece that should have jumped.
template <Demanding R, bool Huff>
struct Claims {
  using Beneath = R;
  using Counted = Free<R>;  // whose sequences perft counts

  struct Position {
    lozenge::Position<R> now;
    lozenge::Position<R> before;  // equal to `now` unless a claim is open
    CellSet huffable;
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

  static Position start() { return calm(R::start()); }
  static Side side(const Position& p) { return R::side(p.now); }
  static std::optional<Outcome> outcome(const Position& p) { return R::outcome(p.now); }

  static void generate(const Position& p, MoveList<Claims>& out) {
    if (p.claim == ClaimState::open) {
      out.push({Move::Kind::insist, {}, {}});
      for (const Cell c : p.huffable) out.push({Move::Kind::huff, c, {}});
    }
    MoveList<R> moves;
    p.claim == ClaimState::made ? R::generate(p.now, moves) : R::generate_free(p.now, moves);
    for (const auto& m : moves) out.push({Move::Kind::play, {}, m});
  }

  static Position play(const Position& p, const Move& m) {
    switch (m.kind) {
      case Move::Kind::insist: {
        Position back = calm(p.before);
        back.claim = ClaimState::made;
        return back;
      }
      case Move::Kind::huff: return calm(R::without(p.now, m.cell));
      case Move::Kind::play: break;
    }
    Position next = calm(R::play(p.now, m.move));
    if (p.claim != ClaimState::made && R::has_demand(p.now) && !R::meets_demand(p.now, m.move)) {
      next.claim = ClaimState::open;
      next.before = p.now;
      if constexpr (Huff) next.huffable = huffable(p.now, m.move);
    }
    return next;
  }

  /// Insisting is no ply: the count of plies without progress goes back too.
  static bool takes_back(const Move& m) { return m.kind == Move::Kind::insist; }
  static std::vector<std::string> claims() {
    if (Huff) return {"insist", "huff"};
    return {"insist"};
  }
  static bool is_claim(const Move& m) { return m.kind != Move::Kind::play; }
  /// While a claim is open no draw by repetition or lack of progress is declared.
  static bool is_unsettled(const Position& p) { return p.claim == ClaimState::open; }
  /// The player to move has been made to jump.
  static bool is_insisted(const Position& p) { return p.claim == ClaimState::made; }
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
  static Result<Position> read(std::string_view text) {
    const auto position = R::read(text);
    if (!position) return position.error();
    return calm(*position);
  }

  static std::vector<std::string> name_moves(const Position& p, const MoveList<Claims>& moves) {
    const auto names = R::name_moves(p.now, beneath(moves));
    std::vector<std::string> out;
    std::size_t next = 0;
    for (const Move& m : moves) out.push_back(is_claim(m) ? claim_text(m) : names[next++]);
    return out;
  }

  static std::vector<Steps> steps(const Position& p, const MoveList<Claims>& moves) {
    const auto plain = R::steps(p.now, beneath(moves));
    std::vector<Steps> out;
    std::size_t next = 0;
    for (const Move& m : moves) {
      if (m.kind == Move::Kind::insist) out.push_back({step_choice("insist")});
      else if (m.kind == Move::Kind::huff) out.push_back({step_choice("huff"), step_to(m.cell)});
      else out.push_back(plain[next++]);
    }
    return out;
  }

  static Result<Move> read_move(const Position& p, const MoveList<Claims>& legal, std::string_view input) {
    if (input == "insist" || input.starts_with("huff")) return read_claim(p, legal, input);
    const auto move = R::read_move(p.now, beneath(legal), input);
    if (!move) return move.error();
    return Move{Move::Kind::play, {}, *move};
  }

  static std::vector<Piece> pieces(const Position& p) { return R::pieces(p.now); }
  static const Geometry& geometry() { return R::geometry(); }
  static int seat(const Position& p) { return R::seat(p.now); }

 private:
  static Position calm(const lozenge::Position<R>& p) { return {p, p, {}, ClaimState::none}; }

  /// Any one of the pieces that could have jumped, where it stands now.
  static CellSet huffable(const lozenge::Position<R>& before, const lozenge::Move<R>& m) {
    CellSet pieces = R::jumpers(before);
    if (pieces.has(R::origin(m))) {
      pieces.remove(R::origin(m));
      pieces.add(R::destination(m));
    }
    return pieces;
  }

  static MoveList<R> beneath(const MoveList<Claims>& moves) {
    MoveList<R> out;
    for (const Move& m : moves)
      if (!is_claim(m)) out.push(m.move);
    return out;
  }

  static std::string claim_text(const Move& m) {
    if (m.kind == Move::Kind::insist) return "insist";
    return "huff" + std::string(R::cell_name(m.cell));
  }

  static Result<Move> read_claim(const Position& p, const MoveList<Claims>& legal, std::string_view input) {
    if (p.claim == ClaimState::made) return Error{"The jump has been demanded of you: there is nothing to claim."};
    if (p.claim != ClaimState::open) return Error{"There is nothing to claim: the last move did not miss a jump."};
    std::vector<std::string> huffs;
    for (const Move& m : legal) {
      if (!is_claim(m)) continue;
      if (claim_text(m) == input) return m;
      if (m.kind == Move::Kind::huff) huffs.push_back(claim_text(m));
    }
    if (!Huff) return Error{"In this game a missed jump can be insisted on, but no piece is huffed."};
    return Error{"That piece could not have jumped: the claim can be " + either(huffs) + "."};
  }
};

}  // namespace lozenge::kit
