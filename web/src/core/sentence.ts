// What is said to a person, as data (src/core/sentence.hpp): a lookup translates it.

/** A text that is the same in every language, or a template with what fills its holes. */
export type Sentence = string | Said;

export interface Said {
  /** In English, with holes {1} to {9}. What kind of sentence it is. */
  readonly say: string;
  readonly with: readonly Sentence[];
}

/** English template to translation. */
export type Catalogue = Readonly<Record<string, string>>;

export const say = (template: string, ...values: Sentence[]): Said => ({ say: template, with: values });

/** In the language of the catalogue; in English where that has no such template. */
export function spoken(sentence: Sentence, catalogue: Catalogue = {}): string {
  if (typeof sentence === 'string') return sentence;
  const values = sentence.with.map((value) => spoken(value, catalogue));
  const template = catalogue[sentence.say] ?? sentence.say;
  return template.replace(/\{(\d)\}/g, (hole, digit) => values[Number(digit) - 1] ?? hole);
}
