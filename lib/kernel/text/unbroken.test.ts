import { expect, it } from 'vitest';
import { unbroken } from '@/lib/kernel/i18n/unbroken';

it.each([
  ['Nov 28, 2026', 1],
  ['2026年11月28日', 1],
  ['2026/11/28 06:51', 2],
  ['Nov 28, 2026, 6:51 PM', 2],
])('a line is broken in %s before the clock time alone', (date, pieces) => {
  expect(unbroken(date).split(' ')).toHaveLength(pieces);
  expect(unbroken(date).replaceAll('\u00a0', ' ')).toBe(date);
});
