/**
 * Whether a request is for the data of a page, as Next's router sends it when it navigates without a new document. Its response differs from the
 * document at the same address.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {boolean}
 */
export const asksForPageData = (headers) => headers.rsc !== undefined;

/**
 * The same for a URL: the router marks its requests, so that a browser's cache distinguishes them from documents.
 * @param {string} url
 * @returns {boolean}
 */
export const isOfPageData = (url) => url.includes('_rsc=');
