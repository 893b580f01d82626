#include "server/date.hpp"

namespace lozenge::server {

namespace {

std::string two_digits(long number) {
  return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

}  // namespace

std::string date_text(std::chrono::sys_seconds time) {
  using namespace std::chrono;
  constexpr const char* weekdays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr const char* months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const auto day = floor<days>(time);
  const year_month_day date(day);
  const hh_mm_ss clock(time - day);
  return std::string(weekdays[weekday(day).c_encoding()]) + ", " + two_digits(unsigned{date.day()}) + " " +
         months[unsigned{date.month()} - 1] + " " + std::to_string(int{date.year()}) + " " +
         two_digits(clock.hours().count()) + ":" + two_digits(clock.minutes().count()) + ":" +
         two_digits(clock.seconds().count()) + " GMT";
}

}  // namespace lozenge::server
