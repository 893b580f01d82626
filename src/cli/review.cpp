#include "cli/review.hpp"

#include <unistd.h>

#include <filesystem>
#include <optional>

#include "cli/asked.hpp"
#include "cli/break_off.hpp"
#include "cli/effort.hpp"
#include "cli/file.hpp"
#include "cli/growing_file.hpp"
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

/// What there is to do, told by a first reading: what cannot be read is named at once, not after hours.
struct Work {
  std::size_t games = 0, turns = 0;
  bool has_problems = false;
};

Work look_through(record::Reader reader, const std::string& file) {
  Work work;
  while (const auto reading = reader.next()) {
    for (const auto& warning : reading->warnings) tell(file, warning, "warning: ");
    if (reading->problem) tell(file, *reading->problem, "");
    work.has_problems |= reading->problem.has_value();
    work.games += reading->record ? 1 : 0;
    work.turns += reading->record ? reading->record->line.turns.size() : 0;
  }
  return work;
}

/// Where the reviewed games go, each as soon as it is done.
class Reviewed {
 public:
  explicit Reviewed(const Values& values) {
    if (!values.has("-o")) return;
    const std::string& file = values.text("-o");
    std::error_code none;
    if (std::filesystem::equivalent(file, values.text("--record"), none))
      misuse("-o cannot be the file that is read: it is written game by game.");
    file_.emplace(file);
  }

  void add(const std::string& text) {
    if (file_) return file_->add(text);
    print(text);
    flush();
  }
  void check() const {
    if (file_) file_->check();
  }
  /// Does it share the terminal with what says how far the work is?
  bool is_shown() const { return !file_ && ::isatty(STDOUT_FILENO) == 1; }

 private:
  std::optional<GrowingFile> file_;
};

std::string annotated(const record::Record& record, const review::Remarks& remarks) {
  return granted(record::write_record(review::annotate(record, remarks)));
}

/// Reviews records one after the other, and shows how far it is with all of them.
class RecordReview {
 public:
  RecordReview(const Values& values, const Work& work) : as_json_(values.has("--json")), work_(work), out_(values) {
    request_.limits = asked_limits(values, request_.limits);
    request_.table_mb = asked_table(values, request_.table_mb);
    request_.go_on = [this](std::size_t done, std::size_t) {
      progress_->note(done_ + done, work_.turns);
      return !break_off_.asked();
    };
    show_progress();
  }

  /// False where it was broken off: what was reviewed before stays.
  bool add(const record::Record& record) {
    const auto match = granted(record::replay(record));
    const auto review = review::review(*match, request_);
    if (!review) return false;
    if (out_.is_shown()) progress_.reset();
    if (as_json_) out_.add(review::json(*match, *review) + "\n");
    else out_.add((games_ > 0 ? "\n" : "") + annotated(record, review::remarks_on(*review, match->game().family())));
    done_ += review->turns.size();
    ++games_;
    show_progress();
    return true;
  }

  void finish() {
    progress_.reset();
    out_.check();
    if (games_ < work_.games)
      complain("The review was broken off: " + std::to_string(games_) + " of " + std::to_string(work_.games) +
               " games are reviewed.");
  }

 private:
  void show_progress() {
    if (!progress_) progress_ = std::make_unique<Progress>("Reviewing");
    progress_->note(done_, work_.turns);
    progress_->tell("game " + std::to_string(std::min(games_ + 1, work_.games)) + " of " + std::to_string(work_.games));
  }

  const BreakOff break_off_;
  review::Request request_;
  bool as_json_;
  Work work_;
  Reviewed out_;
  std::size_t games_ = 0, done_ = 0;
  std::unique_ptr<Progress> progress_;
};

}  // namespace

Exit review_record(const Values& values) {
  check(values);
  const std::string& file = values.text("--record");
  const std::string text = granted(read_file(file, record::max_text));
  const auto fallback = values.has("GAME") ? asked_game(values) : nullptr;
  const Work work = look_through(record::Reader(text, games::all(), fallback), file);
  RecordReview review(values, work);
  record::Reader reader(text, games::all(), fallback);
  while (const auto reading = reader.next())
    if (reading->record && !review.add(*reading->record)) break;
  review.finish();
  return work.has_problems ? Exit::refused : Exit::done;
}

}  // namespace lozenge::cli
