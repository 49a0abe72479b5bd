/**
 * Whether a request asks for the data of a page, as Next's router does when it goes there without a new document. The response to it is another one under the
 * same address.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {boolean}
 */
export const asksForPageData = (headers) => headers.rsc !== undefined;

/**
 * The same of an address: the router marks those it asks for, so that a browser's cache tells them from documents.
 * @param {string} url
 * @returns {boolean}
 */
export const isOfPageData = (url) => url.includes('_rsc=');
