/** What Japan's qualified simplified invoice (適格簡易請求書) needs in addition to an ordinary receipt. */

/** The registration number: T, a check digit, and the twelve digits of the company. */
export function isQualifiedNumber(text: string): boolean {
  if (!/^T\d{13}$/.test(text)) return false;
  const [check, ...company] = [...text.slice(1)].map(Number);
  // Weights from the last digit: 1, 2, 1, 2 …
  const sum = company.reverse().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}

/** The tax contained in a gross amount, rounded down once per rate. @param rate in whole percent */
export const taxWithin = (amount: number, rate: number): number => Math.floor((amount * rate) / (100 + rate));
