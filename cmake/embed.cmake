# Puts files into the program. lozenge_embed(OUT FILE...) sets OUT to generated .cpp files, one for each FILE: what
# src/games/checkers/checkers.weights holds is given by lozenge::games::embedded::checkers() as a span of bytes.
# lozenge_leave_out does the same with spans that are empty, for a program that gets these files in another way.
#
# The namespace is that of games, or what LOZENGE_EMBED_NAMESPACE says.
#
# Run as a script (cmake -DFILE=... -DOUT=... -DNAMESPACE=... [-DLEAVE_OUT=ON] -P embed.cmake) it writes one of them.
if(CMAKE_SCRIPT_MODE_FILE)
  get_filename_component(name ${FILE} NAME_WE)
  string(REPLACE "-" "_" name ${name})
  set(bytes)
  if(NOT LEAVE_OUT)
    file(READ ${FILE} bytes HEX)
  endif()
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(REGEX REPLACE "(................................................................................)" "\\1\n"
         bytes "${bytes}")
  set(body "  return {};")
  if(bytes)
    set(body "  static constexpr std::uint8_t bytes[] = {\n${bytes}\n  };\n  return bytes;")
  endif()
  file(WRITE ${OUT} "#include <cstdint>\n#include <span>\n\nnamespace lozenge::${NAMESPACE}::embedded {\n"
                    "std::span<const std::uint8_t> ${name}() {\n${body}\n}\n}  // namespace lozenge::${NAMESPACE}::embedded\n")
  return()
endif()

set(lozenge_embed_script ${CMAKE_CURRENT_LIST_FILE})
set(LOZENGE_EMBED_NAMESPACE games)
function(lozenge_embed OUT)
  lozenge_write_embedded(made OFF ${ARGN})
  set(${OUT} ${made} PARENT_SCOPE)
endfunction()

function(lozenge_leave_out OUT)
  lozenge_write_embedded(made ON ${ARGN})
  set(${OUT} ${made} PARENT_SCOPE)
endfunction()

function(lozenge_write_embedded OUT LEAVE_OUT)
  set(made)
  foreach(file IN LISTS ARGN)
    get_filename_component(name ${file} NAME_WE)
    set(source ${CMAKE_BINARY_DIR}/embedded/${name}.cpp)
    add_custom_command(
      OUTPUT ${source}
      COMMAND ${CMAKE_COMMAND} -DFILE=${file} -DOUT=${source} -DLEAVE_OUT=${LEAVE_OUT}
              -DNAMESPACE=${LOZENGE_EMBED_NAMESPACE} -P ${lozenge_embed_script}
      DEPENDS ${file} ${lozenge_embed_script}
      COMMENT "Embedding ${name}"
      VERBATIM)
    list(APPEND made ${source})
  endforeach()
  set(${OUT} ${made} PARENT_SCOPE)
endfunction()
