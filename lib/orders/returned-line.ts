type Returns = {
  amount: number;
  refunded: number;
  /** The buyer requested the refund, under the refund rule. */
  byRule: boolean;
  /** It gave entitlements or codes. */
  gave: boolean;
  /** Some of these are still valid. */
  holds: boolean;
};
/** Whether a refunded line counts as returned: always under the rule; if by staff, once its entitlements are revoked or all its money is refunded. */
export function isReturnedLine({ amount, refunded, byRule, gave, holds }: Returns): boolean {
  return refunded > 0 && (byRule || refunded >= amount || (gave && !holds));
}
