import { searchQuerySchema } from '@/lib/search/shapes';
import { findInShop } from '@/lib/search/reads';

/** Search over the whole shop (docs/decisions/024). The response is the same for everybody, so the front caches it, except what an outdated index answers. */
export async function GET(request: Request) {
  const asked = searchQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) {
    const message = 'Expected q of at most 80 characters and a locale';
    return Response.json(
      { error: { code: 'VALIDATION_FAILED', message } },
      { status: 422, headers: { 'cache-control': 'no-store' } },
    );
  }
  try {
    const { answer, isOld } = await findInShop(asked.data.locale, asked.data.q);
    return Response.json(answer, { headers: { 'cache-control': isOld ? 'no-store' : 'public, no-cache' } });
  } catch (error) {
    console.error(error);
    return Response.json(
      { error: { code: 'UNAVAILABLE', message: 'Nothing can be searched at the moment' } },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
    );
  }
}
