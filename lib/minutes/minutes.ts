/** Changes of a teacher's live minutes: a pack bought, a span taught, a pack returned (docs/product.md, "Delivery and access"). */
export const minuteEntryKinds = ['bought', 'taught', 'returned'] as const;
export type MinuteEntryKind = (typeof minuteEntryKinds)[number];
