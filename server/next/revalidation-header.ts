/** A request with this header and the build's secret makes Next render a page, bypassing every cache. Visitors must not send it. */
export const revalidationHeader = 'x-prerender-revalidate';
