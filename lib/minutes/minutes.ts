/** What moves a teacher's live minutes: a pack that is bought, a span that was taught, a pack that goes back (docs/product.md, "Delivery and access"). */
export const minuteEntryKinds = ['bought', 'taught', 'returned'] as const;
export type MinuteEntryKind = (typeof minuteEntryKinds)[number];
