// Throwaway front until the real command line is in place.
#include <iostream>

#include "core/json.hpp"
#include "games/families.hpp"

using namespace lozenge;

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  if (args.size() < 2) return 2;
  const auto game = play::find_game(games::all(), args[1]);
  if (!game) return std::cerr << game.sentence() << "\n", 2;
  if (args[0] == "perft") {
    const auto report = (*game)->perft("", {std::stoi(args[2]), 1, 0});
    std::cout << report->total << "\n";
  } else if (args[0] == "replay") {
    auto match = (*game)->start();
    for (std::size_t i = 2; i < args.size(); ++i) {
      const auto played = match->play(args[i]);
      if (!played) return std::cerr << args[i] << ": " << played.sentence() << "\n", 1;
      std::cout << match->position();
      if (match->status().is_over()) std::cout << '\t' << text(*match->status().outcome);
      std::cout << "\n";
    }
  } else if (args[0] == "moves") {
    for (std::string line; std::getline(std::cin, line);) {
      const auto match = (*game)->start_from(line);
      Json json;
      json.open_object().key("position");
      if (!match) {
        json.string(line).key("error").string(match.sentence()).close_object();
      } else {
        json.string((*match)->position()).key("moves").open_array();
        for (const auto& choice : (*match)->choices())
          json.open_array().string(choice.text).string(choice.after).close_array();
        json.close_array().key("over");
        (*match)->verdict() ? json.string(text(*(*match)->verdict())) : json.null();
        json.close_object();
      }
      std::cout << json.text() << "\n";
    }
  }
}
