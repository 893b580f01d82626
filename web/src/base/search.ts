// Looking for words in what a list says.

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is looked for is somewhere in the text, whatever its case and accents. */
export function matches(text: string, wanted: string): boolean {
  const here = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => here.includes(word));
}
