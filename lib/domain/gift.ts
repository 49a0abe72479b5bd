/** A gift waits for its day, has been sent, or was called back before anybody used its code. */
export const giftStatuses = ['WAITING', 'SENT', 'CANCELLED'] as const;
export type GiftStatus = (typeof giftStatuses)[number];
