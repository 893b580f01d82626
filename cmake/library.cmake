# Puts texts into the program. lozenge_library(OUT FILE...) sets OUT to a generated .cpp file that defines
# lozenge::print::library(): the text of each FILE by its path in the source tree.
#
# Run as a script (cmake -DLIST=... -DROOT=... -DOUT=... -P library.cmake) it writes that file.
if(CMAKE_SCRIPT_MODE_FILE)
  file(STRINGS ${LIST} files)
  file(WRITE ${OUT} "#include \"print/library/library.hpp\"\n\nnamespace lozenge::print {\n\n"
                    "// Literals that know their length: counting them is more than compilers do at compile time.\n"
                    "using namespace std::string_view_literals;\n\n"
                    "std::span<const LibraryText> library() {\n  static constexpr LibraryText all[] = {\n")
  foreach(file IN LISTS files)
    file(RELATIVE_PATH path ${ROOT} ${file})
    file(READ ${file} text)
    file(APPEND ${OUT} "    {\"${path}\", R\"lozenge(${text})lozenge\"sv},\n")
  endforeach()
  file(APPEND ${OUT} "  };\n  return all;\n}\n\n}  // namespace lozenge::print\n")
  return()
endif()

set(lozenge_library_script ${CMAKE_CURRENT_LIST_FILE})
function(lozenge_library OUT)
  set(source ${CMAKE_BINARY_DIR}/embedded/library.cpp)
  set(list ${CMAKE_BINARY_DIR}/embedded/library.txt)
  list(JOIN ARGN "\n" lines)
  file(CONFIGURE OUTPUT ${list} CONTENT "${lines}\n" @ONLY)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DLIST=${list} -DROOT=${CMAKE_SOURCE_DIR} -DOUT=${source} -P ${lozenge_library_script}
    DEPENDS ${ARGN} ${list} ${lozenge_library_script}
    COMMENT "Embedding texts"
    VERBATIM)
  set(${OUT} ${source} PARENT_SCOPE)
endfunction()
