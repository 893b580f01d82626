// A desk with a thread of its own: the engine thinks there while the conversation goes on.
#pragma once

#include <thread>

#include "protocol/hub/desk.hpp"

namespace lozenge::cli {

class ThreadDesk final : public protocol::hub::Desk {
 public:
  ~ThreadDesk() override { wait(); }

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
