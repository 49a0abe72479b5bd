import { createHash } from 'node:crypto';

type Entry = { body: string; etag: string; until: number };
type Store = Map<string, Promise<Entry>>;

/**
 * Ready-made bodies of public reads, so that a thousand requests a second are one query. An edit in the back office empties it
 * at once (`invalidateReads`); otherwise an entry lives half a second, or longer where its query takes long.
 */
const minimumMs = 500;
const loadTimesFactor = 20;
const maxEntries = 500;

// One store for the process, however many bundles load this module.
const holder = globalThis as typeof globalThis & { senteReads?: Store };
const store: Store = (holder.senteReads ??= new Map());

export function invalidateReads(): void {
  store.clear();
}

export async function cachedRead(key: string, load: () => Promise<unknown>): Promise<Entry> {
  const known = store.get(key);
  if (known) {
    const entry = await known;
    if (entry.until > Date.now()) return entry;
    if (store.get(key) === known) store.delete(key);
  }
  // Whoever comes while it loads waits for the same load.
  const running = store.get(key);
  if (running) return running;
  const loading = fill(load);
  store.set(key, loading);
  loading.catch(() => store.get(key) === loading && store.delete(key));
  if (store.size > maxEntries) {
    const oldest = store.keys().next().value;
    if (oldest !== undefined) store.delete(oldest);
  }
  return loading;
}

async function fill(load: () => Promise<unknown>): Promise<Entry> {
  const started = Date.now();
  const body = JSON.stringify(await load());
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const now = Date.now();
  return { body, etag, until: now + Math.max(minimumMs, (now - started) * loadTimesFactor) };
}
