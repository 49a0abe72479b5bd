import type { Payload } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { database, rows, sql } from '@/platform/kernel/database/database';

/**
 * Adds the tags of every page that shows the classes of branches, if these changed: a page with a tag of its own is renewed within two seconds, others
 * later (docs/decisions/011-the-front.md).
 */
export async function withPagesOfClasses(payload: Payload, tags: readonly string[]): Promise<string[]> {
  if (!tags.includes(cacheTags.stores)) return [...tags];
  const shows = sql`blocks @> '[{"blockType":"branches"}]'`;
  const db = database(payload);
  const pages = await rows<{ slug: string }>(
    db,
    sql`SELECT slug FROM pages WHERE id IN (SELECT _parent_id FROM pages_locales WHERE ${shows})`,
  );
  const campaigns = await rows<{ token: string }>(
    db,
    sql`SELECT token FROM campaigns WHERE id IN (SELECT _parent_id FROM campaigns_locales WHERE ${shows})`,
  );
  return [
    ...new Set([
      ...tags,
      ...pages.map(({ slug }) => cacheTags.page(slug)),
      ...campaigns.map(({ token }) => cacheTags.campaign(token)),
    ]),
  ];
}
