/**
 * Lets a noun notify or ask nouns that it may not import, for example when an account is erased. The noun declares the hook
 * (`platform/<noun>/hooks.ts`); platform/hooks.ts, which imports all nouns, adds the listeners.
 */
export type Hook<Given extends unknown[], Result> = {
  /** Each listener is added once, under the name of its noun; adding it again replaces it. */
  add(noun: string, listener: (...given: Given) => Promise<Result>): void;
  /**
   * Calls all listeners, one after another in the order in which they were added, since a transaction serves one statement at a time.
   * @throws Error if there is no listener: otherwise data would silently not be erased or exported
   */
  run(...given: Given): Promise<Result[]>;
};

/** @param name the hook's name in the code, for the error message if it has no listener */
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
