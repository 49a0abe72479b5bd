import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { invalidateCatalogue, tellInstances } from '@/lib/kernel/api/server';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { heardUpTo, noteHeard, outdatedBy } from '@/lib/kernel/cache/heard-invalidations';
import { invalidateSearch } from '@/lib/search/reads';
import { env } from '@/lib/kernel/env';
import { timingSafeEqual } from '@/lib/kernel/timing-safe-equal';
import { countTry, rememberNetwork } from './wrong-secrets';

const bodySchema = z.object({
  tags: z.array(z.string().min(1).max(200)).min(1).max(200),
  /** Which of the invalidations of this database it is, where an instance of it says so; absent from elsewhere, such as a CMS. */
  number: z.number().int().nullable().optional(),
});

/**
 * A platform, here or elsewhere, says what an edit has made old. This is the one place that invalidates: Next's memory by its tags here, the platform's
 * index of products, the search's, and the front's when this answers 200 (`server/front.ts`). Needs REVALIDATE_SECRET as bearer; guessing it
 * ends after some tries.
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
  const { tags: said } = body.data;
  const number = body.data.number === undefined ? await tellInstances(said) : body.data.number;
  const tags = outdatedBy(said, number);
  // First: a page made anew asks for it.
  if (tags.includes(cacheTags.products) || tags.includes(cacheTags.content)) await invalidateCatalogue();
  invalidateSearch(tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  noteHeard(number);
  return Response.json({ tags, number: heardUpTo() });
}

function isAuthorized(header: string | null): boolean {
  if (!env.REVALIDATE_SECRET) return false;
  return [env.REVALIDATE_SECRET, ...(env.REVALIDATE_SECRET_FORMER ?? [])].some((secret) =>
    timingSafeEqual(header ?? '', `Bearer ${secret}`),
  );
}
