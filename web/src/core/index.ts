// The door to the C++ core: rules for the page, an engine in a worker. All else in this folder is behind it.
export { loadCore, makeCore, type Core, type MatchHandle } from './core';
export { loadCourse, type Course, type Lesson, type LessonStep } from './course';
export { makeBrain, type Brain } from './engine';
export { loadPuzzles, type Puzzle } from './puzzles';
export { Breakdown, Refusal, Stopped, Unavailable } from './refusal';
export { loadRulebook, type Part, type Rulebook, type Section, type Span } from './rulebook';
export type { Ask } from './thinker';
export type * from './types';
