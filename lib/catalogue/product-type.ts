/** Product types (docs/product.md, "Catalogue"). */
export const productTypes = [
  'hjjCoursePlan',
  'vip',
  'verification',
  'bundle',
  'generalCourses',
  'more',
  'physicalGood',
  'itp',
] as const;
export type ProductType = (typeof productTypes)[number];

export function isProductType(value: unknown): value is ProductType {
  return typeof value === 'string' && (productTypes as readonly string[]).includes(value);
}

/** The types that `coursesType=more` includes besides `more` itself (docs/product.md, "Catalogue"). */
export const typesUnderMore: readonly ProductType[] = ['vip', 'verification', 'itp'];

export const audiences = ['adult', 'child', 'teacher'] as const;
export type Audience = (typeof audiences)[number];
