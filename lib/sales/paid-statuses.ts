/** States of an order that was paid, whatever went back since: what counts as sold. */
export const paidStatuses = ['PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const;
export type PaidStatus = (typeof paidStatuses)[number];
