import {
  calculateJwkThumbprint,
  CompactEncrypt,
  compactDecrypt,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type CryptoKey,
  type JWK,
} from 'jose';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { env } from '@/lib/kernel/env';
import { credential_keys } from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { secretsFrom } from '@/platform/kernel/secrets/secrets';
import { signatureOf } from '@/platform/kernel/secrets/signed-address';

/** The algorithm that all verifiers of Open Badges 3.0 must support. */
export const algorithm = 'RS256';
/** Password-based encryption of the private key, with the shop's secret. */
const envelope = { alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' };

export type CredentialKey = { privateKey: CryptoKey; thumbprint: string };

const keys = new WeakMap<Payload, Promise<CredentialKey>>();

/**
 * The signing key: that of CREDENTIAL_KEY, else the one that the instances of this database share. Its public part is
 * published from then on.
 */
export function credentialKey(payload: Payload): Promise<CredentialKey> {
  let found = keys.get(payload);
  if (!found) {
    const { secret } = payload;
    const db = database(payload);
    found = env.CREDENTIAL_KEY ? givenKey(db, env.CREDENTIAL_KEY) : sharedKey(db, secret);
    keys.set(payload, found);
    // A failure is not cached.
    found.catch(() => keys.delete(payload));
  }
  return found;
}

/** The public part of a key, also of one that no longer signs; null for a key that never signed here. */
export async function publishedKey(payload: Payload, thumbprint: string): Promise<JWK | null> {
  const [row] = await database(payload)
    .select({ publicKey: credential_keys.publicKey })
    .from(credential_keys)
    .where(eq(credential_keys.thumbprint, thumbprint));
  return (row?.publicKey as JWK | undefined) ?? null;
}

async function givenKey(db: Database, text: string): Promise<CredentialKey> {
  const privateKey = await readKey(text);
  const { thumbprint, publicKey } = await publicPart(privateKey);
  const createdAt = new Date().toISOString();
  await db.insert(credential_keys).values({ thumbprint, publicKey, createdAt }).onConflictDoNothing();
  return { privateKey, thumbprint };
}

async function readKey(text: string): Promise<CryptoKey> {
  const options = { extractable: true };
  return text.trimStart().startsWith('{')
    ? ((await importJWK(JSON.parse(text) as JWK, algorithm, options)) as CryptoKey)
    : importPKCS8(text, algorithm, options);
}

/** The first instance that needs the key makes it; of two at the same moment, both use the one that the database stored. */
async function sharedKey(db: Database, present: string): Promise<CredentialKey> {
  const [secret, ...former] = secretsFrom(present);
  const found = await storedKeyFor(db, secret);
  if (found) return found;
  for (const one of former) await carryOver(db, one, secret);
  const carried = await storedKeyFor(db, secret);
  if (carried) return carried;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  await db
    .insert(credential_keys)
    .values({
      ...(await publicPart(privateKey)),
      privateKey: await sealed(await exportPKCS8(privateKey), secret),
      madeFor: nameOf(secret),
      createdAt: new Date().toISOString(),
    })
    .onConflictDoNothing({ target: credential_keys.madeFor });
  return (await storedKeyFor(db, secret))!;
}

/** Identifies the secret that a key was made for, without revealing it. */
const nameOf = (secret: string) => signatureOf(secret, 'credential key');

const sealed = (text: string, secret: string) =>
  new CompactEncrypt(bytesOf(text)).setProtectedHeader(envelope).encrypt(bytesOf(secret));

async function storedKeyFor(db: Database, secret: string): Promise<CredentialKey | null> {
  const row = await rowFor(db, secret);
  return row && { privateKey: await importPKCS8(row.text, algorithm), thumbprint: row.thumbprint };
}

async function rowFor(db: Database, secret: string): Promise<{ thumbprint: string; text: string } | null> {
  const { thumbprint, privateKey, madeFor } = credential_keys;
  const [row] = await db
    .select({ thumbprint, privateKey })
    .from(credential_keys)
    .where(eq(madeFor, nameOf(secret)));
  if (!row) return null;
  const { plaintext } = await compactDecrypt(row.privateKey ?? '', bytesOf(secret), {
    keyManagementAlgorithms: [envelope.alg],
  });
  return { thumbprint: row.thumbprint, text: new TextDecoder().decode(plaintext) };
}

/**
 * Re-encrypts the key of a former secret with the present one, so that it goes on signing. Of several instances one does
 * this, and of several keys the first stays.
 */
async function carryOver(db: Database, from: string, to: string): Promise<void> {
  const row = await rowFor(db, from);
  if (!row || (await rowFor(db, to))) return;
  const { thumbprint, madeFor } = credential_keys;
  await db
    .update(credential_keys)
    .set({ privateKey: await sealed(row.text, to), madeFor: nameOf(to) })
    .where(and(eq(thumbprint, row.thumbprint), eq(madeFor, nameOf(from))));
}

async function publicPart(privateKey: CryptoKey): Promise<{ thumbprint: string; publicKey: JWK }> {
  const { kty, n, e } = await exportJWK(privateKey);
  const publicKey = { kty, n, e } as JWK;
  return {
    thumbprint: await calculateJwkThumbprint(publicKey),
    publicKey: { ...publicKey, alg: algorithm, use: 'sig' },
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
