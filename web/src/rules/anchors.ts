// Names of sections in addresses, and where the links of a rulebook lead.
import { routeText } from '../base/route';

/** As Markdown readers make them: "When a jump is missed" is when-a-jump-is-missed. */
export const anchorOf = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

/**
 * The address of a link in a rulebook: a section of it, another of the books that there are, or a page outside. Null
 * where it leads to a file that is not in the app.
 */
export function addressOf(book: string, link: string, books: readonly string[]): string | null {
  if (/^https?:/.test(link)) return link;
  const [file = '', section = ''] = link.split('#');
  const [, game, shared] = /([^/]+)\/rulebook\/[^/]+\.md$|(README)\.md$/.exec(file) ?? [];
  const name = file === '' ? book : (game ?? shared ?? '');
  return books.includes(name) ? routeText({ page: 'rules', game: name, section }) : null;
}
