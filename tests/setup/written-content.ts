import { expect } from 'vitest';

export const slug = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;

export const unique = (values: readonly string[]) =>
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
