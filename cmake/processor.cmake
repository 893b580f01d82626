# Which processor the program is compiled for. Move generators live on pext, tzcnt and popcnt, so the level matters.

# Sets OUT to the -march option for LEVEL: `auto` asks this machine, anything else goes to the compiler as it is.
# x86-64-v3 has BMI2 and AVX2, v2 popcnt. Other processors get the compiler's default.
function(lozenge_march LEVEL OUT)
  set(${OUT} "" PARENT_SCOPE)
  if(NOT LEVEL STREQUAL "auto")
    if(LEVEL)
      set(${OUT} "-march=${LEVEL}" PARENT_SCOPE)
    endif()
    return()
  endif()
  if(CMAKE_CROSSCOMPILING OR NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    return()
  endif()

  include(CheckCXXSourceRuns)
  foreach(version 3 2)
    check_cxx_source_runs(
      "int main() { return __builtin_cpu_supports(\"x86-64-v${version}\") ? 0 : 1; }" LOZENGE_HAS_X86_64_V${version})
    if(LOZENGE_HAS_X86_64_V${version})
      set(${OUT} "-march=x86-64-v${version}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()
