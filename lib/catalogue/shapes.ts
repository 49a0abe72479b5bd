import * as z from 'zod';
import { pageLength, priceSteps, sortOrders } from './catalogue-filter';
import { schoolTimeZone } from '@/lib/kernel/period';
import { audiences, productTypes } from './product-type';
import { imageSchema } from '@/lib/kernel/pictures/image';
import { positionSchema } from '@/lib/go/position-shape';
import { integer, priceMapSchema, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';

export type PriceMap = z.infer<typeof priceMapSchema>;

export const productSchema = z.object({
  /** Public string id and slug, e.g. 'combo-05'. */
  id: z.string(),
  type: z.enum(productTypes),
  isItp: z.boolean(),
  isActive: z.record(localeSchema, z.boolean()),
  price: priceMapSchema,
  audience: z.array(z.enum(audiences)),
  /** 19 (beginner) … 1 (master); null where grades do not apply, e.g. goods. gradeFrom >= gradeTo. */
  gradeFrom: integer.min(1).max(19).nullable(),
  gradeTo: integer.min(1).max(19).nullable(),
  lessonCount: integer.nullable(),
  /** Items left to sell; null: unlimited. */
  stock: integer.nullable(),
  requiresShipping: z.boolean(),
  featured: z.boolean(),
  sortOrder: z.number(),
  cover: positionSchema,
  /** Its drawing: a name in lib/illustrations/illustrations; null if it is not goods. */
  illustration: z.string().nullable(),
});
export type Product = z.infer<typeof productSchema>;

const grade = z.coerce.number().int().min(1).max(19);
const page = z.coerce.number().int().min(1).max(10_000).default(1);
/** The course list. Without a locale: all published products. */
export const catalogueQuerySchema = z.object({
  locale: localeSchema.optional(),
  coursesType: z.enum(productTypes).optional(),
  gradeFrom: grade.optional(),
  gradeTo: grade.optional(),
  audience: z.enum(audiences).optional(),
  price: z.enum(priceSteps).optional(),
  sort: z.enum(sortOrders).optional(),
  /** Only these, comma-separated, in this order; in any letter case. */
  ids: z.string().max(2000).optional(),
  /** The products most similar to this one, the most similar first. */
  near: z.string().max(80).optional(),
  page,
  pageSize: z.coerce.number().int().min(1).max(100).default(pageLength),
});
export type CatalogueQuery = z.output<typeof catalogueQuerySchema>;
export const catalogueSchema = z.object({
  products: z.array(productSchema),
  /** Of all pages. */
  total: integer,
  pageCount: integer,
  /** The number of products under each tab with the other filters applied. */
  facets: z.object({
    all: integer,
    types: z.array(z.object({ type: z.enum(productTypes), count: integer })),
  }),
});
export type Catalogue = z.infer<typeof catalogueSchema>;
export const addressesQuerySchema = z.object({
  locale: localeSchema,
  page,
  pageSize: z.coerce.number().int().min(1).max(5000).default(1000),
});
export type AddressesQuery = z.output<typeof addressesQuerySchema>;
export const addressesSchema = z.object({
  products: z.array(z.object({ id: z.string(), locales: z.array(localeSchema) })),
  total: integer,
  pageCount: integer,
});
export type ProductAddresses = z.infer<typeof addressesSchema>;

export const marketSchema = z.object({
  handle: z.string(),
  ...textsOrNull('startsAt', 'endsAt'),
  ...texts('name', 'description'),
  // Another shop's API need not have these.
  /** The time zone of the period's days. */
  timeZone: z.string().default(schoolTimeZone),
  banner: imageSchema.nullable().default(null),
  cover: positionSchema.nullable().default(null),
});
export type Market = z.infer<typeof marketSchema>;
export const categorySchema = z.object({ ...texts('id', 'name'), productIds: z.array(z.string()) });
