import { getQueryClient } from '@/lib/api/query-client';
import { entryFormQuery } from '@/lib/api/request-queries';
import type { Locale } from '@/lib/domain/locale';

/** Places left by group, null where there is no limit; several who ask at once are one question. */
export async function readPlaces(slug: string, locale: Locale): Promise<Map<string, number | null>> {
  const { groups } = await getQueryClient().fetchQuery(entryFormQuery(slug, locale));
  return new Map(groups.map(({ id, placesLeft }) => [id, placesLeft]));
}
