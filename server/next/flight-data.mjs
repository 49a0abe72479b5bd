/**
 * The inline scripts of a document that hand React the data it takes the page over with.
 * @param {string} html
 * @returns {string} all of them in one
 */
export function flightDataOf(html) {
  const scripts = [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  return scripts.filter((script) => script.includes('self.__next_f')).join('');
}
