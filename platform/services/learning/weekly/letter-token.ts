import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of whom in which account a letter is. */
export type Whose = { user: number; person: number };

const signed = (secret: string, { user, person }: Whose) =>
  createHmac('sha256', secret).update(`weekly-letter.${user}.${person}`).digest('base64url');

/**
 * What ends the weekly letter of one person without a login: part of the links in the letters. It cannot be guessed and is good for nothing else; it does not
 * end, as a letter may be opened years later.
 * @param secret Payload's
 */
export const letterToken = (secret: string, whose: Whose): string =>
  [whose.user, whose.person, signed(secret, whose)].join('.');

/** Null: nobody signed this. */
export function readLetterToken(secret: string, token: string): Whose | null {
  const [, user, person, key = ''] = /^(\d{1,9})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const whose = { user: Number(user), person: Number(person) };
  const [right, given] = [Buffer.from(signed(secret, whose)), Buffer.from(key)];
  return right.length === given.length && timingSafeEqual(right, given) ? whose : null;
}
