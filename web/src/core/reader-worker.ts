// The worker that reads long texts: gets the compiled rules and a text, and tells each part as soon as it is read.
/// <reference lib="webworker" />
import { makeCore } from './core';
import type { FromReader, ToReader } from './reader';
import { readParts } from './reading';
import { messageOf } from './refusal';

declare const self: DedicatedWorkerGlobalScope;

const say = (message: FromReader): void => self.postMessage(message);

self.onmessage = ({ data: { module, text, likely } }: MessageEvent<ToReader>) => {
  try {
    for (const part of readParts(makeCore(module), text, likely)) say({ part });
    say({ isDone: true });
  } catch (error) {
    say({ sentence: messageOf(error) });
  }
};
