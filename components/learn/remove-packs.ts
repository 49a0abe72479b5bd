import { deleteDB } from 'idb';
import { writeStored } from '@/lib/kernel/browser/browser-storage';
import { packsKey } from '@/lib/kernel/browser/keys';

/** Removes the levels stored in this browser, as a logout does (stores/session/login.ts). */
export async function removeAllPacks(): Promise<void> {
  writeStored(packsKey, null);
  await deleteDB(packsKey).catch(() => {});
}
