import { partsOfToken, signedToken } from '@/platform/kernel/signed-address';

const kind = 'message-letters';

/**
 * What ends an account's letters about unread messages without a login: part of the links in them. It cannot be guessed and is good for nothing else; it does not
 * end, as a letter may be opened years later.
 * @param secret Payload's
 */
export const letterToken = (secret: string, user: number): string => signedToken(secret, kind, [user]);

/** Whose; null: nobody signed this. */
export function readLetterToken(secret: string, token: string): number | null {
  const [user] = partsOfToken(secret, kind, token) ?? [];
  return user === undefined ? null : Number(user);
}
