'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { fetchPack, type WantedLevel } from '@/lib/climb/queries';
import { invalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { findStoredLevel, packChoice } from '@/lib/climb/pack';
import type { Who } from '@/components/events/queue';
import { hasPacks } from '@/components/learn/has-packs';
import type { Pack } from './pack-store';
import { tendWorker } from '@/components/learn/tend-worker';
import { startWorker } from '@/components/learn/worker-registration';

const store = () => import('./pack-store');

const localRead = { networkMode: 'always', staleTime: 0, retry: false } as const;

/** The packs stored in this browser for the people of an account, the newest first. */
export const useStoredPacks = ({ username }: Who) =>
  useRead({
    queryKey: ['packs', 'list', username],
    queryFn: async () =>
      hasPacks() ? (await (await store()).listPacks()).filter((pack) => pack.username === username) : [],
    ...localRead,
  });

const readLevels = async (who: Who) => (hasPacks() ? (await store()).storedLevels(who) : []);

/** The stored level to play; null: none. */
export const findHere = async (who: Who, wanted: WantedLevel) => findStoredLevel(await readLevels(who), wanted);

/** Records an answer, online or offline, in the stored packs. */
export async function noteAnswerHere(who: Who, level: string, solved: boolean, hints: number): Promise<void> {
  if (!hasPacks()) return;
  await (await store()).noteAnswer(who, level, solved, hints);
  await packsChanged();
}

/** The levels that a learner can play offline. */
export const useStoredLevels = (who: Who) =>
  useRead({ queryKey: ['packs', 'levels', who.username, who.learner], queryFn: () => readLevels(who), ...localRead });

const packsChanged = () => invalidate(['packs']);

type Person = { username: string; learner: string | null };

/**
 * Starts the service worker first, then stores the levels, so that every listed pack can be played offline.
 * @returns the packs that were deleted to make room
 * @throws ApiError also STORAGE_FULL, STORAGE_REFUSED, OFFLINE_UNSUPPORTED
 */
export async function download(who: Person, name: string, locale: string): Promise<Pack[]> {
  await startWorker(locale);
  const { levels: content } = await fetchPack(name, who.learner);
  const bytes = new TextEncoder().encode(JSON.stringify(content)).length;
  const gone = await (await store()).storePack(who, name, { bytes, content });
  // Otherwise a browser short of space may evict the data; some browsers ask the user for permission.
  void navigator.storage?.persist?.().catch(() => false);
  await packsChanged();
  return gone;
}

/** @throws ApiError STORAGE_REFUSED */
export async function remove(pack: Pack, locale: string): Promise<void> {
  await (await store()).removePack(pack);
  await packsChanged();
  await tendWorker(locale, pack.username).catch(() => {});
}

/** What a pack is called: 'Capture · G15'. */
export function usePackName(): (name: string) => string {
  const t = useTranslations('ladder');
  return (name) => {
    const choice = packChoice(name);
    if (choice === null || choice === 'next') return t('packs.next');
    return `${t(`themes.${choice.theme}`)} · G${choice.grade}`;
  };
}

/** '96 kB', '1.2 MB', '2 GB' */
export function useBytes(): (bytes: number) => string {
  const { locale } = useAccount();
  return (bytes) => {
    const [unit, size] =
      bytes >= 1e9
        ? (['gigabyte', 1e9] as const)
        : bytes >= 1e6
          ? (['megabyte', 1e6] as const)
          : (['kilobyte', 1e3] as const);
    const rounded = unit === 'kilobyte' ? Math.ceil(bytes / size) : bytes / size;
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(rounded);
  };
}
