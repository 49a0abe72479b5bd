import type { Words } from '@/platform/kernel/back-office/words';

/** What staff read of a field. */
export type FieldWords = {
  label: Words;
  description?: Words;
  /** Of a select, by value. */
  options?: Readonly<Record<string, Words>>;
  /** One row of an array: 'Add lesson'. */
  one?: Words;
};

/**
 * By a field's name, or by the end of its path where one name means several things: `title`, `lines.title`, `orders.lines.title`.
 * A path begins with the slug of its collection, global or block; the longest match is meant.
 */
export type Dictionary = Readonly<Record<string, Words | FieldWords>>;

/** Of one value and with nothing to add, a field's words are its label. */
export const fieldWords = (entry: Words | FieldWords): FieldWords => ('label' in entry ? entry : { label: entry });
