// One running copy of the core, with a memory of its own: the page has one for the rules, each worker one to think with.
// What crosses the border is written and read here alone: texts, bytes and lists go in through its inbox, a text or JSON comes
// out as its answer (src/wasm/exchange.hpp).
import { Breakdown, Refusal } from './refusal';
import { say, type Said } from './sentence';
import { makeWasi } from './wasi';

/** What the core's functions take and give. Which there are, `src/wasm` says. */
type Export = (...numbers: number[]) => number;

/** A list goes as words. */
export type Given = string | Uint8Array | number | boolean | readonly (string | number)[];

/** Words, each closed by a zero byte: how the core reads lists (src/core/words.hpp). */
const wordsOf = (list: readonly (string | number)[]): string =>
  list.map((word) => String(word).replaceAll('\0', '') + '\0').join('');

export class Instance {
  readonly #exports: WebAssembly.Exports;
  #complaint = '';

  /** `report` gets what the engine has to say while it thinks. */
  constructor(module: WebAssembly.Module, report: (json: string) => void = () => {}) {
    const imports = {
      wasi_snapshot_preview1: makeWasi(
        () => this.#memory,
        (text) => (this.#complaint += text),
      ),
      lozenge: { report: (data: number, size: number) => report(this.#read(data, size)) },
    };
    this.#exports = new WebAssembly.Instance(module, imports).exports;
    this.#run('_initialize', []);
  }

  /** Calls a function that answers with a text; the sentence of a refusal is thrown. */
  ask(name: string, ...given: Given[]): string {
    this.number(name, ...given);
    return this.#answer();
  }

  /** The same for one that answers with JSON. */
  data<T>(name: string, ...given: Given[]): T {
    return JSON.parse(this.ask(name, ...given)) as T;
  }

  /** The same for one that gives a number, where 0 is a refusal. */
  number(name: string, ...given: Given[]): number {
    const number = this.#run(name, this.#write(given));
    if (number === 0) throw new Refusal(JSON.parse(this.#answer()) as Said);
    return number;
  }

  /** The same for one that cannot be refused. */
  is(name: string, ...given: Given[]): boolean {
    return this.#run(name, this.#write(given)) !== 0;
  }

  get #memory(): WebAssembly.Memory {
    return this.#exports['memory'] as WebAssembly.Memory;
  }

  #run(name: string, numbers: number[]): number {
    const run = this.#exports[name] as Export;
    try {
      return run(...numbers);
    } catch (error) {
      throw new Breakdown(say('The game core has broken down: {1}', this.#complaint || String(error)));
    }
  }

  #answer(): string {
    return this.#read(this.#run('answer_data', []), this.#run('answer_size', []));
  }

  #read(data: number, size: number): string {
    return new TextDecoder().decode(new Uint8Array(this.#memory.buffer, data, size));
  }

  /** Texts and bytes are two numbers each: where they are, and their size. */
  #write(given: readonly Given[]): number[] {
    const encoder = new TextEncoder();
    const parts = given.map((item) => {
      if (typeof item === 'string') return encoder.encode(item);
      return Array.isArray(item) ? encoder.encode(wordsOf(item)) : (item as Uint8Array | number | boolean);
    });
    const size = parts.reduce<number>((sum, part) => sum + (part instanceof Uint8Array ? part.length : 0), 0);
    let at = size > 0 ? this.#run('inbox', [size]) : 0;
    const numbers: number[] = [];
    for (const part of parts) {
      if (!(part instanceof Uint8Array)) {
        numbers.push(Number(part));
        continue;
      }
      new Uint8Array(this.#memory.buffer, at, part.length).set(part);
      numbers.push(at, part.length);
      at += part.length;
    }
    return numbers;
  }
}
