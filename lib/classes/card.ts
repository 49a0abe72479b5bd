import { codeLetters, inFours, lettersOfCode } from '@/lib/kernel/text/course-code';

/** What stands on a login card: the handle of a class, which everybody there may know, and a student's own code (docs/product.md, "Login cards"). */
export const handleLength = 6;
export const cardCodeLength = 8;

const made = (length: number) => new RegExp(`^[${codeLetters}]{${length}}$`);
const isHandle = made(handleLength);
const isCode = made(cardCodeLength);

export type TypedCard = { handle: string; code: string };

/** What was typed off a card, as it is looked up; null for what can stand on none. */
export function readCard({ handle, code }: TypedCard): TypedCard | null {
  const read = { handle: lettersOfCode(handle), code: lettersOfCode(code) };
  return isHandle.test(read.handle) && isCode.test(read.code) ? read : null;
}

/** As it is printed: 'ABCD-EFGH'. */
export const cardCodeText = inFours;
