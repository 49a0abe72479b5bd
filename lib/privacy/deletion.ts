/** What must end before an account can be deleted (docs/product.md, "Accounts"). */
export const deletionBlockers = ['order', 'refund', 'parcel', 'request', 'student'] as const;
export type DeletionBlocker = (typeof deletionBlockers)[number];
