/**
 * The inline scripts of a document with the data for React's hydration.
 * @param {string} html
 * @returns {string} all of them, concatenated
 */
export function flightDataOf(html) {
  const scripts = [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  return scripts.filter((script) => script.includes('self.__next_f')).join('');
}
