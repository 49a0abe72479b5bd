import { codeLetters, inFours, lettersOfCode } from '@/lib/kernel/text/course-code';

/** The data of a login card: the handle of a class, which is not secret there, and a student's own code (docs/product.md, "Login cards"). */
export const handleLength = 6;
export const cardCodeLength = 8;

const made = (length: number) => new RegExp(`^[${codeLetters}]{${length}}$`);
const isHandle = made(handleLength);
const isCode = made(cardCodeLength);

export type TypedCard = { handle: string; code: string };

/** The typed data of a card, in the form that is looked up; null if no card can have it. */
export function readCard({ handle, code }: TypedCard): TypedCard | null {
  const read = { handle: lettersOfCode(handle), code: lettersOfCode(code) };
  return isHandle.test(read.handle) && isCode.test(read.code) ? read : null;
}

/** As it is printed: 'ABCD-EFGH'. */
export const cardCodeText = inFours;
