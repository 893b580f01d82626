// The ways in which the core or the engine can fail to do what was asked, each with a sentence for a person.

/** The core said no; the message says why. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The core cannot be had: no WebAssembly, no network, a broken file. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** The core broke down inside: an error of ours. Its instance is of no more use. */
export class Breakdown extends Error {
  override name = 'Breakdown';
}

/** The engine was stopped before it had found anything. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
