/** The fallback if the browser's storage is unavailable: it lasts as long as the page. */
const inMemory = new Map<string, string>();

type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, place: Area = 'localStorage'): string | null {
  try {
    return window[place].getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** @returns the JSON stored under a key; null if there is none or it is not valid JSON */
export function readStoredJson(key: string, place?: Area): unknown {
  try {
    return JSON.parse(readStored(key, place) ?? 'null');
  } catch {
    return null;
  }
}

/** @param text null removes */
export function writeStored(key: string, text: string | null, place: Area = 'localStorage'): void {
  try {
    inMemory.delete(key);
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    // The storage is full or disabled.
    if (text !== null) inMemory.set(key, text);
  }
}

/** The stored keys that start with `start`. */
export function storedKeys(start: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(window.localStorage);
  } catch {
    // The storage is disabled: only `inMemory` is used.
  }
  return [...new Set([...stored, ...inMemory.keys()])].filter((key) => key.startsWith(start));
}
