import { randomBytes } from 'node:crypto';
import { env } from '@/lib/kernel/env';
import { derivedSecret } from '@/platform/kernel/secrets/secrets';
import { platform } from './fixtures';

export const newSecret = () => randomBytes(32).toString('hex');
export const presentSecret = () => process.env.PAYLOAD_SECRET!;

/** Runs the work as an instance that was restarted with another PAYLOAD_SECRET, and still accepts these former ones. */
export async function withSecret<Result>(
  secret: string,
  former: string[] | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const payload = await platform();
  const before = { secret: payload.secret, former: env.PAYLOAD_SECRET_FORMER };
  payload.secret = derivedSecret(secret);
  env.PAYLOAD_SECRET_FORMER = former;
  try {
    return await work();
  } finally {
    payload.secret = before.secret;
    env.PAYLOAD_SECRET_FORMER = before.former;
  }
}
