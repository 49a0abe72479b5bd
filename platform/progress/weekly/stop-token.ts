import { partsOfToken, signedToken } from '@/platform/kernel/secrets/signed-address';
import type { Person } from '@/platform/family/person';

const kind = 'weekly-letter';

/**
 * The token in links that stop the weekly email of one person without a login. It cannot be guessed and is valid for nothing else; it does not
 * expire, as an email may be opened years later.
 * @param secret Payload's
 */
export const stopToken = (secret: string, { user, person }: Person): string =>
  signedToken(secret, kind, [user, person]);

/** The person of a token; null if the signature is wrong. */
export function readStopToken(secret: string, token: string): Person | null {
  const [user, person] = partsOfToken(secret, kind, token) ?? [];
  return user === undefined || person === undefined ? null : { user: Number(user), person: Number(person) };
}
