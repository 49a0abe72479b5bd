/**
 * What a noun has to tell or ask of nouns that it does not know, such as that an account is being erased. It declares the hook (`platform/<noun>/hooks.ts`);
 * platform/hooks.ts, which knows them all, adds who listens.
 */
export type Hook<Given extends unknown[], Result> = {
  /** Each listener is added once, under the name of its noun; added again, it takes its own place. */
  add(noun: string, listener: (...given: Given) => Promise<Result>): void;
  /**
   * Calls all listeners, one after another in the order in which they were added, since a transaction serves one statement at a time.
   * @throws Error where nobody listens: what should have been erased or exported would be left behind in silence
   */
  run(...given: Given): Promise<Result[]>;
};

/** @param name as it stands in the code, for the message of a hook that nobody listens to */
export function defineHook<Given extends unknown[], Result = void>(name: string): Hook<Given, Result> {
  const listeners = new Map<string, (...given: Given) => Promise<Result>>();
  return {
    add: (noun, listener) => void listeners.set(noun, listener),
    async run(...given) {
      if (listeners.size === 0) throw new Error(`Nobody listens to ${name}: platform/hooks.ts was not loaded.`);
      const results: Result[] = [];
      for (const listener of listeners.values()) results.push(await listener(...given));
      return results;
    },
  };
}
