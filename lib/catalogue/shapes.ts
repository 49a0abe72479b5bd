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
  /** 19 (beginner) … 1 (master); null where a grade says nothing, e.g. goods. gradeFrom >= gradeTo. */
  gradeFrom: integer.min(1).max(19).nullable(),
  gradeTo: integer.min(1).max(19).nullable(),
  lessonCount: integer.nullable(),
  /** Items left to sell; null: unlimited. */
  stock: integer.nullable(),
  requiresShipping: z.boolean(),
  featured: z.boolean(),
  sortOrder: z.number(),
  cover: positionSchema,
  /** What it looks like, drawn: a name of lib/illustrations/illustrations; null for what is no thing. */
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
  /** Those most like this product, the most alike first. */
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
  /** How many there are under each tab with the other filters as they are. */
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
  // A shop of another make need not have these.
  /** Whose days the period is told in. */
  timeZone: z.string().default(schoolTimeZone),
  banner: imageSchema.nullable().default(null),
  cover: positionSchema.nullable().default(null),
});
export type Market = z.infer<typeof marketSchema>;
export const categorySchema = z.object({ ...texts('id', 'name'), productIds: z.array(z.string()) });
