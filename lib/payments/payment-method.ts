/** Ways to pay, as the checkout names them. */
export const paymentMethods = ['card', 'paypal', 'sandbox'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
