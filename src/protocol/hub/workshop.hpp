// Where an engine thinks while its conversation goes on.
#pragma once

#include <functional>

namespace lozenge::protocol::hub {

/// A program has a workshop with a thread of its own.
class Workshop {
 public:
  virtual ~Workshop() = default;

  /// Begins with a work. There is only one at a time.
  virtual void start(std::function<void()> work) = 0;
  /// Comes back when the work is done.
  virtual void wait() = 0;
};

/// For places without threads: nothing else is heard until the work is done, so that every search needs a limit.
class PatientWorkshop final : public Workshop {
 public:
  void start(std::function<void()> work) override { work(); }
  void wait() override {}
};

}  // namespace lozenge::protocol::hub
