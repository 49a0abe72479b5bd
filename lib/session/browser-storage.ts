/** Where the browser refuses to keep anything, it lasts as long as the page. */
const inMemory = new Map<string, string>();

type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, place: Area = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
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
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    if (text === null) inMemory.delete(key);
    else inMemory.set(key, text);
  }
}
