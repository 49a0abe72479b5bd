/** Where the storefront answers searches, and how long a question may be; apart from the shapes, so that the browser's code holds no schema. */
export const searchPath = '/api/search';
export const maxQuestionLength = 80;

export const searchAddress = (locale: string, q: string) => `${searchPath}?${new URLSearchParams({ locale, q })}`;
