// What the page and the engine's worker say to each other.
import type { Sentence } from './sentence';
import type { Ask, Progress, ReviewAnswer, ReviewAsk } from './thinker';
import type { Answer, Thought } from './types';

export type ToWorker =
  | { readonly module: WebAssembly.Module }
  | { readonly id: number; readonly ask: Ask }
  | { readonly id: number; readonly review: ReviewAsk };

export type FromWorker =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly reviewed: ReviewAnswer }
  | { readonly id: number; readonly refused: boolean; readonly sentence: Sentence };
