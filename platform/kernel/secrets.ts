import { createHash } from 'node:crypto';
import { env } from '@/lib/kernel/env';

/** What Payload signs with in place of the secret it was given (`payload.secret`). */
export const derivedSecret = (given: string): string => createHash('sha256').update(given).digest('hex').slice(0, 32);

/** The present secret, which signs, and after it those that what was signed before is still believed by (PAYLOAD_SECRET_FORMER). */
export const secretsFrom = (present: string): [string, ...string[]] => [
  present,
  ...(env.PAYLOAD_SECRET_FORMER ?? []).map(derivedSecret),
];
