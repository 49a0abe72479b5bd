import { isSignatureOf, signatureOf } from '../../signed-address';

/** Of whom in which account a letter is. */
export type Whose = { user: number; person: number };

const subjectOf = ({ user, person }: Whose) => `weekly-letter.${user}.${person}`;

/**
 * What ends the weekly letter of one person without a login: part of the links in the letters. It cannot be guessed and is good for nothing else; it does not
 * end, as a letter may be opened years later.
 * @param secret Payload's
 */
export const letterToken = (secret: string, whose: Whose): string =>
  [whose.user, whose.person, signatureOf(secret, subjectOf(whose))].join('.');

/** Null: nobody signed this. */
export function readLetterToken(secret: string, token: string): Whose | null {
  const [, user, person, key = ''] = /^(\d{1,9})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const whose = { user: Number(user), person: Number(person) };
  return isSignatureOf(secret, subjectOf(whose), key) ? whose : null;
}
