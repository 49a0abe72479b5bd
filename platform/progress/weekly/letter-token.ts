import { partsOfToken, signedToken } from '@/platform/kernel/signed-address';
import type { Person } from '@/platform/family/person';

const kind = 'weekly-letter';

/**
 * What ends the weekly letter of one person without a login: part of the links in the letters. It cannot be guessed and is good for nothing else; it does not
 * end, as a letter may be opened years later.
 * @param secret Payload's
 */
export const letterToken = (secret: string, { user, person }: Person): string =>
  signedToken(secret, kind, [user, person]);

/** Null: nobody signed this. */
export function readLetterToken(secret: string, token: string): Person | null {
  const [user, person] = partsOfToken(secret, kind, token) ?? [];
  return user === undefined || person === undefined ? null : { user: Number(user), person: Number(person) };
}
