// The service worker. The build puts in the version and the list of files.
// All files are fetched once, kept together, and served from there; a new version waits until the player
// asks for it, so that a page never mixes two versions.

const version = '__VERSION__';
const files = ['__FILES__'];
const prefix = 'lozenge-';
const cacheName = prefix + version;

async function keepAll() {
  const cache = await caches.open(cacheName);
  // Files with a hash in their name never change: what an older version has kept need not be fetched again.
  await Promise.all(
    files.map(async (file) => {
      const isHashed = file.startsWith('assets/');
      const kept = isHashed ? await caches.match(file) : undefined;
      if (kept) return cache.put(file, kept);
      return cache.add(new Request(file, { cache: isHashed ? 'default' : 'no-cache' }));
    }),
  );
}

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  const page = request.mode === 'navigate' ? await cache.match('index.html') : undefined;
  return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** Pages of this folder only: a server may have other things beside the app. */
function isOurs(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return false;
  const path = pathname.slice(new URL(self.registration.scope).pathname.length);
  return path === '' || files.includes(path);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
