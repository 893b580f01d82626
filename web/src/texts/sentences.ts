// The core's own sentences in other languages. The core speaks English; a catalogue gives for each English
// template ("There is no piece on {1}.") the same in another language. Three kinds of entries:
//   a template with holes    what fills a hole is translated in turn, unless it is quoted
//   words without a hole     "Black": also where they fill a hole
//   " or ", " and " ...      with blanks around: joints, replaced within what fills a hole

export type Matcher = (text: string) => string;

interface Rule {
  pattern: RegExp;
  translation: string;
  /** How many letters are given: the more, the better the match. */
  weight: number;
}

const hole = /\{(\d)\}/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function makeRule(template: string, translation: string): Rule {
  const holes = [...template.matchAll(hole)].map((match) => match[1] ?? '');
  const literals = template.split(/\{\d\}/);
  // A hole that comes again must be filled the same way.
  const source = literals
    .map((literal, i) => {
      const name = holes[i];
      if (name === undefined) return escaped(literal);
      const isFirst = holes.indexOf(name) === i;
      return escaped(literal) + (isFirst ? `(?<h${name}>.+?)` : `\\k<h${name}>`);
    })
    .join('');
  return {
    pattern: new RegExp(`^${source}$`, 's'),
    translation,
    weight: literals.join('').length,
  };
}

/** A translator from one catalogue. What no entry matches stays as it is. */
export function matcher(catalogue: Readonly<Record<string, string>>): Matcher {
  const words = new Map<string, string>();
  const joints: [string, string][] = [];
  const rules: Rule[] = [];
  for (const [english, translation] of Object.entries(catalogue)) {
    if (/\{\d\}/.test(english)) rules.push(makeRule(english, translation));
    else if (english.startsWith(' ') && english.endsWith(' ')) joints.push([english, translation]);
    else words.set(english, translation);
  }
  rules.sort((a, b) => b.weight - a.weight);

  function filling(text: string): string {
    if (text.startsWith("'")) return text;
    for (const [english, translation] of joints) {
      const parts = text.split(english);
      if (parts.length > 1) return parts.map(filling).join(translation);
    }
    return translate(text);
  }

  function translate(text: string): string {
    const word = words.get(text);
    if (word !== undefined) return word;
    for (const { pattern, translation } of rules) {
      const groups = pattern.exec(text)?.groups;
      if (groups) return translation.replace(hole, (_, digit) => filling(groups[`h${digit}`] ?? ''));
    }
    return text;
  }

  return translate;
}
