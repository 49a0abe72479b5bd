/** A gift waits for its day, has been sent, or was called back before anybody used its code. */
export const giftStatuses = ['WAITING', 'SENT', 'CANCELLED'] as const;

export const maxGiftMessage = 300;
/** How far ahead the day of a gift may lie. */
export const maxGiftDays = 365;
/** When on its day a gift is sent, by the school's clock. */
export const giftHour = 9;

/** What a mail program would make a link of: an address with or without its scheme, a mail address. */
const link = /:\/\/|www\.|@|[a-z0-9][.。][a-z]{2,}/i;

/** Whether a text that goes to a third person leads anywhere: what is written to a friend needs no link, what is written to strangers does. */
export const hasLink = (text: string): boolean => link.test(text.normalize('NFKC'));
