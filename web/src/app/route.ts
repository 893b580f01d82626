// The places of the app, as they stand behind the # of its address: any static host can serve them.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'play' }
  | { page: 'settings' }
  | { page: 'statistics' }
  | { page: 'keys' }
  | { page: 'about' }
  | { page: 'lost'; path: string };

const plain = ['play', 'settings', 'statistics', 'keys', 'about'] as const;

export function readRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path === '') return { page: 'home' };
  const [page, ...rest] = path.split('/');
  const tail = rest.join('/');
  if (page === 'new' && tail !== '') return { page: 'new', game: decode(tail) };
  const found = plain.find((name) => name === page);
  return found && tail === '' ? { page: found } : { page: 'lost', path };
}

export function routeText(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}`;
    case 'lost':
      return `#/${route.path}`;
    default:
      return `#/${route.page}`;
  }
}

export function go(route: Route): void {
  location.hash = routeText(route);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
