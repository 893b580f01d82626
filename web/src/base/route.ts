// The places of the app, as they stand behind the # of its address: any static host can serve them.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  /** `id` of a game that is kept; empty: of the one that was played last. */
  | { page: 'play'; id: string }
  | { page: 'games' }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'rules'; game: string; section: string }
  | { page: 'puzzles'; game: string; number: string }
  /** What is analysed, set up or looked up stands in the tail, as `analysis/source.ts` reads it. */
  | { page: 'analysis'; tail: string }
  | { page: 'editor'; tail: string }
  | { page: 'openings'; tail: string }
  | { page: 'print'; game: string }
  | { page: 'settings' }
  | { page: 'statistics' }
  | { page: 'keys' }
  | { page: 'about' }
  | { page: 'lost'; path: string };

const tailed = ['analysis', 'editor', 'openings'] as const;
const plain = ['games', 'settings', 'statistics', 'keys', 'about'] as const;

export function readRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path === '') return { page: 'home' };
  const [page, ...rest] = path.split('/');
  const tail = rest.join('/');
  if (page === 'new' && tail !== '') return { page: 'new', game: decode(tail) };
  const [first = '', second = '', ...more] = rest.map(decode);
  if (more.length === 0 && (first !== '' || second === '')) {
    if (page === 'learn') return { page, game: first, lesson: second };
    if (page === 'play' && second === '') return { page, id: first };
    if (page === 'print' && second === '') return { page, game: first };
    if (page === 'puzzles') return { page, game: first, number: second };
    if (page === 'rules' && first !== '') return { page, game: first, section: second };
  }
  const long = tailed.find((name) => name === page);
  if (long) return { page: long, tail };
  const found = plain.find((name) => name === page);
  return found && tail === '' ? { page: found } : { page: 'lost', path };
}

export function routeText(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}`;
    case 'learn':
      return place(route.page, route.game, route.lesson);
    case 'rules':
      return place(route.page, route.game, route.section);
    case 'play':
      return place(route.page, route.id);
    case 'print':
      return place(route.page, route.game);
    case 'puzzles':
      return place(route.page, route.game, route.number);
    case 'analysis':
    case 'editor':
    case 'openings':
      return route.tail === '' ? `#/${route.page}` : `#/${route.page}/${route.tail}`;
    case 'lost':
      return `#/${route.path}`;
    default:
      return `#/${route.page}`;
  }
}

/** A position of a game, as the tail of a page's address. */
export const tailOf = (game: string, position: string): string =>
  `${encodeURIComponent(game)}/${encodeURIComponent(position)}`;

/** A page, and what of it; nothing stands behind what is empty. */
const place = (...names: string[]): string =>
  `#/${names
    .filter((name) => name !== '')
    .map(encodeURIComponent)
    .join('/')}`;

export function go(route: Route): void {
  location.hash = routeText(route);
}

/** A text from an address; as it is, where it is none that `encodeURIComponent` gives. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
