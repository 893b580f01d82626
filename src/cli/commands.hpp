// The commands, each made in the file of its name.
#pragma once

#include "cli/command.hpp"

namespace lozenge::cli {

Command make_analyse();
Command make_bench();
Command make_completions();
Command make_engine();
Command make_games();
Command make_man();
Command make_match();
Command make_moves();
Command make_perft();
Command make_play();
Command make_print();
Command make_record();
Command make_replay();
Command make_serve();
Command make_view();

}  // namespace lozenge::cli
