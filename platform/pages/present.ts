import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import * as z from 'zod';
import { filesOf, imageSchema, type Image } from '@/lib/kernel/pictures/image';
import { positionSchema } from '@/lib/go/position-shape';
import type { Media } from '@/platform/payload-types';
import { blockOf } from './cms/blocks';

type RichText = Parameters<typeof convertLexicalToHTML>[0]['data'];
type Row = Record<string, unknown>;

/**
 * A stored value as the contract has it: rich text as safe HTML (its text is escaped, link targets are cleaned), uploads as images or their
 * address, rows without the database's own columns; and where nothing is stored, the contract's empty value.
 */
export function present(value: unknown, schema: z.core.$ZodType): unknown {
  if (schema === imageSchema) return imageOf(value);
  if (schema instanceof z.ZodPipe)
    return schema.out instanceof z.ZodEnum ? schema.parse(value) : present(value, schema.out);
  if (schema instanceof z.ZodDefault) return present(value ?? schema.def.defaultValue, schema.unwrap());
  if (schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    if (inner === positionSchema) return value ?? null;
    const found = value === null || value === undefined ? null : present(value, inner);
    return found === '' ? null : found;
  }
  if (schema instanceof z.ZodArray) {
    const items = ((value ?? []) as unknown[]).map((item) => present(item, schema.element));
    return items.filter((item) => item !== null && isWritten(item));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const stored = blockOf(value as Row);
    const shape = (schema.options as z.ZodObject[]).find((option) =>
      isLiteral(option.shape.__component, stored.__component),
    );
    return shape ? present(stored, shape) : null;
  }
  if (schema instanceof z.ZodLiteral) return value;
  if (schema instanceof z.ZodObject) {
    const row = value as Row;
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, present(row[name], field)]));
  }
  if (schema instanceof z.ZodBoolean) return value ?? false;
  if (schema instanceof z.ZodString) return typeof value === 'string' ? value : textOf(value);
  return value ?? null;
}

const isLiteral = (schema: unknown, value: unknown) => schema instanceof z.ZodLiteral && schema.value === value;

/** A row whose first field is empty is not written in this language. */
const isWritten = (item: unknown) => !item || typeof item !== 'object' || Object.values(item)[0] !== '';

function textOf(value: unknown): string {
  if (value && typeof value === 'object' && 'root' in value)
    return convertLexicalToHTML({ data: value as RichText, disableContainer: true });
  return imageOf(value)?.src ?? '';
}

function imageOf(value: unknown): Image | null {
  if (!value || typeof value !== 'object') return null;
  const { id, filename, alt, caption, mimeType, sizes, url, width, height, focalX, focalY } = value as Media;
  if (!url) return null;
  const { thumbnail, medium, large } = sizes ?? {};
  const upload = { src: url, width: width ?? null };
  const names = { name: filename ?? '', alt: alt ?? '', caption: caption ?? '', mime: mimeType ?? '' };
  const shape = { width: width ?? null, height: height ?? null, focalX: focalX ?? 50, focalY: focalY ?? 50 };
  return {
    id,
    ...names,
    ...shape,
    ...filesOf({ thumbnail: fileOf(thumbnail), medium: fileOf(medium), large: fileOf(large) }, upload),
  };
}

const fileOf = (size: { url?: string | null; width?: number | null } | undefined) => ({
  src: size?.url ?? undefined,
  width: size?.width ?? undefined,
});
