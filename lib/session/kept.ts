/** Where the browser refuses to keep anything, it lasts as long as the page. */
const inMemory = new Map<string, string>();

type Place = 'localStorage' | 'sessionStorage';

export function readKept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** @returns the JSON kept under a key; null for none and for text that is no JSON */
export function readKeptJson(key: string, place?: Place): unknown {
  try {
    return JSON.parse(readKept(key, place) ?? 'null');
  } catch {
    return null;
  }
}

/** @param text null removes */
export function keep(key: string, text: string | null, place: Place = 'localStorage'): void {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    if (text === null) inMemory.delete(key);
    else inMemory.set(key, text);
  }
}
