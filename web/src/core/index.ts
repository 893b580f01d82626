// The door to the C++ core: rules for the page, an engine in a worker. All else in this folder is behind it.
export { makeCore, type Core, type MatchHandle } from './core';
export { loadCourse, type Course, type Lesson, type LessonStep } from './course';
export { makeEngine, type Engine } from './engine';
export { loadCore } from './load';
export { loadOpenings, type OpeningMove, type OpeningPosition, type Openings } from './openings';
export type { Puzzle } from './puzzle';
export { loadPuzzles } from './puzzles';
export { Breakdown, Refusal, Stopped, Unavailable } from './refusal';
export { loadPrinter, type Order, type Printed, type Printer } from './printer';
export { loadRulebook, type Part, type Rulebook, type Section, type Span } from './rulebook';
export type { Palette, PlacedPiece } from './editor';
export type * from './records';
export type { Ask, Progress, ReviewAnswer, ReviewAsk } from './thinker';
export type * from './types';
