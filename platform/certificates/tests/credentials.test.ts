import { beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt, decodeProtectedHeader, exportPKCS8, generateKeyPair, importJWK, jwtVerify, type JWK } from 'jose';
import { createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { env } from '@/lib/kernel/env';
import { credentialKey } from '@/platform/certificates/credential-key';
import { keyOf, pass } from '@/tests/setup/certificates';
import { makeExamBank } from '@/tests/setup/exams';
import { call, makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';

let member: Member;
let number = '';
beforeAll(async () => {
  await makeExamBank(19);
  member = await makeMember();
  ({ number } = await pass(member));
});

const signed = async (locale = 'en-US') =>
  (
    await call<string>(`course/learning/certificates/${number}/credential?locale=${locale}`, {
      token: member.token,
      method: 'POST',
    })
  ).body as unknown as string;
/** As an outsider reads it: only by the address in the credential. */
const published = async (address: string) => (await call<JWK>(address.replace(`${env.SITE_URL}/api/`, ''))).body;
const verified = async (credential: string, key: JWK) =>
  jwtVerify(credential, await importJWK(key, 'RS256'), {
    algorithms: ['RS256'],
    issuer: String(decodeJwt(credential).iss),
  });

describe('a credential', () => {
  it('is an Open Badge that a stranger verifies by what is published', async () => {
    const credential = await signed();
    const header = decodeProtectedHeader(credential);
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    const key = await published(header.kid!);
    expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kty', 'n', 'use']);
    const { payload } = await verified(credential, key);
    expect(payload).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: payload.jti,
      iss: (payload.issuer as { id: string }).id,
      name: 'Mock exam G19 passed',
      credentialSubject: { id: payload.sub, result: [{ value: '14' }], achievement: { type: ['Achievement'] } },
      credentialStatus: {
        type: 'BitstringStatusListEntry',
        statusListCredential: `${env.SITE_URL}/api/course/credentials/statuses/0`,
      },
    });
    expect(payload.nbf).toBe(Math.floor(Date.parse(String(payload.validFrom)) / 1000));
    const subject = payload.credentialSubject as { achievement: Record<string, unknown> };
    const [issuer, achievement] = [
      await published(String(payload.iss)),
      await published(String(subject.achievement.id)),
    ];
    expect(issuer).toMatchObject(payload.issuer as object);
    expect(achievement).toMatchObject(subject.achievement);
  });

  it('and another library than the one that signed', async () => {
    const credential = await signed();
    const key = createPublicKey({ key: (await published(keyOf(credential))) as never, format: 'jwk' });
    const [header, payload, signature] = credential.split('.') as [string, string, string];
    const isRight = (text: string) => verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    expect(isRight(`${header}.${payload}`)).toBe(true);
    expect(isRight(`${header}.${payload.slice(0, -1)}`)).toBe(false);
  });

  it('is rejected with any of its bytes changed, and under another key', async () => {
    const credential = await signed();
    const key = await published(keyOf(credential));
    await fc.assert(
      fc.asyncProperty(fc.nat(credential.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const bytes = Buffer.from(credential, 'latin1');
        bytes[at] = bytes[at]! ^ by;
        const changed = bytes.toString('latin1');
        // The last character of a base64url part has unused bits: another character with the same used bits is the same credential.
        const isSame = changed.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
        fc.pre(
          String(isSame) !==
            String(credential.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'))),
        );
        await expect(verified(changed, key)).rejects.toThrow();
      }),
      { numRuns: 300 },
    );
    const { publicKey } = await generateKeyPair('RS256');
    await expect(jwtVerify(credential, publicKey)).rejects.toThrow();
  });

  it('says a name only where it is shown, and never an account or an address', async () => {
    const text = JSON.stringify(decodeJwt(await signed()));
    for (const secret of ['林小棋', member.username, member.email]) expect(text).not.toContain(secret);
    const show = (isNameShown: boolean) =>
      call(`course/learning/certificates/${number}`, { token: member.token, method: 'PUT', body: { isNameShown } });
    await show(true);
    expect(decodeJwt(await signed()).credentialSubject).toMatchObject({
      identifier: [{ identityHash: '林小棋', hashed: false, identityType: 'name' }],
    });
    await show(false);
    expect(decodeJwt(await signed('ja-JP'))).toMatchObject({ name: 'G19 模擬検定 合格' });
  });
});

describe('the key', () => {
  const secret = 'a secret of an instance, long enough';
  /** As another instance of this database. */
  const instance = async (changes = {}) => Object.assign(Object.create(await platform()), { secret, ...changes });

  it('is one for all instances of a database, however many need it first', async () => {
    const instances = await Promise.all([instance(), instance(), instance()]);
    const keys = await Promise.all(instances.map((one) => credentialKey(one)));
    expect(new Set(keys.map(({ thumbprint }) => thumbprint)).size).toBe(1);
    // An instance with another secret cannot decrypt it, and has a key of its own.
    const other = await credentialKey(await instance({ secret: `${secret}, another` }));
    expect(other.thumbprint).not.toBe(keys[0]!.thumbprint);
    const stored = await query<{ privateKey: string }>(
      sql`SELECT private_key AS "privateKey" FROM credential_keys WHERE private_key IS NOT NULL`,
    );
    expect(stored.some(({ privateKey }) => privateKey.includes('PRIVATE KEY'))).toBe(false);
  });

  it('of the environment takes its place, and what was signed before stays verified', async () => {
    const before = await signed();
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    env.CREDENTIAL_KEY = await exportPKCS8(privateKey);
    try {
      const { thumbprint } = await credentialKey(await instance());
      expect(keyOf(before)).not.toContain(thumbprint);
      expect((await call<JWK>(`course/credentials/keys/${thumbprint}`)).body).not.toHaveProperty('d');
    } finally {
      delete env.CREDENTIAL_KEY;
    }
    await verified(before, await published(keyOf(before)));
    expect((await call('course/credentials/keys/none')).status).toBe(404);
  });
});
