/**
 * The arguments and rich-text tags of an ICU message, as one comparable string ('<b> count name'); null when its
 * braces do not match. How an argument is used (plural, select) is left out: Chinese and Japanese have no plural.
 */
export function argumentsOf(message) {
  const found = new Set();
  const end = readText(message, 0, found, 0);
  return end === message.length ? [...found].sort().join(' ') : null;
}

/** Reads message text from `at`; returns the index of its closing brace or the end of the text, -1 on a mistake. */
function readText(text, at, found, depth) {
  let index = at;
  while (index < text.length) {
    const character = text[index];
    if (character === "'" && /[{}<']/.test(text[index + 1] ?? '')) {
      // An apostrophe before a special character quotes up to the next one.
      if (text[index + 1] === "'") index += 2;
      else {
        const close = text.indexOf("'", index + 1);
        index = close === -1 ? text.length : close + 1;
      }
    } else if (character === '<') {
      const tag = /^<([a-zA-Z][\w-]*)>/.exec(text.slice(index));
      if (tag) found.add(`<${tag[1]}>`);
      index += 1;
    } else if (character === '{') {
      index = readArgument(text, index + 1, found, depth);
      if (index === -1) return -1;
    } else if (character === '}') {
      return depth === 0 ? -1 : index;
    } else index += 1;
  }
  return depth === 0 ? index : -1;
}

/** Reads an argument after its opening brace; returns the index after its closing one, -1 on a mistake. */
function readArgument(text, at, found, depth) {
  const head = /^\s*([\w-]+)\s*/.exec(text.slice(at));
  if (!head) return -1;
  const [whole, name] = head;
  found.add(name);
  let index = at + whole.length;
  while (index < text.length) {
    if (text[index] === '}') return index + 1;
    if (text[index] === '{') {
      index = readText(text, index + 1, found, depth + 1);
      if (index === -1 || text[index] !== '}') return -1;
    }
    index += 1;
  }
  return -1;
}
