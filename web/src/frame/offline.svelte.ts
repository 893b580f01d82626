// The service worker: keeps the app for use without a network, and tells when a new version is there.

export const update: { isReady: boolean } = $state({ isReady: false });

let waiting: ServiceWorker | null = null;

function offer(worker: ServiceWorker): void {
  waiting = worker;
  update.isReady = true;
}

function watchInstalling(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    // Without a controller this is the first visit, and there is nothing to replace.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./worker.js');
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watchInstalling(registration.installing);
  });
}

/** Registers the service worker. A browser that refuses one plays on with the network. */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Lets the new version take over, and loads the page again. */
export function reloadUpdated(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}
