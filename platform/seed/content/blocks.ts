import * as z from 'zod';
import { blockSchemas, type BlockName } from '@/lib/pages/blocks';
import { positionSchema } from '@/lib/go/position-shape';
import { locales, type Locale } from '@/lib/kernel/locale';
import type { Problem } from '@/lib/go/position';
import { positions } from '../catalogue/positions';
import { problems } from '../catalogue/problems';
import { readData } from '@/platform/kernel/content/data';
import { filled } from '../filled';
import { diagram } from '@/platform/go/diagram';
import { either, inLanguages, isText, languages, nameOf, passOn, text } from '@/platform/kernel/content/shapes';
import { heroProblems } from './hero-problems';
import { pageFacts, tableRows } from './page-facts';
import type { SeedBlock } from './types';

const playable: Readonly<Record<string, Problem>> = {
  ...problems,
  ...Object.fromEntries(heroProblems.map(({ id, problem }) => [`hero/${id}`, problem])),
};
const problemName = nameOf(playable, 'problem');
/** A problem by its name, optionally with another crop or other marks than in the catalogue. */
const problem = either(
  isText,
  problemName,
  z
    .strictObject({ of: problemName, ...positionSchema.pick({ crop: true, marks: true }).shape })
    .transform(({ of, ...shown }): Problem => ({ ...of, position: { ...of.position, ...shown } })),
);
const position = either(isText, nameOf(positions, 'position'), diagram);

/** The contract's shape of a field, in which each text is either one for all languages or one for each; omitted fields are empty. */
function written(shape: z.core.$ZodType, textShape: z.ZodType): z.ZodType {
  if (shape === positionSchema) return position;
  if (shape instanceof z.ZodString) return textShape;
  if (shape instanceof z.ZodObject) return z.strictObject(fields(shape.shape, textShape));
  if (shape instanceof z.ZodArray) return z.array(written(shape.element, textShape));
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodDefault) return written(shape.unwrap(), textShape);
  // An enumerated value: the contract replaces an unknown one by the first, here it is an error.
  if (shape instanceof z.ZodPipe) return written(shape.out, textShape);
  return shape as z.ZodType;
}

const fields = (shape: z.core.$ZodShape, textShape: z.ZodType) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      (name === 'problem' ? problem : written(field, textShape)).optional(),
    ]),
  );

const blockShapes: Readonly<Record<string, z.core.$ZodShape>> = Object.fromEntries(
  blockSchemas.map(({ shape: { __component: component, ...shape } }) => [
    component.value.slice('blocks.'.length),
    shape,
  ]),
);

const shapeOf = (name: BlockName, only: readonly Locale[]) =>
  z.strictObject({
    ...fields(blockShapes[name]!, either(isText, text, inLanguages(text, only))),
    block: z.literal(name),
    /** The languages the block is written in; default: all. */
    in: languages.optional(),
    /** Files of platform/seed/files. */
    ...(name === 'video' ? { file: text.optional(), captions: text.optional() } : {}),
  });

const named = z.looseObject({ block: nameOf(blockShapes, 'block'), in: languages.optional() });
const raw = z.record(z.string(), z.unknown());
const repeated = z.strictObject({ each: nameOf(tableRows, 'list of rows'), cells: z.array(z.unknown()) });

/** `use` names a block of the folder `shared-blocks`, with placeholders such as `{code}`; `rows` may be generated from `each` entry of a list. */
function composed(value: Record<string, unknown>): Record<string, unknown> {
  const { use, ...values } = value;
  const block = typeof use === 'string' ? filled(readData(`shared-blocks/${use}`, raw), inner(values)) : value;
  const { rows, ...rest } = filled(block, pageFacts) as Record<string, unknown>;
  const { data: list } = repeated.safeParse(rows);
  return list
    ? { ...rest, rows: list.each().map((row) => ({ cells: filled(list.cells, row) })) }
    : { ...rest, ...(rows ? { rows } : {}) };
}
/** Values may contain placeholders for each other. */
const inner = (values: Record<string, unknown>) => filled(values, values) as Record<string, unknown>;

/** A block of a page, as the contract shapes it (lib/pages/blocks.ts). */
export const block = raw.transform((value, ctx): SeedBlock => {
  const whole = composed(value);
  const kind = named.safeParse(whole);
  if (kind.error) return passOn(ctx, kind.error);
  const { data, error } = shapeOf(whole.block as BlockName, kind.data.in ?? locales).safeParse(whole);
  return error ? passOn(ctx, error) : (data as SeedBlock);
});
