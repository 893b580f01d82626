// What the page and the engine's worker say to each other.
import type { Ask } from './thinker';
import type { Answer, Thought } from './types';

export type ToWorker = { readonly module: WebAssembly.Module } | { readonly id: number; readonly ask: Ask };

export type FromWorker =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly refused: boolean; readonly sentence: string };
