/** Where the storefront answers searches; alone in its file, so that the browser's code holds no schema. */
export const searchPath = '/api/search';

export const searchAddress = (locale: string, q: string) => `${searchPath}?${new URLSearchParams({ locale, q })}`;
