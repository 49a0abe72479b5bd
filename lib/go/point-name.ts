import { formatPoint, type Point } from './position';

/** The notation of points: letters and numbers (D16), or numbers and kanji as in Japanese records (4の四). */
export type Convention = 'letters' | 'kanji';

/** Chinese servers and books use letters; Japanese newspapers, books and broadcasts use numbers and kanji. */
export function conventionOf(locale: string): Convention {
  return locale.startsWith('ja') ? 'kanji' : 'letters';
}

const digits = '〇一二三四五六七八九';
function kanji(n: number): string {
  if (n < 10) return digits[n]!;
  return `${n >= 20 ? digits[Math.floor(n / 10)] : ''}十${n % 10 ? digits[n % 10] : ''}`;
}

/** The name of a column: letters from the left, or figures from the left. */
export function columnName(x: number, convention: Convention): string {
  return convention === 'kanji' ? String(x + 1) : formatPoint({ x, y: 0 }, 1).slice(0, 1);
}

/** The name of a row: figures from the bottom, or kanji from the top. */
export function rowName(y: number, size: number, convention: Convention): string {
  return convention === 'kanji' ? kanji(y + 1) : String(size - y);
}

export function pointName(point: Point, size: number, convention: Convention): string {
  return convention === 'kanji'
    ? `${columnName(point.x, convention)}の${rowName(point.y, size, convention)}`
    : formatPoint(point, size);
}
