// A request that has been understood, and the documents that are made of it, each in the file of its name.
#pragma once

#include <memory>

#include "play/game.hpp"
#include "print/paper.hpp"
#include "print/request.hpp"
#include "print/scene.hpp"

namespace lozenge::print {

struct Job {
  const Request& request;
  const Texts& texts;
  std::shared_ptr<const play::Game> game;
  Paper paper;
  Look look;
  Words words;

  /// The position that was asked for, or the start.
  Result<std::unique_ptr<play::Match>> match() const;
};

using Pages = std::vector<Page>;

Result<Pages> make_board(const Job& job);
Result<Pages> make_tiles(const Job& job);  // the board on several sheets
Result<Pages> make_diagram(const Job& job);
Result<Pages> make_rules(const Job& job);
Result<Pages> make_pieces(const Job& job);
Result<Pages> make_teacher(const Job& job);
Result<Pages> make_set(const Job& job);
Result<Pages> make_score_sheet(const Job& job);
Result<Pages> make_booklet(const Job& job);

}  // namespace lozenge::print
