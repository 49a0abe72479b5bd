import type { CollectionSlug } from 'payload';

/** A condition of the list's filter. */
export type Condition = readonly [field: string, operator: string, value: string];

/** The address of a collection's list with this filter, in the form that the list itself uses. */
export function listAddress(
  admin: string,
  { collection, where }: { collection: CollectionSlug; where: readonly Condition[] },
): string {
  const query = new URLSearchParams(
    where.map(([field, operator, value], index) => [`where[or][0][and][${index}][${field}][${operator}]`, value]),
  );
  return `${admin}/collections/${collection}${where.length > 0 ? `?${query}` : ''}`;
}
