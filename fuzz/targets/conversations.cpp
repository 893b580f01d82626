#include "protocol/hub/conversation.hpp"

#include "fuzz/promises.hpp"
#include "fuzz/targets.hpp"
#include "games/families.hpp"

namespace lozenge::fuzz {

namespace {

namespace hub = protocol::hub;

// Searches are short, and so are conversations: what is tested is the talk.
constexpr int longest_conversation = 50;
constexpr std::uint64_t most_nodes = 50;

/// What can be read comes back as it was written.
void check_line(std::string_view heard) {
  const auto line = hub::read_message(heard);
  if (!line) return check_sentence(line.sentence());
  const std::string written = hub::text(*line);
  const auto again = hub::read_message(written);
  require(again.ok() && hub::text(*again) == written, "a line that is read comes back", heard);
}

void check_answer(const std::string& said) {
  const auto line = hub::read_message(said);
  require(line.ok() && hub::text(*line) == said, "what the engine says is a line of the protocol", said);
  if (line->command == "error") check_sentence(std::string(line->find("message").value_or("")));
}

}  // namespace

void conversations(std::string_view input) {
  hub::PatientWorkshop workshop;
  hub::Conversation conversation(
      {.families = games::all(), .version = "0", .bounds = {.table_mb = 1, .threads = 1}, .most_nodes = most_nodes},
      workshop, check_answer);
  for (int i = 0; i < longest_conversation && !input.empty(); ++i) {
    const auto line = take_line(input);
    check_line(line);
    if (!conversation.hear(line)) return;
  }
}

}  // namespace lozenge::fuzz
