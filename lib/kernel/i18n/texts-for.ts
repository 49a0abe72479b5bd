/** One text for each key: what a part in the browser says, without sending it every message. */
export const textsFor = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>;
