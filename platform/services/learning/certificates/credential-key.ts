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
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { credential_keys } from '@/platform/payload-generated-schema';
import { database, type Database } from '../../database';
import { signatureOf } from '../../signed-address';

/** What verifiers of Open Badges 3.0 have to understand. */
export const algorithm = 'RS256';
/** A password-based envelope, opened by the shop's secret. */
const envelope = { alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' };

export type CredentialKey = { privateKey: CryptoKey; thumbprint: string };

const kept = new WeakMap<Payload, Promise<CredentialKey>>();

/** The key that signs: that of CREDENTIAL_KEY, else the one that the instances of this database share. Its public part is published from then on. */
export function credentialKey(payload: Payload): Promise<CredentialKey> {
  let found = kept.get(payload);
  if (!found) {
    const { secret } = payload;
    const db = database(payload);
    found = env.CREDENTIAL_KEY ? givenKey(db, env.CREDENTIAL_KEY) : sharedKey(db, secret);
    kept.set(payload, found);
    // What failed is tried anew.
    found.catch(() => kept.delete(payload));
  }
  return found;
}

/** The public part of a key, also of one that signs no more; null for what never signed here. */
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

/** Made by whoever needs it first; another instance that made one at the same moment takes what the database kept. */
async function sharedKey(db: Database, secret: string): Promise<CredentialKey> {
  const madeFor = signatureOf(secret, 'credential key');
  const found = await keptFor(db, madeFor);
  if (found) return open(found, secret);
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  await db
    .insert(credential_keys)
    .values({
      ...(await publicPart(privateKey)),
      privateKey: await new CompactEncrypt(bytesOf(await exportPKCS8(privateKey)))
        .setProtectedHeader(envelope)
        .encrypt(bytesOf(secret)),
      ...{ madeFor, createdAt: new Date().toISOString() },
    })
    .onConflictDoNothing({ target: credential_keys.madeFor });
  return open((await keptFor(db, madeFor))!, secret);
}

type Kept = Pick<typeof credential_keys.$inferSelect, 'thumbprint' | 'privateKey'>;
async function keptFor(db: Database, madeFor: string): Promise<Kept | undefined> {
  const { thumbprint, privateKey } = credential_keys;
  const [row] = await db
    .select({ thumbprint, privateKey })
    .from(credential_keys)
    .where(eq(credential_keys.madeFor, madeFor));
  return row;
}

async function open({ thumbprint, privateKey }: Kept, secret: string): Promise<CredentialKey> {
  const { plaintext } = await compactDecrypt(privateKey ?? '', bytesOf(secret), {
    keyManagementAlgorithms: [envelope.alg],
  });
  return { privateKey: await importPKCS8(new TextDecoder().decode(plaintext), algorithm), thumbprint };
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
