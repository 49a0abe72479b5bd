import { partsOfToken, signedToken } from '@/platform/kernel/secrets/signed-address';

const kind = 'message-letters';

/**
 * The token in links that stop an account's emails about unread messages without a login. It cannot be guessed and is valid for nothing else; it does not
 * expire, as an email may be opened years later.
 * @param secret Payload's
 */
export const stopToken = (secret: string, user: number): string => signedToken(secret, kind, [user]);

/** The account of a token; null if the signature is wrong. */
export function readStopToken(secret: string, token: string): number | null {
  const [user] = partsOfToken(secret, kind, token) ?? [];
  return user === undefined ? null : Number(user);
}
