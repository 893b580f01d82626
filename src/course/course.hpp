// The course of a game: lessons, each a few steps on the board, with the moves that solve them. The lines of a game's
// course.txt as data (docs/courses.md); the words that a learner reads are in the catalogues of the web app.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace lozenge::course {

/// A move that a learner may try and that is not what the step asks for.
struct Mistake {
  std::string move;
  std::string sentence;  // of the refusal; empty where the move is legal
};

struct Step {
  std::string name;
  std::string game;                 // with its options
  std::string position;             // or `start`; empty where the step goes on from the one before it
  std::vector<std::string> before;  // moves that have been made when the step begins
  std::vector<std::string> accept;  // moves, or one of the words `any`, `captures`, `wins`; none: there is only to look
  std::vector<Mistake> wrong;
  std::vector<std::string> reply;  // what is played in answer
  std::size_t line = 0;            // in the file, from 1
};

struct Lesson {
  std::string name;
  std::vector<std::string> teaches;  // sections of the English rulebook, `Moving` or `Moving / A king`
  std::vector<Step> steps;
  std::size_t line = 0;
};

struct Course {
  std::string game;
  std::vector<Lesson> lessons;
};

/// Reads the course of the game with this id; or says which line is wrong.
Result<Course> read(std::string_view game, std::string_view text);

std::string json(const Course& course);

}  // namespace lozenge::course
