import type { CollectionSlug } from 'payload';

/** As the list's filter has it: field, operator, value. */
export type Condition = readonly [field: string, operator: string, value: string];

/** The list of a collection with this filter, as its own form writes it. */
export function listAddress(
  admin: string,
  { collection, where }: { collection: CollectionSlug; where: readonly Condition[] },
): string {
  const query = new URLSearchParams(
    where.map(([field, operator, value], index) => [`where[or][0][and][${index}][${field}][${operator}]`, value]),
  );
  return `${admin}/collections/${collection}${where.length > 0 ? `?${query}` : ''}`;
}
