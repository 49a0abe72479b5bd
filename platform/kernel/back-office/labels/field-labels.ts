import type { StaffText } from '@/platform/kernel/back-office/staff-text';

/** The texts of a field that staff see. */
export type FieldLabels = {
  label: StaffText;
  description?: StaffText;
  /** The labels of a select's options, by value. */
  options?: Readonly<Record<string, StaffText>>;
  /** One row of an array: 'Add lesson'. */
  one?: StaffText;
};

/**
 * By a field's name, or by the end of its path where one name means several things: `title`, `lines.title`, `orders.lines.title`.
 * A path begins with the slug of its collection, global or block; the longest match counts.
 */
export type Dictionary = Readonly<Record<string, StaffText | FieldLabels>>;

/** An entry that is only a text is the field's label. */
export const fieldLabels = (entry: StaffText | FieldLabels): FieldLabels =>
  'label' in entry ? entry : { label: entry };
