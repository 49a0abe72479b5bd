/** One text for each key: the texts of a client component, without sending it all messages. */
export const textsFor = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>;
