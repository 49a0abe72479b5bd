import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { ApiError } from '@/lib/kernel/api/api-error';
import type { Level } from '@/lib/climb/contract';
import { makesRoom, onPath, stateAfter, type KeptPack, type PackSize } from '@/lib/climb/pack';
import { writeStored } from '@/lib/kernel/browser/browser-storage';
import { packsKey } from '@/lib/kernel/browser/keys';
import type { Who } from '@/components/events/queue';

/** Levels that this browser keeps to be played without a line (docs/product.md, "The climb"): a record for each pack of each person. */
export type Pack = KeptPack & { username: string; learner: string | null; name: string };
type StoredPack = Pack & { content: Level[] };

interface Packs extends DBSchema {
  packs: { key: string; value: StoredPack };
}

const keyOf = ({ username, learner, name }: Pick<Pack, 'username' | 'learner' | 'name'>) =>
  JSON.stringify([username, learner, name]);

/** Open no longer than it is used: a logout deletes all of it, and waits for nobody. */
async function inPacks<T>(work: (db: IDBPDatabase<Packs>) => Promise<T>): Promise<T> {
  const db = await openDB<Packs>(packsKey, 1, { upgrade: (made) => void made.createObjectStore('packs') });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** What keeps data failed: there is no room, or this browser keeps nothing, as in some private windows. */
function whyNotKept(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new ApiError(isFull ? 'STORAGE_FULL' : 'STORAGE_REFUSED', 507);
}

const isOf =
  ({ username, learner }: Who) =>
  (pack: Pack) =>
    pack.username === username && pack.learner === learner;

/** What cannot be read is not there. */
const readAll = () => inPacks((db) => db.getAll('packs')).catch(() => []);

/** Without their levels, the youngest first; of everybody who learns in this browser. */
export async function listPacks(): Promise<Pack[]> {
  const stored = await readAll();
  return stored.map(({ content: _, ...pack }) => pack).sort((a, b) => b.savedAt - a.savedAt);
}

/** The levels somebody has here, each once, as the path has them. */
export async function keptLevels(who: Who): Promise<Level[]> {
  const stored = await readAll();
  return onPath(stored.filter(isOf(who)).flatMap(({ content }) => content));
}

/**
 * Keeps a pack in the place of an older one of its name; the oldest of the others go if there is no room. All or nothing.
 * @returns those that went
 * @throws ApiError STORAGE_FULL, STORAGE_REFUSED
 */
export async function keepPack(
  who: { username: string; learner: string | null },
  name: string,
  { bytes, content }: Pick<PackSize, 'bytes'> & { content: Level[] },
): Promise<Pack[]> {
  const pack: StoredPack = { ...who, name, content, bytes, levels: content.length, savedAt: Date.now() };
  try {
    return await inPacks(async (db) => {
      const change = db.transaction('packs', 'readwrite');
      const others = (await change.store.getAll()).filter((other) => keyOf(other) !== keyOf(pack));
      // Of another account nothing is kept.
      const foreign = others.filter(({ username }) => username !== who.username);
      const room = makesRoom(
        others.filter((other) => !foreign.includes(other)),
        pack,
      );
      if (!room) throw new ApiError('STORAGE_FULL', 507);
      await Promise.all([
        ...[...foreign, ...room].map((going) => change.store.delete(keyOf(going))),
        change.store.put(pack, keyOf(pack)),
        change.done,
      ]);
      writeStored(packsKey, 'yes');
      return room;
    });
  } catch (error) {
    throw whyNotKept(error);
  }
}

export async function removePack(pack: Pack): Promise<void> {
  await inPacks(async (db) => {
    await db.delete('packs', keyOf(pack));
    if ((await db.count('packs')) === 0) writeStored(packsKey, null);
  }).catch((error: unknown) => {
    throw whyNotKept(error);
  });
}

/** An answer, with a line or without: the levels that are here show it. Where they cannot be written they are as they were. */
export async function noteAnswer(who: Who, level: string, solved: boolean, hints: number): Promise<void> {
  await inPacks(async (db) => {
    const change = db.transaction('packs', 'readwrite');
    for (const pack of (await change.store.getAll()).filter(isOf(who))) {
      const found = pack.content.find(({ id }) => id === level);
      if (!found) continue;
      found.state = stateAfter(found.state, solved, hints);
      await change.store.put(pack, keyOf(pack));
    }
    await change.done;
  }).catch(() => {});
}
