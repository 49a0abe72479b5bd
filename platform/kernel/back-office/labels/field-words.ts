import type { Words } from '@/platform/kernel/back-office/words';

/** The texts of a field that staff see. */
export type FieldWords = {
  label: Words;
  description?: Words;
  /** The labels of a select's options, by value. */
  options?: Readonly<Record<string, Words>>;
  /** One row of an array: 'Add lesson'. */
  one?: Words;
};

/**
 * By a field's name, or by the end of its path where one name means several things: `title`, `lines.title`, `orders.lines.title`.
 * A path begins with the slug of its collection, global or block; the longest match counts.
 */
export type Dictionary = Readonly<Record<string, Words | FieldWords>>;

/** An entry that is only a text is the field's label. */
export const fieldWords = (entry: Words | FieldWords): FieldWords => ('label' in entry ? entry : { label: entry });
