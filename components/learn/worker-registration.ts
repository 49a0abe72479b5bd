import { ApiError } from '@/lib/kernel/api/api-error';
import { learnHref } from '@/components/learn/shell/learn-href';

/** The address of the worker's script; its scope is the learning app in one language. */
const script = '/learn-worker.js';

/** Whether this browser can show pages offline: some cannot in private windows, none can without https. */
export const canWork = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/**
 * Starts the service worker that shows the climb offline, in this language. Resolves once all files of the climb's pages are cached.
 * @throws ApiError OFFLINE_UNSUPPORTED; STORAGE_FULL; NETWORK if not all files could be loaded
 */
export async function startWorker(locale: string): Promise<void> {
  if (!canWork()) throw new ApiError('OFFLINE_UNSUPPORTED', 501);
  const registration = await navigator.serviceWorker
    .register(script, { scope: learnHref(locale), updateViaCache: 'none' })
    .catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'SecurityError'
        ? new ApiError('OFFLINE_UNSUPPORTED', 501)
        : new ApiError('NETWORK', 0);
    });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker && !(await becomesActive(worker)))
    throw (await isFull()) ? new ApiError('STORAGE_FULL', 507) : new ApiError('NETWORK', 0);
}

/** False if the worker could not be installed; the browser gives no reason. */
function becomesActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The pages and their files are about 1 MB; browsers reserve some room. Bytes. */
const roomNeeded = 3_000_000;

async function isFull(): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota - usage < roomNeeded;
}

/** Unregisters the worker in all languages, and deletes its caches: the pages' copies and their files. */
export async function endWorkers(): Promise<void> {
  if (!canWork()) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (!registration.active?.scriptURL.endsWith(script)) continue;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)));
    await registration.unregister();
  }
}
