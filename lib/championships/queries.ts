import { championshipEntryOperations as entries } from './addresses';
import type { ChampionshipEntry } from './contract';
import { cacheApplication } from '@/lib/applications/queries';
import { call } from '@/lib/kernel/api/client';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Locale } from '@/lib/kernel/locale';

/** A championship with the places left in its groups at this moment. */
export const entryFormQuery = (slug: string, locale: Locale) => ({
  ...reading(['championship', slug, locale], entries.entryForm, { params: { slug }, query: { locale } }),
  staleTime: 0,
});
export const useEntryForm = (slug: string, locale: Locale) => useRead(entryFormQuery(slug, locale));
/** @param key one for each time the form is filled in: sending it again registers once */
export const enterChampionship = async (body: ChampionshipEntry, key: string) =>
  cacheApplication(await call(entries.enter, { body, headers: { 'idempotency-key': key } }));
