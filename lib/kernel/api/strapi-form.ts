import * as z from 'zod';

/**
 * Converts empty values of a real Strapi, which sends null for empty fields and omits fields that were not filled in, to the contract's
 * empty value ('', [], false, null), for all fields that the contract has.
 */
export function withoutGaps(value: unknown, schema: z.core.$ZodType): unknown {
  const isEmpty = value === null || value === undefined;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return isEmpty ? undefined : withoutGaps(value, schema.unwrap());
  if (schema instanceof z.ZodNullable) return isEmpty ? null : withoutGaps(value, schema.unwrap());
  if (schema instanceof z.ZodArray) {
    if (isEmpty) return [];
    return Array.isArray(value) ? value.map((item) => withoutGaps(item, schema.element)) : value;
  }
  if (isEmpty) return nothingOf(schema) ?? value;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const row = value as Record<string, unknown>;
  const shape = shapeOf(schema, row);
  if (!shape) return value;
  const known = Object.entries(shape).map(([name, field]) => [name, withoutGaps(row[name], field)]);
  return { ...row, ...Object.fromEntries(known) };
}

function nothingOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodBoolean) return false;
  return schema instanceof z.ZodNumber ? 0 : undefined;
}

/** The fields of an object schema; for a block those of its kind, undefined for an unknown kind. */
function shapeOf(schema: z.core.$ZodType, row: Record<string, unknown>): z.core.$ZodShape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  const kind = schema.def.discriminator;
  const options = schema.options as z.ZodObject[];
  return options.find((option) => (option.shape[kind] as z.ZodLiteral<string>).value === row[kind])?.shape;
}

/** Strapi needs an index for each value of `$in`; it reads a comma-separated list as one value. */
export function withIndices(search: string): string {
  const given = [...new URLSearchParams(search)].flatMap(([key, value]) =>
    key.endsWith('[$in]') ? value.split(',').map((one, index) => [`${key}[${index}]`, one]) : [[key, value]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
