/** What Japan's qualified simplified invoice (適格簡易請求書) tells, beside what any receipt does. */

/** The registration number: T, a check digit, and the twelve digits of the company. */
export function isQualifiedNumber(text: string): boolean {
  if (!/^T\d{13}$/.test(text)) return false;
  const [check, ...company] = [...text.slice(1)].map(Number);
  // From the last digit on: one, two, one, two …
  const sum = company.reverse().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}

/** The tax that an amount with tax contains, rounded down once for the whole of a rate. @param rate whole percents */
export const taxWithin = (amount: number, rate: number): number => Math.floor((amount * rate) / (100 + rate));
