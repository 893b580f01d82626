// Names of sections in addresses, and where the links of a rulebook lead.
import { routeText } from '../app/route';

/** As Markdown readers make them: "When a jump is missed" is when-a-jump-is-missed. */
export const anchorOf = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

/** The address of a link in the rulebook of a game: another rulebook, a section of this one, or a page outside. */
export function addressOf(game: string, link: string): string {
  if (/^https?:/.test(link)) return link;
  const [file = '', section = ''] = link.split('#');
  const name = /([^/]+)\.md$/.exec(file)?.[1];
  return routeText({ page: 'rules', game: name ?? game, section });
}
