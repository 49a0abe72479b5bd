/** A gift waits for its day, has been sent, or was revoked before its code was redeemed. */
export const giftStatuses = ['WAITING', 'SENT', 'CANCELLED'] as const;

export const maxGiftMessage = 300;
/** Days: how far ahead a gift may be scheduled. */
export const maxGiftDays = 365;
/** The hour at which a gift is sent on its day, in the school's time zone. */
export const giftHour = 9;
