#include "cli/review.hpp"

#include "cli/asked.hpp"
#include "cli/effort.hpp"
#include "cli/file.hpp"
#include "cli/output.hpp"
#include "cli/problems.hpp"
#include "cli/progress.hpp"
#include "games/families.hpp"
#include "record/write.hpp"
#include "review/annotate.hpp"
#include "review/json.hpp"

namespace lozenge::cli {

namespace {

/// What --record cannot be combined with.
void check(const Values& values) {
  for (const char* option : {"--position", "--moves"})
    if (values.has(option)) misuse(std::string(option) + " is for a position, not for a record.");
  if (values.number("--lines") != 1) misuse("--lines is for a position, not for a record.");
  if (values.number("--threads") != 1)
    misuse("A record is reviewed by one thread, so that it is judged alike every time.");
}

record::ReadReport read(const Values& values) {
  const std::string& file = values.text("--record");
  const std::string text = granted(read_file(file, record::max_text));
  auto report = record::read_records(text, games::all(), values.has("GAME") ? asked_game(values) : nullptr);
  for (const auto& warning : report.warnings) tell(file, warning, "warning: ");
  for (const auto& problem : report.problems) tell(file, problem, "");
  return report;
}

std::string annotated(const record::Record& record, const review::Remarks& remarks) {
  return granted(record::write_record(review::annotate(record, remarks)));
}

/// Reviews records one after the other, and shows how far it is with all of them.
class RecordReview {
 public:
  RecordReview(const Values& values, std::size_t turns) : as_json_(values.has("--json")), turns_(turns) {
    request_.limits = asked_limits(values, request_.limits);
    request_.table_mb = asked_table(values, request_.table_mb);
    request_.go_on = [this](std::size_t done, std::size_t) {
      progress_->note(done_ + done, turns_);
      return true;
    };
  }

  void add(const record::Record& record) {
    const auto match = granted(record::replay(record));
    const auto review = granted(review::review(*match, request_));
    done_ += review.turns.size();
    if (as_json_) out_ += review::json(*match, review) + "\n";
    else out_ += (out_.empty() ? "" : "\n") + annotated(record, review::remarks_on(review, match->game().family()));
  }

  /// All that is to be written.
  std::string finish() {
    progress_.reset();
    return std::move(out_);
  }

 private:
  review::Request request_;
  bool as_json_;
  std::size_t turns_;
  std::size_t done_ = 0;
  std::string out_;
  std::unique_ptr<Progress> progress_ = std::make_unique<Progress>("Reviewing");
};

}  // namespace

Exit review_record(const Values& values) {
  check(values);
  const auto report = read(values);
  std::size_t turns = 0;
  for (const auto& record : report.records) turns += record.line.turns.size();
  RecordReview review(values, turns);
  for (const auto& record : report.records) review.add(record);
  const std::string text = review.finish();
  if (values.has("-o")) granted(write_file(values.text("-o"), text));
  else print(text);
  return report.problems.empty() ? Exit::done : Exit::refused;
}

}  // namespace lozenge::cli
