import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { ApiError } from '@/lib/kernel/api/api-error';
import type { Level } from '@/lib/climb/contract';
import { makesRoom, onPath, stateAfter, type StoredPack, type PackSize } from '@/lib/climb/pack';
import { writeStored } from '@/lib/kernel/browser/browser-storage';
import { packsKey } from '@/lib/kernel/browser/keys';
import type { Who } from '@/components/events/queue';

/** Levels stored in this browser for offline play (docs/product.md, "The climb"): one record for each pack of each person. */
export type Pack = StoredPack & { username: string; learner: string | null; name: string };
type PackRecord = Pack & { content: Level[] };

interface Packs extends DBSchema {
  packs: { key: string; value: PackRecord };
}

const keyOf = ({ username, learner, name }: Pick<Pack, 'username' | 'learner' | 'name'>) =>
  JSON.stringify([username, learner, name]);

/** Opens the database for one operation only: an open connection would block the deletion at logout. */
async function inPacks<T>(work: (db: IDBPDatabase<Packs>) => Promise<T>): Promise<T> {
  const db = await openDB<Packs>(packsKey, 1, { upgrade: (made) => void made.createObjectStore('packs') });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Why storing failed: no space is left, or this browser stores nothing, as in some private windows. */
function storageError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new ApiError(isFull ? 'STORAGE_FULL' : 'STORAGE_REFUSED', 507);
}

const isOf =
  ({ username, learner }: Who) =>
  (pack: Pack) =>
    pack.username === username && pack.learner === learner;

/** A database that cannot be read counts as empty. */
const readAll = () => inPacks((db) => db.getAll('packs')).catch(() => []);

/** The packs of all learners in this browser, without their levels, the newest first. */
export async function listPacks(): Promise<Pack[]> {
  const stored = await readAll();
  return stored.map(({ content: _, ...pack }) => pack).sort((a, b) => b.savedAt - a.savedAt);
}

/** A learner's stored levels, each once, in the order of the path. */
export async function storedLevels(who: Who): Promise<Level[]> {
  const stored = await readAll();
  return onPath(stored.filter(isOf(who)).flatMap(({ content }) => content));
}

/**
 * Stores a pack in place of an older one of its name; deletes the oldest others if there is no room. All in one transaction.
 * @returns the deleted packs of this account
 * @throws ApiError STORAGE_FULL, STORAGE_REFUSED
 */
export async function storePack(
  who: { username: string; learner: string | null },
  name: string,
  { bytes, content }: Pick<PackSize, 'bytes'> & { content: Level[] },
): Promise<Pack[]> {
  const pack: PackRecord = { ...who, name, content, bytes, levels: content.length, savedAt: Date.now() };
  try {
    return await inPacks(async (db) => {
      const change = db.transaction('packs', 'readwrite');
      const others = (await change.store.getAll()).filter((other) => keyOf(other) !== keyOf(pack));
      // Packs of other accounts are deleted.
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
    throw storageError(error);
  }
}

export async function removePack(pack: Pack): Promise<void> {
  await inPacks(async (db) => {
    await db.delete('packs', keyOf(pack));
    if ((await db.count('packs')) === 0) writeStored(packsKey, null);
  }).catch((error: unknown) => {
    throw storageError(error);
  });
}

/** Records an answer, online or offline, in the stored levels. If they cannot be written they stay unchanged. */
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
