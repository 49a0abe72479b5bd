import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * The arguments and rich-text tags of an ICU message, as one comparable string ('<b> count name'); null when it cannot be
 * read. How an argument is used (plural, select) is left out: Chinese and Japanese have no plural.
 */
export function argumentsOf(message) {
  try {
    return [...new Set(namesIn(parse(message)))].sort().join(' ');
  } catch {
    return null;
  }
}

function namesIn(elements) {
  return elements.flatMap(({ type, value, options, children }) => {
    if (type === TYPE.literal || type === TYPE.pound) return [];
    if (type === TYPE.tag) return [`<${value}>`, ...namesIn(children)];
    return [value, ...Object.values(options ?? {}).flatMap((option) => namesIn(option.value))];
  });
}
