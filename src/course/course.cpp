#include "course/course.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "core/quote.hpp"

namespace lozenge::course {

namespace {

constexpr std::size_t longest_course = 100'000;  // bytes

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!(text = trimmed(text)).empty()) {
    const auto end = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

/// Names become parts of keys: small letters, digits and hyphens.
bool is_name(std::string_view text) {
  return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

Mistake mistake(std::string_view text) {
  const auto bar = text.find(" | ");
  if (bar == std::string_view::npos) return {std::string(text), {}};
  return {std::string(trimmed(text.substr(0, bar))), std::string(trimmed(text.substr(bar + 3)))};
}

template <class T>
bool is_known(const std::vector<T>& items, std::string_view name) {
  return std::ranges::find(items, name, &T::name) != items.end();
}

/// A course as far as it has been read. Each line gives a complaint, or nothing where it was understood.
class Reader {
 public:
  explicit Reader(std::string_view game) { course_.game = game; }

  std::string line(std::string_view key, std::string_view value, std::size_t number) {
    if (key == "lesson") return lesson(value, number);
    if (course_.lessons.empty()) return "a course begins with 'lesson:'";
    if (key == "teaches") return teaches(value);
    if (key == "step") return step(value, number);
    if (last().steps.empty()) return "'" + std::string(key) + ":' belongs to a step, and none has begun";
    return of_step(key, value);
  }

  /// What is missing at the end of a lesson.
  std::string unfinished() const {
    if (course_.lessons.empty()) return "there is no lesson";
    const Lesson& lesson = course_.lessons.back();
    if (lesson.teaches.empty()) return "the lesson '" + lesson.name + "' does not say what it teaches";
    if (lesson.steps.empty()) return "the lesson '" + lesson.name + "' has no steps";
    if (lesson.steps.front().position.empty()) return "the first step of '" + lesson.name + "' needs a position";
    return {};
  }

  Course take() { return std::move(course_); }

 private:
  Lesson& last() { return course_.lessons.back(); }

  std::string lesson(std::string_view name, std::size_t number) {
    if (!course_.lessons.empty())
      if (auto complaint = unfinished(); !complaint.empty()) return complaint;
    if (!is_name(name)) return "a lesson's name has small letters, digits and hyphens";
    if (is_known(course_.lessons, name)) return "the lesson '" + std::string(name) + "' is there already";
    course_.lessons.push_back({std::string(name), {}, {}, number});
    return {};
  }

  std::string teaches(std::string_view section) {
    if (section.empty()) return "'teaches:' names a section of the rulebook";
    last().teaches.emplace_back(section);
    return {};
  }

  std::string step(std::string_view name, std::size_t number) {
    if (!is_name(name)) return "a step's name has small letters, digits and hyphens";
    if (is_known(last().steps, name)) return "the step '" + std::string(name) + "' is there already";
    Step step{.name = std::string(name),
              .game = course_.game,
              .position = {},
              .before = {},
              .accept = {},
              .wrong = {},
              .reply = {},
              .line = number};
    if (!last().steps.empty()) step.game = last().steps.back().game;
    last().steps.push_back(std::move(step));
    return {};
  }

  std::string of_step(std::string_view key, std::string_view value) {
    Step& step = last().steps.back();
    if (value.empty()) return "'" + std::string(key) + ":' says nothing";
    if (key == "game") step.game = value;
    else if (key == "position") step.position = value;
    else if (key == "before") step.before = words_of(value);
    else if (key == "accept") step.accept = words_of(value);
    else if (key == "wrong") step.wrong.push_back(mistake(value));
    else if (key == "reply") step.reply = words_of(value);
    else return "there is no line " + quoted(key) + " in a course";
    return {};
  }

  Course course_;
};

void write(Json& json, std::string_view key, const std::vector<std::string>& words) {
  json.key(key).open_array();
  for (const auto& word : words) json.string(word);
  json.close_array();
}

void write(Json& json, const Step& step) {
  json.open_object().key("name").string(step.name).key("game").string(step.game);
  json.key("position").string(step.position);
  write(json, "before", step.before);
  write(json, "accept", step.accept);
  json.key("wrong").open_array();
  for (const auto& [move, sentence] : step.wrong)
    json.open_object().key("move").string(move).key("sentence").string(sentence).close_object();
  json.close_array();
  write(json, "reply", step.reply);
  json.close_object();
}

}  // namespace

Result<Course> read(std::string_view game, std::string_view text) {
  if (text.size() > longest_course) return Error{"A course has at most 100000 bytes."};
  Reader reader(game);
  std::size_t number = 0;
  const auto refusal = [&](const std::string& complaint) {
    return Error{"Line {1} of the course: {2}.", number, complaint};
  };
  while (!text.empty()) {
    ++number;
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.starts_with('#')) continue;
    const auto colon = line.find(':');
    if (colon == std::string_view::npos) return refusal("a line is 'key: value', not " + quoted(line));
    const auto complaint = reader.line(line.substr(0, colon), trimmed(line.substr(colon + 1)), number);
    if (!complaint.empty()) return refusal(complaint);
  }
  if (const auto complaint = reader.unfinished(); !complaint.empty()) return refusal(complaint);
  return reader.take();
}

std::string json(const Course& course) {
  Json json;
  json.open_object().key("game").string(course.game).key("lessons").open_array();
  for (const Lesson& lesson : course.lessons) {
    json.open_object().key("name").string(lesson.name);
    write(json, "teaches", lesson.teaches);
    json.key("steps").open_array();
    for (const Step& step : lesson.steps) write(json, step);
    json.close_array().close_object();
  }
  json.close_array().close_object();
  return json.text();
}

}  // namespace lozenge::course
