import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { invalidateCatalogue, notifyInstances } from '@/lib/kernel/api/server';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { receivedUpTo, recordReceived, outdatedBy } from '@/lib/kernel/cache/received-invalidations';
import { invalidateSearch } from '@/lib/search/reads';
import { env } from '@/lib/kernel/env';
import { timingSafeEqual } from '@/lib/kernel/timing-safe-equal';
import { countTry, rememberNetwork } from './wrong-secrets';

const bodySchema = z.object({
  tags: z.array(z.string().min(1).max(200)).min(1).max(200),
  /** The number of this invalidation in this database, when an instance of it sends one; absent when another system sends it, such as a CMS. */
  number: z.number().int().nullable().optional(),
});

/**
 * A platform, of this or another instance, reports the tags that an edit has made outdated. Only this route invalidates: Next's cache by its tags, the
 * platform's index of products, the search index, and, when this answers 200, the front's cache (`server/front.ts`). It needs REVALIDATE_SECRET as
 * bearer and limits wrong tries.
 */
export async function POST(request: Request) {
  const wait = await countTry(request);
  if (wait !== null) {
    const error = { code: 'TOO_MANY_REQUESTS', message: 'Too many wrong secrets' };
    return Response.json({ error }, { status: 429, headers: { 'retry-after': String(wait) } });
  }
  if (!isAuthorized(request.headers.get('authorization'))) {
    return Response.json({ error: { code: 'UNAUTHENTICATED', message: 'Wrong secret' } }, { status: 401 });
  }
  rememberNetwork(request);
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) {
    return Response.json(
      { error: { code: 'VALIDATION_FAILED', message: 'Expected { tags: string[] }' } },
      { status: 422 },
    );
  }
  const { tags: received } = body.data;
  const number = body.data.number === undefined ? await notifyInstances(received) : body.data.number;
  const tags = outdatedBy(received, number);
  // Before the tags: a page that is rendered again reads the catalogue.
  if (tags.includes(cacheTags.products) || tags.includes(cacheTags.content)) await invalidateCatalogue();
  invalidateSearch(tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  recordReceived(number);
  return Response.json({ tags, number: receivedUpTo() });
}

function isAuthorized(header: string | null): boolean {
  if (!env.REVALIDATE_SECRET) return false;
  return [env.REVALIDATE_SECRET, ...(env.REVALIDATE_SECRET_FORMER ?? [])].some((secret) =>
    timingSafeEqual(header ?? '', `Bearer ${secret}`),
  );
}
