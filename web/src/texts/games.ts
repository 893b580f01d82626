// The words and sentences that the games have in their folders. Each language is a chunk of its own (vite.config.ts).
import type { Listing } from '../core/folders';

export interface GameTexts {
  /** `game.ID.KEY` for every key of a game's words. */
  texts: Record<string, string>;
  /** English template to translation; none in English. */
  sentences: Record<string, string>;
}

const words = import.meta.glob<string>('$games/*/words/*.txt', { query: '?raw', import: 'default' });
const sentences = import.meta.glob<Record<string, string>>('$games/*/sentences/*.json', {
  import: 'default',
});

/** Names that the core says whatever the game is: they need no game to be looked up. */
const isName = (key: string): boolean => /^(side|colour|choice)\./.test(key);

/** The files `ID/FOLDER/LANGUAGE.*`, each with its game. */
async function load<T>(listing: Listing<T>, language: string): Promise<(readonly [string, T])[]> {
  const found = Object.entries(listing).flatMap(([path, fetchFile]) => {
    const [, id, spoken] = /([^/]+)\/[^/]+\/([^/]+)\.\w+$/.exec(path) ?? [];
    return id !== undefined && spoken === language ? [fetchFile().then((file) => [id, file] as const)] : [];
  });
  return Promise.all(found);
}

/** Lines `key = text`; those that begin with # are remarks. */
export function readWords(text: string): [string, string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const [key = '', ...rest] = line.split(' = ');
    return line.startsWith('#') || rest.length === 0 ? [] : [[key.trim(), rest.join(' = ').trim()]];
  });
}

export async function loadGameTexts(language: string): Promise<GameTexts> {
  const [said, translated] = await Promise.all([load(words, language), load(sentences, language)]);
  const texts = said.flatMap(([id, text]) =>
    readWords(text).flatMap(([key, word]) => [
      [`game.${id}.${key}`, word],
      ...(isName(key) ? [[key, word]] : []),
    ]),
  );
  return {
    texts: Object.fromEntries(texts),
    sentences: Object.assign({}, ...translated.map(([, file]) => file)),
  };
}
