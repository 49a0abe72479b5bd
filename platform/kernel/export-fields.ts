import { iso } from '@/platform/kernel/database/database';

const databaseTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** Some fields of a row, with its times in the format of the APIs. */
export function only<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  const written = (value: unknown) => (typeof value === 'string' && databaseTime.test(value) ? iso(value) : value);
  return Object.fromEntries(names.map((name) => [name, written(row[name])])) as Pick<Row, Name>;
}
