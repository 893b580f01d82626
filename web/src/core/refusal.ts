// The ways in which the core or the engine can fail to do what was asked, each with a sentence for a person.
import { say, spoken, type Said, type Sentence } from './sentence';

/** The message is in English; the sentence is data, to be said in any language. */
class Failure extends Error {
  readonly sentence: Said;

  /** A text is a template without holes. */
  constructor(sentence: string | Said) {
    const said = typeof sentence === 'string' ? say(sentence) : sentence;
    super(spoken(said));
    this.sentence = said;
  }
}

/** The core said no; the sentence says why. */
export class Refusal extends Failure {
  override name = 'Refusal';
}

/** The core cannot be had: no WebAssembly, no network, a broken file. */
export class Unavailable extends Failure {
  override name = 'Unavailable';
}

/** The core broke down inside: an error of ours. Its instance is of no more use. */
export class Breakdown extends Failure {
  override name = 'Breakdown';
}

/** The engine was stopped before it had found anything. */
export class Stopped extends Failure {
  override name = 'Stopped';
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): Sentence {
  if (error instanceof Failure) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}
