/** Where the browser refuses to keep anything, it lasts as long as the page. */
const inMemory = new Map<string, string>();

type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, place: Area = 'localStorage'): string | null {
  try {
    return window[place].getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** @returns the JSON kept under a key; null for none and for text that is no JSON */
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
    // Full, or refused.
    if (text !== null) inMemory.set(key, text);
  }
}

/** The keys in use that begin so. */
export function storedKeys(start: string): string[] {
  let kept: string[] = [];
  try {
    kept = Object.keys(window.localStorage);
  } catch {
    // What is refused lasts as long as the page.
  }
  return [...new Set([...kept, ...inMemory.keys()])].filter((key) => key.startsWith(start));
}
