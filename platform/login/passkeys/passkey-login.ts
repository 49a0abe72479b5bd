import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { PasskeyLogin } from '@/lib/login/passkeys-contract';
import { passkeys, users } from '@/platform/payload-generated-schema';
import type { Asked, Context } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { passkeySite } from './passkey-site';
import { invalid, saveChallenge, takeChallenge, webAuthn } from './passkeys';
import { openSession } from '../session';

export async function beginPasskeyLogin({ ctx }: { ctx: Context }) {
  await limitNetwork(ctx, 'otp');
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: passkeySite().id, userVerification: 'required' });
  await saveChallenge(ctx, options.challenge, null);
  return { ...options };
}

/** Logs in to the account whose passkey has signed a recent challenge. Every rejection has the same code. */
export async function loginWithPasskey({ ctx, input: { response } }: Asked<PasskeyLogin>): Promise<{ token: string }> {
  await limitNetwork(ctx, 'login');
  const db = database(ctx.payload);
  const [found] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.user), isNull(users.deletedAt)))
    .where(eq(passkeys.credentialId, response.id));
  if (!found) throw invalid('no such passkey');
  const { passkey } = found;
  const { verifyAuthenticationResponse } = await webAuthn();
  const site = passkeySite();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, null),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw invalid(errorText(error));
  });
  if (!verified) throw invalid('not signed by this passkey');
  return inTransaction(ctx.payload, async ({ db: inside }) => {
    // A passkey that was removed meanwhile is rejected.
    const at = ctx.now().toISOString();
    const [used] = await inside
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, lastUsedAt: at, updatedAt: at })
      .where(eq(passkeys.id, passkey.id))
      .returning({ user: passkeys.user });
    if (!used) throw invalid('removed');
    return { token: await openSession(inside, used.user, ctx.now(), ctx.device) };
  });
}
