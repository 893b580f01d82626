// The door to the C++ core: rules for the page, an engine in a worker. All else in this folder is behind it.
export { loadCore, makeCore, type Core, type MatchHandle } from './core';
export { makeBrain, type Brain } from './engine';
export { Breakdown, Refusal, Stopped, Unavailable } from './refusal';
export { loadPrinter, type Order, type Printed, type Printer } from './printer';
export { loadRulebook, type Part, type Rulebook, type Section, type Span } from './rulebook';
export type { Ask } from './thinker';
export type * from './types';
