# Which games a build has: those of src/games/list.txt, without Diamond Dogs where that is left out, and those whose folders
# LOZENGE_EXTRA_GAMES names (a folder's name is the id of its game). Gives
#
#   LOZENGE_GAMES                     the ids, in the order in which games are shown
#   LOZENGE_ADDED_GAMES               those that are not of the list
#   LOZENGE_GAME_FOLDERS              where each of them is
#   LOZENGE_LISTED                    a folder for the include path: games/all.hpp, the list for the compiler, and links
#                                     games/ID to the folders of the games, wherever they are
#   lozenge_game_files(OUT PATTERN...)  the files of these games whose names fit
#   lozenge_drop_left_out(LIST)       takes out what belongs to a game that is left out
#   lozenge_list_games(FOLDER ID...)  writes another games/all.hpp, with these games only
option(LOZENGE_DIAMOND_DOGS "Include Diamond Dogs, whose terms forbid any set that is not free (see NOTICE)" ON)
set(LOZENGE_EXTRA_GAMES "" CACHE STRING "Folders of games that this build has beside those of the list, from here or absolute")

# The namespace of a game is its id with underscores.
function(lozenge_list_games FOLDER)
  set(includes)
  set(modules)
  foreach(id IN LISTS ARGN)
    string(REPLACE "-" "_" namespace ${id})
    list(APPEND includes "#include \"games/${id}/${id}.hpp\"")
    list(APPEND modules "${namespace}::Module")
  endforeach()
  list(JOIN includes "\n" includes)
  list(JOIN modules ", " modules)
  file(CONFIGURE OUTPUT ${FOLDER}/games/all.hpp @ONLY CONTENT [[
// The list of games of this build, made by cmake/games.cmake.
#pragma once

#include "core/types.hpp"
@includes@

namespace lozenge::games {

using Modules = Types<@modules@>;

}  // namespace lozenge::games
]])
endfunction()

function(lozenge_drop_left_out LIST)
  set(kept ${${LIST}})
  if(NOT LOZENGE_DIAMOND_DOGS)
    list(FILTER kept EXCLUDE REGEX "diamond[-_]dogs|diamond53")
  endif()
  set(${LIST} ${kept} PARENT_SCOPE)
endfunction()

function(lozenge_game_files OUT)
  set(found)
  foreach(folder IN LISTS LOZENGE_GAME_FOLDERS)
    list(TRANSFORM ARGN PREPEND ${folder}/ OUTPUT_VARIABLE patterns)
    file(GLOB files CONFIGURE_DEPENDS ${patterns})
    list(APPEND found ${files})
  endforeach()
  set(${OUT} ${found} PARENT_SCOPE)
endfunction()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS src/games/list.txt)
file(STRINGS src/games/list.txt LOZENGE_GAMES REGEX "^[^#]")
lozenge_drop_left_out(LOZENGE_GAMES)
set(LOZENGE_GAME_FOLDERS ${LOZENGE_GAMES})
set(LOZENGE_ADDED_GAMES)
list(TRANSFORM LOZENGE_GAME_FOLDERS PREPEND ${CMAKE_SOURCE_DIR}/src/games/)
foreach(folder IN LISTS LOZENGE_EXTRA_GAMES)
  get_filename_component(folder ${folder} ABSOLUTE)
  get_filename_component(id ${folder} NAME)
  list(APPEND LOZENGE_GAME_FOLDERS ${folder})
  list(APPEND LOZENGE_GAMES ${id})
  list(APPEND LOZENGE_ADDED_GAMES ${id})
endforeach()


set(LOZENGE_LISTED ${CMAKE_BINARY_DIR}/listed)
lozenge_list_games(${LOZENGE_LISTED} ${LOZENGE_GAMES})
file(GLOB links ${LOZENGE_LISTED}/games/*)
list(REMOVE_ITEM links ${LOZENGE_LISTED}/games/all.hpp)
if(links)
  file(REMOVE ${links})
endif()
foreach(id folder IN ZIP_LISTS LOZENGE_GAMES LOZENGE_GAME_FOLDERS)
  file(CREATE_LINK ${folder} ${LOZENGE_LISTED}/games/${id} SYMBOLIC)
endforeach()
