// Printed pages and pictures, made by a WebAssembly module of their own, which is loaded where they are wanted.
import printUrl from '$wasm/print.wasm?url';
import { translationOf } from './folders';
import { Instance } from './instance';
import { load, once } from './modules';
import { Unavailable } from './refusal';
import { rulesOf } from './rulebook';

/** What is to be printed. `position` is the start where it is left out, `paper` letter. */
export interface Order {
  /** `id` or `id:key=value,...` */
  readonly game: string;
  readonly document: string;
  readonly language: string;
  readonly paper?: string;
  /** How large the pieces are: `0.5in`, `0.75in`, `1in`; as large as fits where it is left out. */
  readonly space?: string;
  readonly position?: string;
  readonly move?: string;
  /** The text of a game record, and after which of its moves diagrams stand. */
  readonly record?: string;
  readonly at?: readonly number[];
  readonly mono?: boolean;
  readonly tiled?: boolean;
  readonly large?: boolean;
  readonly coordinates?: boolean;
  readonly caption?: boolean;
}

export interface Printed {
  readonly title: string;
  readonly pages: readonly PrintedPage[];
}

/** `svg` is a whole SVG file with texts as texts; sizes are in points of 1/72 inch. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export interface Printables {
  readonly documents: readonly string[];
  readonly papers: readonly string[];
}

export interface Printer {
  printables(): Printables;
  /** Throws a Refusal where that cannot be printed. */
  print(order: Order): Promise<Printed>;
  /** The picture of a position as an SVG file, with an arrow where there is a move. */
  diagram(order: Omit<Order, 'document'>): Promise<string>;
}

export const loadPrinter = once(async (): Promise<Printer> => makePrinter(await load(printUrl)));

/** Of a module that is compiled already. */
export function makePrinter(module: WebAssembly.Module): Printer {
  const instance = new Instance(module);
  const print = async (order: Order): Promise<Printed> => {
    const pairs = [...pairsOf(order), ...(await textsOf(order))];
    return instance.data('print', pairs.flat());
  };
  return {
    printables: () => instance.data('printables'),
    print,
    async diagram(order) {
      const { pages } = await print({ ...order, document: 'diagram' });
      return pages[0]?.svg ?? '';
    },
  };
}

type Pair = readonly [name: string, value: string];

function pairsOf(order: Order): Pair[] {
  const pairs: (Pair | false | undefined)[] = [
    ['game', order.game],
    ['document', order.document],
    ['language', order.language],
    order.paper !== undefined && ['paper', order.paper],
    order.space !== undefined && ['space', order.space],
    order.position !== undefined && ['position', order.position],
    order.move !== undefined && ['move', order.move],
    order.record !== undefined && ['record', order.record],
    ...(order.at ?? []).map((move): Pair => ['at', String(move)]),
    order.mono && ['mono', ''],
    order.tiled && ['tiled', ''],
    order.large && ['large', ''],
    order.coordinates === false && ['no-coordinates', ''],
    order.caption === false && ['no-caption', ''],
  ];
  return pairs.filter((pair): pair is Pair => Array.isArray(pair));
}

const words = import.meta.glob<string>('../../../src/print/words/*.txt', {
  query: '?raw',
  import: 'default',
});
const gameWords = import.meta.glob<string>('$games/*/words/*.txt', { query: '?raw', import: 'default' });
const teaching = import.meta.glob<string>('$games/*/teaching/*.md', { query: '?raw', import: 'default' });

/** Only what the document needs: a picture has a few words on it. */
async function textsOf({ document, game, language }: Order): Promise<Pair[]> {
  const id = game.split(':')[0] ?? '';
  const texts = [
    fetched('words', translationOf(words, 'print', 'words', language, 'txt')),
    fetched('game-words', translationOf(gameWords, id, 'words', language, 'txt')),
  ];
  if (document !== 'diagram') {
    texts.push(fetched('rules', rulesOf(id, language)));
    texts.push(fetched('teaching', translationOf(teaching, id, 'teaching', language, 'md')));
  }
  return Promise.all(texts);
}

/** Nothing where there is no text at all. */
async function fetched(name: string, fetchText: (() => Promise<string>) | undefined): Promise<Pair> {
  try {
    return [name, (await fetchText?.()) ?? ''];
  } catch {
    throw new Unavailable('The texts of the printed pages could not be loaded. Is there a network?');
  }
}
