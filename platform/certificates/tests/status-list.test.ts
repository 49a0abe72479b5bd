import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { decodeJwt } from 'jose';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '@/lib/kernel/env';
import { asSupport, pass, rowsOf } from '@/tests/setup/certificates';
import { makeExamBank } from '@/tests/setup/exams';
import { call, makeMember, query, sql, type Member } from '@/tests/setup/fixtures';

beforeAll(() => makeExamBank(19));

const signed = async ({ token }: Member, number: string) =>
  String((await call(`course/learning/certificates/${number}/credential`, { token, method: 'POST' })).body);

type Status = {
  id: string;
  type: string;
  statusPurpose: string;
  statusListIndex: string;
  statusListCredential: string;
};
const statusOf = (credential: string) => decodeJwt(credential).credentialStatus as Status;

/** As an outsider reads an address: without an account. */
const read = (address: string) => call(address.replace(`${env.SITE_URL}/api/`, ''));
/** The content of a token whose signature matches the published key, verified with Node alone, not with the code that signs. */
async function verified(token: string): Promise<Record<string, unknown>> {
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const fields = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string; kid: string };
  if (fields.alg !== 'RS256') throw new Error('another algorithm');
  const { status, body } = await read(fields.kid);
  if (status !== 200) throw new Error('no such key');
  const key = createPublicKey({ key: body as JsonWebKey, format: 'jwk' });
  if (!verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
    throw new Error('not signed so');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

type List = { type: string; statusPurpose: string; encodedList: string };
/** The bits of a list, by the algorithm of the standard. */
function bitsOf(list: Record<string, unknown>, { statusPurpose }: Status): Buffer {
  const subject = list.credentialSubject as List;
  expect(list.type).toContain('BitstringStatusListCredential');
  expect(subject.type).toBe('BitstringStatusList');
  expect(subject.statusPurpose).toBe(statusPurpose);
  expect(subject.encodedList).toMatch(/^u[\w-]+$/);
  const bits = gunzipSync(Buffer.from(subject.encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072);
  return bits;
}
async function isRevoked(status: Status): Promise<boolean> {
  const { body } = await read(status.statusListCredential);
  const bits = bitsOf(await verified(String(body)), status);
  const place = Number(status.statusListIndex);
  return ((bits[place >> 3]! >> (7 - (place & 7))) & 1) === 1;
}

describe('the status list of credentials', () => {
  it('tells a stranger that a credential stands, and from its revocation on that it does not', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    const [one, another] = [await pass(member), await pass(other)];
    const status = statusOf(await signed(member, one.number));
    const others = statusOf(await signed(other, another.number));
    expect(status).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' });
    expect(status.id).toBe(`${status.statusListCredential}#${status.statusListIndex}`);
    expect(status.statusListIndex).toMatch(/^\d+$/);
    expect(await isRevoked(status)).toBe(false);
    const { id } = (await rowsOf(member.id))[0]!;
    expect((await (await asSupport())(id, { reason: 'shared answers' })).status).toBe(200);
    expect(await isRevoked(status)).toBe(true);
    expect(await isRevoked(others)).toBe(false);
  });

  it('tells that a credential with a name that was wrong stands no more, and the one signed anew does', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    await call(`course/learning/certificates/${number}`, {
      token: member.token,
      method: 'PUT',
      body: { isNameShown: true },
    });
    const former = statusOf(await signed(member, number));
    const { id } = (await rowsOf(member.id))[0]!;
    expect((await (await asSupport('correctName'))(id, { name: '林大棋', reason: 'misspelled' })).status).toBe(200);
    const credential = await signed(member, number);
    expect(decodeJwt(credential).credentialSubject).toMatchObject({ identifier: [{ identityHash: '林大棋' }] });
    expect(await isRevoked(former)).toBe(true);
    expect(await isRevoked(statusOf(credential))).toBe(false);
  });

  it('is a credential like them, kept for a minute, good for an hour, and says nothing of anybody', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    const credential = await signed(member, number);
    const { statusListCredential } = statusOf(credential);
    const { body, headers } = await read(statusListCredential);
    expect(headers.get('content-type')).toBe('application/vc+jwt');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const list = await verified(String(body));
    const [from, until] = [Date.parse(String(list.validFrom)), Date.parse(String(list.validUntil))];
    expect(list).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: statusListCredential,
      jti: statusListCredential,
      issuer: decodeJwt(credential).iss,
      iss: decodeJwt(credential).iss,
      nbf: Math.floor(from / 1000),
      exp: Math.floor(until / 1000),
      credentialSubject: { id: `${statusListCredential}#list`, ttl: 60_000 },
    });
    expect(until - from).toBe(3_600_000);
    expect(JSON.stringify(list)).not.toContain(number);
  });

  it('is rejected with any of its bytes changed', async () => {
    const member = await makeMember();
    const status = statusOf(await signed(member, (await pass(member)).number));
    const list = String((await read(status.statusListCredential)).body);
    const meant = list.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
    await fc.assert(
      fc.asyncProperty(fc.nat(list.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const bytes = Buffer.from(list, 'latin1');
        bytes[at] = bytes[at]! ^ by;
        const changed = bytes.toString('latin1');
        // The last character of a base64url part has unused bits: another character with the same used bits is the same list.
        const isSame = changed.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
        fc.pre(String(isSame) !== String(meant));
        await expect(verified(changed)).rejects.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  it('gives each credential one place, by lot, however often and from how many devices it is signed', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    const places = await Promise.all([1, 2, 3, 4].map(async () => statusOf(await signed(member, number)).id));
    expect(new Set(places).size).toBe(1);
    const taken = await query<{ index: number }>(sql`SELECT index::int FROM credential_statuses ORDER BY id`);
    expect(new Set(taken.map(({ index }) => index)).size).toBe(taken.length);
    // Sequential places would be 0, 1, 2 …
    expect(Math.max(...taken.map(({ index }) => index))).toBeGreaterThan(taken.length * 10);
  });

  it('never gives a place again: a revoked credential stays revoked when its account is gone', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    const status = statusOf(await signed(member, number));
    await (
      await asSupport()
    )((await rowsOf(member.id))[0]!.id, { reason: 'x' });
    const { token, password } = member;
    expect((await call('user/deletion', { token, body: { password } })).status).toBe(200);
    expect(await rowsOf(member.id)).toEqual([]);
    expect(await isRevoked(status)).toBe(true);
  });

  it('has no place for what was never signed', async () => {
    const member = await makeMember();
    await pass(member);
    const { id } = (await rowsOf(member.id))[0]!;
    const count = async () => (await query(sql`SELECT id FROM credential_statuses`)).length;
    const before = await count();
    expect((await (await asSupport())(id, { reason: 'x' })).status).toBe(200);
    expect(await count()).toBe(before);
  });

  it('that is not there is not found', async () => {
    expect((await call('course/credentials/statuses/7')).body).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await call('course/credentials/statuses/-1')).status).toBe(422);
    expect((await call('course/credentials/statuses/x')).status).toBe(422);
  });

  it('is joined by another before half of it is taken', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    // Resets the table's ids for later tests.
    onTestFinished(async () => {
      await query(sql`UPDATE credential_statuses SET id = id - 65536 + (SELECT count(*) FROM credential_statuses)
        WHERE id > 65536`);
      await query(sql`SELECT setval('credential_statuses_id_seq', (SELECT max(id) + 1 FROM credential_statuses))`);
    });
    await query(sql`SELECT setval('credential_statuses_id_seq', 65536)`);
    const status = statusOf(await signed(member, number));
    expect((await call('course/credentials/statuses/0')).status).toBe(200);
    expect((await call('course/credentials/statuses/1')).status).toBe(200);
    expect(await isRevoked(status)).toBe(false);
  });
});
