/** Browsers and proxies revalidate a cached document after at most one second, because they receive no invalidations. */
export const pageCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
