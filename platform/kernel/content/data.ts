import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type * as z from 'zod';

// Files are read and not imported, so that a changed translation needs no build. Every command runs in the project's root.
const folder = 'content/seed';

/** The content of one file of the seed. Throws an error with the file and every invalid place in it. */
export const readData = <Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> => {
  const file = `${folder}/${name}.yaml`;
  return parseData(file, readFileSync(file, 'utf8'), shape);
};

export function parseData<Shape extends z.ZodType>(file: string, text: string, shape: Shape): z.output<Shape> {
  // YAML 1.2 without dates: a date stays a string.
  const { data, error } = shape.safeParse(load(text, { filename: file, schema: CORE_SCHEMA }));
  if (!error) return data as z.output<Shape>;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the whole'}: ${message}`);
  throw new Error([`${file}:`, ...faults].join('\n'));
}

/**
 * The entries of a folder, each with the name of its file: its slug or code, so that none is written twice. In the order of their
 * `sortOrder`, else of their names.
 */
export function readEntries<Shape extends z.ZodType<object>>(name: string, shape: Shape): [string, z.output<Shape>][] {
  const names = readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'))
    .sort();
  const place = (entry: object) => ('sortOrder' in entry ? Number(entry.sortOrder) : 0);
  return names
    .map((entry): [string, z.output<Shape>] => [entry, readData(`${name}/${entry}`, shape)])
    .sort(([, a], [, b]) => place(a) - place(b));
}
