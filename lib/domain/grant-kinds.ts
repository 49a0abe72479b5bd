/** What a product gives when it is paid for. */
export const grantKinds = ['course', 'vip', 'exam', 'hours', 'lecture', 'redeemCode', 'goods'] as const;
export type GrantKind = (typeof grantKinds)[number];
