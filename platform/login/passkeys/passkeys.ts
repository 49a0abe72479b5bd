import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { OwnerProof } from '@/lib/login/contract';
import { maxPasskeys, type NewPasskey, type Passkey } from '@/lib/login/passkeys-contract';
import { passkey_challenges as challenges, passkeys, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, iso, isoOrNull, rowId, type Database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { passkeySite } from './passkey-site';
import { requireOwner } from '../require-owner';
import { notifyOwner } from '@/platform/account/notify-owner';

const challengeMinutes = 5;
type Row = typeof passkeys.$inferSelect;

const passkeyOf = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id: String(id),
  name: name ?? '',
  createdAt: iso(createdAt),
  lastUsedAt: isoOrNull(lastUsedAt),
});

/** Loaded at its first use. */
export const webAuthn = () => import('@simplewebauthn/server');

export async function saveChallenge(ctx: Context, challenge: string, user: number | null): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + challengeMinutes * 60_000).toISOString();
  await database(ctx.payload).insert(challenges).values({ challenge, user, expiresAt });
}

/** Whether this challenge was issued, to that user or, with null, for a login; it is valid for one attempt. */
export async function takeChallenge(ctx: Context, challenge: string, user: number | null): Promise<boolean> {
  const [taken] = await database(ctx.payload)
    .delete(challenges)
    .where(eq(challenges.challenge, challenge))
    .returning({ user: challenges.user, expiresAt: challenges.expiresAt });
  return taken !== undefined && taken.user === user && new Date(taken.expiresAt) > ctx.now();
}

export const invalid = (why: string) => new ServiceError('PASSKEY_INVALID', why);

export async function listPasskeys({ ctx }: { ctx: Context }): Promise<Passkey[]> {
  return (await rowsOf(database(ctx.payload), requireUser(ctx).id)).map(passkeyOf);
}

const rowsOf = (db: Database, userId: number): Promise<Row[]> =>
  db.select().from(passkeys).where(eq(passkeys.user, userId)).orderBy(desc(passkeys.id));

/** Adding a passkey requires a proof by the owner: an open session is not enough. */
export async function beginPasskey({ ctx, input }: Asked<OwnerProof>) {
  const { id, username } = requireUser(ctx);
  const known = await rowsOf(database(ctx.payload), id);
  rejectBeyond(known.length + 1);
  const { realName } = await requireOwner({ ctx, input });
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Sente',
    rpID: passkeySite().id,
    userName: username,
    userDisplayName: realName || username,
    userID: new TextEncoder().encode(String(id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // It replaces name and password: it contains the user's id, and asks its owner for a finger, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(ctx, options.challenge, id);
  return { ...options };
}

/** @throws ServiceError PASSKEY_INVALID if the response is not signed for this site, this user and a recent challenge */
export async function addPasskey({ ctx, input: { name, response } }: Asked<NewPasskey>): Promise<Passkey> {
  const { id } = requireUser(ctx);
  await limitNetwork(ctx, 'password');
  const { verifyRegistrationResponse } = await webAuthn();
  const site = passkeySite();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, id),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw invalid(errorText(error));
  });
  if (!registrationInfo) throw invalid('not verified');
  const { credential } = registrationInfo;
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, id);
    rejectBeyond((await db.$count(passkeys, eq(passkeys.user, id))) + 1);
    const [added] = await db
      .insert(passkeys)
      .values({
        user: id,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!added) throw invalid('taken on already');
    const [account] = await db.select().from(users).where(eq(users.id, id));
    if (!account || account.deletedAt) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
    await notifyOwner(db, account, 'passkeyAdded', ctx.now());
    return passkeyOf(added);
  });
}

function rejectBeyond(count: number): void {
  if (count > maxPasskeys) throw new ServiceError('TOO_MANY_PASSKEYS', `at most ${maxPasskeys} passkeys`);
}

const isOwn = (ctx: Context, id: string) => and(eq(passkeys.id, rowId(id)), eq(passkeys.user, requireUser(ctx).id));

export async function renamePasskey({ ctx, input }: Asked<{ id: string; name: string }>): Promise<Passkey> {
  const { id, name } = input;
  const [row] = await database(ctx.payload).update(passkeys).set({ name }).where(isOwn(ctx, id)).returning();
  if (!row) throw new ServiceError('NOT_FOUND', 'no such passkey');
  return passkeyOf(row);
}

export async function removePasskey({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const [gone] = await database(ctx.payload).delete(passkeys).where(isOwn(ctx, input.id)).returning();
  if (!gone) throw new ServiceError('NOT_FOUND', 'no such passkey');
}
