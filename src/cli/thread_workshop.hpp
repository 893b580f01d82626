// A workshop with a thread of its own: the engine thinks there while the conversation goes on.
#pragma once

#include <thread>

#include "protocol/hub/workshop.hpp"

namespace lozenge::cli {

class ThreadWorkshop final : public protocol::hub::Workshop {
 public:
  ~ThreadWorkshop() override { wait(); }

  void start(std::function<void()> work) override {
    wait();
    thread_ = std::thread(std::move(work));
  }
  void wait() override {
    if (thread_.joinable()) thread_.join();
  }

 private:
  std::thread thread_;
};

}  // namespace lozenge::cli
