/** A document in the cache is looked up anew by browsers and proxies within a second: they hear of no invalidation. */
export const pageCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
