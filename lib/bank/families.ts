/** Families of problems in the bank: by the idea that solves them (docs/product.md, "Learning"). */
export const bankFamilies = [
  'capture',
  'escape',
  'double-atari',
  'net',
  'ladder',
  'snapback',
  'connect',
  'cut',
  'throw-in',
  'shortage',
  'race',
  'live',
  'kill',
  'ko',
  'endgame',
] as const;
export type BankFamily = (typeof bankFamilies)[number];
