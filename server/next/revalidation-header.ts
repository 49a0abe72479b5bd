/** A request with this header and the build's secret has Next make a page anew, past every cache. No visitor may send it. */
export const revalidationHeader = 'x-prerender-revalidate';
