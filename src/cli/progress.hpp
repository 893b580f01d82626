// A line on the terminal's standard error that says how far long work is. Nothing at all where that is no terminal.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace lozenge::cli {

class Progress {
 public:
  explicit Progress(std::string what);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  /// Takes note of how much is done. The line is drawn by a thread of its own, from time to time.
  void note(std::size_t done, std::size_t parts) {
    done_ = done;
    parts_ = parts;
  }
  /// What is shown behind it: how things stand, in a few words.
  void tell(std::string words);

 private:
  void draw_until_stopped();
  void draw(std::chrono::seconds passed) const;

  std::string what_;
  std::atomic<std::size_t> done_ = 0;
  std::atomic<std::size_t> parts_ = 0;
  std::mutex mutex_;
  std::condition_variable stop_;
  bool is_stopped_ = false;
  bool ends_cleanly_ = false;  // Ctrl-C is ours to deal with
  std::string words_;
  std::thread drawer_;
};

}  // namespace lozenge::cli
