import * as z from 'zod';
import { defaultLocale, locales } from '@/lib/kernel/locale';
import { currencies } from '@/lib/kernel/money';
import { fileStates } from '@/lib/kernel/upload';

/** Shapes that several APIs speak of. */
export const localeSchema = z.enum(locales);
export const integer = z.number().int();
export const currencySchema = z.enum(currencies);
/** In the currency's main unit. */
export const amount = z.number().nonnegative();
/** What is said in words comes in this language. */
export const inLocale = z.object({ locale: localeSchema.optional() });
/** In that of the shop where none is named. */
export const inLanguage = { locale: localeSchema.default(defaultLocale) };
/** A list that is newest first, in parts: at most so many, all older than the one of this id. */
export const partOfList = z.object({
  before: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(200),
});
export type PartOfList = z.output<typeof partOfList>;
export const doneSchema = z.object({ done: z.literal(true) });

/** Required on every call that moves money; one key is one effect. */
export const once = z.object({
  'idempotency-key': z.string().min(8).max(120).meta({
    description:
      'A new random value for each checkout or payment attempt; the same one when the request is sent again.',
  }),
});

const all = <Name extends string, Shape>(names: Name[], shape: Shape) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>;
/** Fields that are plain text. */
export const texts = <Name extends string>(...names: Name[]) => all(names, z.string());
export const textsOrNull = <Name extends string>(...names: Name[]) => all(names, z.string().nullable());

/** What the server has of a file that is sent in parts. CHECKING: all of it has arrived, and nobody has looked at it yet. */
export const uploadedFile = {
  id: z.string(),
  /** By its content, once it is known. */
  mime: z.string().nullable(),
  /** Bytes, and how many of them have arrived. */
  size: integer,
  received: integer,
  state: z.enum([...fileStates, 'CHECKING']),
};

/** A null is read as if the field were not there. */
export const absent = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined);

/** What something costs, in each currency it is sold in: before a discount and now. */
export const priceMapSchema = z.partialRecord(currencySchema, z.object({ originPrice: amount, sellPrice: amount }));
