import * as z from 'zod';
import { defaultLocale, locales } from '@/lib/kernel/locale';
import { currencies } from '@/lib/kernel/money';
import { fileStates } from '@/lib/kernel/upload';

/** Schemas that several APIs share. */
export const localeSchema = z.enum(locales);
export const integer = z.number().int();
export const currencySchema = z.enum(currencies);
/** In the currency's main unit. */
export const amount = z.number().nonnegative();
/** The language of texts in the response. */
export const inLocale = z.object({ locale: localeSchema.optional() });
/** The same, by default the shop's language. */
export const inLanguage = { locale: localeSchema.default(defaultLocale) };
/** A part of a list that is newest first: at most `limit` rows, all older than the row `before`. */
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

/** The state of a file that is uploaded in parts. CHECKING: it is complete, but not scanned yet. */
export const uploadedFile = {
  id: z.string(),
  /** Detected from the content; null: not yet. */
  mime: z.string().nullable(),
  /** The size in bytes, and the number of bytes received. */
  size: integer,
  received: integer,
  state: z.enum([...fileStates, 'CHECKING']),
};

/** Treats null like an absent field. */
export const absent = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined);

/** Prices in each currency of sale: before a discount and now. */
export const priceMapSchema = z.partialRecord(currencySchema, z.object({ originPrice: amount, sellPrice: amount }));
