// A list that lives on the stack and grows onto the heap only in positions that nobody ever sees in play.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <type_traits>

namespace lozenge {

/// Holds trivially copyable things; the first `Inline` of them need no allocation.
/// Move generators fill it, so that `push` is one compare, one store, one increment.
template <class T, std::size_t Inline>
class List {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  List() = default;
  List(const List&) = delete;
  List& operator=(const List&) = delete;
  List(List&& other) noexcept : size_(other.size_) {
    if (other.data_ == other.inside()) {
      std::memcpy(storage_, other.storage_, size_ * sizeof(T));
    } else {
      data_ = other.data_;
      capacity_ = other.capacity_;
      other.data_ = other.inside();
      other.capacity_ = Inline;
    }
    other.size_ = 0;
  }
  ~List() {
    if (data_ != inside()) std::free(data_);
  }

  void push(const T& item) {
    if (size_ == capacity_) [[unlikely]]
      grow();
    data_[size_++] = item;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& back() { return data_[size_ - 1]; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }

  bool has(const T& item) const {
    for (const T& mine : *this)
      if (mine == item) return true;
    return false;
  }

 private:
  T* inside() { return reinterpret_cast<T*>(storage_); }

  [[gnu::noinline]] void grow() {
    T* wider = static_cast<T*>(std::malloc(2 * capacity_ * sizeof(T)));
    if (wider == nullptr) std::abort();
    std::memcpy(wider, data_, size_ * sizeof(T));
    if (data_ != inside()) std::free(data_);
    data_ = wider;
    capacity_ *= 2;
  }

  alignas(T) std::byte storage_[Inline * sizeof(T)];
  T* data_ = inside();
  std::size_t size_ = 0;
  std::size_t capacity_ = Inline;
};

}  // namespace lozenge
