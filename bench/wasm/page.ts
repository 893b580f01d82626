// What runs in the browser: the engine, in its worker, thinks about the start of each game for so many nodes.
import { loadCore, makeEngine } from "../../web/src/core";

declare global {
  interface Window {
    measure: typeof measure;
    games: typeof games;
  }
}

async function games(): Promise<string[]> {
  return (await loadCore()).families().map(({ id }) => id);
}

/** Nodes a second, the best of several times: what else the machine does can only slow it down. */
async function measure(game: string, nodes: number, times: number): Promise<number> {
  const engine = makeEngine(await loadCore());
  let best = 0;
  for (let seed = 0; seed < times; ++seed) {
    const ask = { game, moves: [], level: 10, seed, limits: { nodes } };
    const { thought } = await engine.think(ask);
    best = Math.max(best, thought?.nps ?? 0);
  }
  engine.close();
  return best;
}

window.measure = measure;
window.games = games;
