import { createHash } from 'node:crypto';
import { env } from '@/lib/kernel/env';

/** The secret that Payload signs with (`payload.secret`), derived from the configured one. */
export const derivedSecret = (given: string): string => createHash('sha256').update(given).digest('hex').slice(0, 32);

/** The present secret, which signs, followed by former ones, whose signatures are still accepted (PAYLOAD_SECRET_FORMER). */
export const secretsFrom = (present: string): [string, ...string[]] => [
  present,
  ...(env.PAYLOAD_SECRET_FORMER ?? []).map(derivedSecret),
];
