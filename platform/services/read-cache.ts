import { createHash } from 'node:crypto';

export type CachedBody = { body: Uint8Array<ArrayBuffer>; etag: string };
type Entry = CachedBody & { freshUntil: number; usableUntil: number };
type Slot = { entry: Entry | null; loading: Promise<Entry> | null };

/**
 * Ready-made bodies of public reads, so that a thousand requests a second are one query. An edit in the back office empties it
 * at once (`invalidateReads`). Otherwise an entry is fresh for half a second, or longer where its query takes long, and for as
 * long again it is still answered while a new one is loaded, so that nobody waits for the query under load.
 */
const minimumMs = 500;
const loadTimesFactor = 20;
const maxEntries = 500;
/** All bodies together: a caller may ask for the same long list in any number of spellings. */
const maxBytes = 48_000_000;

// One store for the process, however many bundles load this module.
const holder = globalThis as typeof globalThis & { senteReads?: Map<string, Slot> };
const store = (holder.senteReads ??= new Map<string, Slot>());

/** Forgets everything, also what is being loaded: it may have begun before the edit. */
export function invalidateReads(): void {
  store.clear();
}

/** @param load what is sent as JSON; a rejection is passed on and not kept */
export async function cachedRead(key: string, load: () => Promise<unknown>): Promise<CachedBody> {
  const slot = store.get(key) ?? open(key);
  const now = Date.now();
  if (slot.entry && slot.entry.freshUntil > now) return slot.entry;
  slot.loading ??= refill(key, slot, load);
  if (slot.entry && slot.entry.usableUntil > now) {
    slot.loading.catch(() => {});
    return slot.entry;
  }
  return slot.loading;
}

function open(key: string): Slot {
  const slot: Slot = { entry: null, loading: null };
  store.set(key, slot);
  if (store.size > maxEntries) {
    const oldest = store.keys().next().value;
    if (oldest !== undefined) store.delete(oldest);
  }
  return slot;
}

/** Drops the oldest until all fit. */
function makeRoom(newest: Slot): void {
  let bytes = 0;
  for (const slot of store.values()) bytes += slot.entry?.body.byteLength ?? 0;
  for (const [key, slot] of store) {
    if (bytes <= maxBytes) return;
    if (slot === newest) continue;
    bytes -= slot.entry?.body.byteLength ?? 0;
    store.delete(key);
  }
}

async function refill(key: string, slot: Slot, load: () => Promise<unknown>): Promise<Entry> {
  const started = Date.now();
  try {
    const body = new TextEncoder().encode(JSON.stringify(await load()));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const now = Date.now();
    const life = Math.max(minimumMs, (now - started) * loadTimesFactor);
    slot.entry = { body, etag, freshUntil: now + life, usableUntil: now + 2 * life };
    if (store.get(key) === slot) makeRoom(slot);
    return slot.entry;
  } catch (error) {
    if (store.get(key) === slot && !slot.entry) store.delete(key);
    throw error;
  } finally {
    slot.loading = null;
  }
}
