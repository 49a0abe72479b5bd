type Returns = {
  amount: number;
  refunded: number;
  /** Its buyer asked, by the rule. */
  byRule: boolean;
  /** It gave something to hold: entitlements or codes. */
  gave: boolean;
  /** Some of that is not taken back. */
  holds: boolean;
};
/** Whether a line went back: by the rule always; by staff once what it gave was taken back, or all of the money returned. */
export function isReturnedLine({ amount, refunded, byRule, gave, holds }: Returns): boolean {
  return refunded > 0 && (byRule || refunded >= amount || (gave && !holds));
}
