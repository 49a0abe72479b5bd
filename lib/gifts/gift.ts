/** A gift waits for its day, has been sent, or was called back before anybody used its code. */
export const giftStatuses = ['WAITING', 'SENT', 'CANCELLED'] as const;

export const maxGiftMessage = 300;
/** How far ahead the day of a gift may lie. */
export const maxGiftDays = 365;
/** When on its day a gift is sent, by the school's clock. */
export const giftHour = 9;
