import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import { graceSeconds } from '@/lib/exams/exam';
import { finishExam } from '@/platform/exams/finish-exam';
import {
  answerToPass,
  asStaff,
  asSupport,
  certificatesOf,
  check,
  pass,
  rowsOf,
  unknownNumber,
} from '@/tests/setup/certificates';
import { begin, examFor, grantExam, handIn, makeExamBank, secondsAfterEnd, sittingOf } from '@/tests/setup/exams';
import { call, makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';

beforeAll(() => makeExamBank(19));

const written = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}$/;
const childOf = async ({ token }: Member) =>
  (await call<{ id: string }>('user/learners', { token, body: { name: 'Mei', birthYear: 2018, birthMonth: 3 } })).body
    .id;
const contextOf = async ({ id, username, email }: Member) => ({
  payload: await platform(),
  now: () => new Date(),
  session: null,
  requestId: 'r',
  ip: '',
  user: { id, username, email, role: 'learner' as const, locale: 'zh-TW' as const },
});
const showName = ({ token }: { token: string }, number: string, isNameShown: boolean) =>
  call(`course/learning/certificates/${number}`, { token, method: 'PUT', body: { isNameShown } });

describe('a pass', () => {
  it('gives one certificate, however many devices hand it in at once', async () => {
    const member = await makeMember();
    const id = await answerToPass(member);
    const seen = await Promise.all(Array.from({ length: 4 }, () => handIn(member, id)));
    expect(new Set(seen.map(({ body }) => body.result!.certificate!.number)).size).toBe(1);
    expect(await rowsOf(member.id)).toHaveLength(1);
    const [certificate] = await certificatesOf(member);
    expect(certificate).toMatchObject({
      grade: 19,
      name: '林小棋',
      right: 14,
      questions: 20,
      isNameShown: false,
      revokedAt: null,
      passedAt: seen[0]!.body.result!.finishedAt,
    });
    expect(certificate!.number).toMatch(written);
  });

  it('is the first of a person in a grade; a failed sitting gives none', async () => {
    const member = await makeMember();
    const failed = await handIn(member, await answerToPass(member, 19, 1));
    expect(failed.body.result).toMatchObject({ isPassed: false, certificate: null });
    expect(await rowsOf(member.id)).toEqual([]);
    const first = await pass(member);
    expect(await pass(member)).toEqual(first);
    const learner = await childOf(member);
    const child = await pass({ ...member, learner });
    expect(child).toMatchObject({ name: 'Mei' });
    expect(await certificatesOf({ ...member, learner })).toEqual([child]);
    expect(await certificatesOf(member)).toEqual([first]);
  });

  it('that ran out of time is certified when it is settled; one from before there were certificates when it is handed in again', async () => {
    const member = await makeMember();
    const id = await answerToPass(member);
    await query(
      sql`UPDATE exam_answers SET answered_at = answered_at - interval '1 hour' WHERE user_id = ${member.id}`,
    );
    await secondsAfterEnd(id, graceSeconds + 1);
    expect((await sittingOf(member, id)).body.result).toMatchObject({ isPassed: true, certificate: null });
    await begin(member, 19);
    const number = (await certificatesOf(member))[0]!.number;
    expect((await sittingOf(member, id)).body.result!.certificate).toMatchObject({ number });
    await query(sql`DELETE FROM certificates WHERE user_id = ${member.id}`);
    expect((await handIn(member, id)).body.result!.certificate!.number).toMatch(written);
    expect((await examFor(member, 19)).body.running).not.toBeNull();
  });

  it('and its certificate are there together or not at all', async () => {
    const member = await makeMember();
    const id = await answerToPass(member);
    await query(sql`ALTER TABLE certificates ADD CONSTRAINT refused CHECK (grade <> 19) NOT VALID`);
    const failing = finishExam({ ctx: await contextOf(member), input: { id, locale: 'zh-TW' } });
    await expect(failing).rejects.toThrow();
    await query(sql`ALTER TABLE certificates DROP CONSTRAINT refused`);
    expect((await sittingOf(member, id)).body.result).toBeNull();
    expect((await handIn(member, id)).body.result!.certificate).not.toBeNull();
  });
});

describe('the public page', () => {
  it('confirms a number in four languages, however it is typed, and says the name only as its owner likes', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    for (const [locale, text] of [
      ['zh-TW', '這張證書真實有效'],
      ['zh-CN', '这张证书真实有效'],
      ['en-US', 'genuine and valid'],
      ['ja-JP', 'この合格証は本物で、有効です'],
    ] as const) {
      const { status, text: page, headers } = await check(number, { locale });
      expect(status).toBe(200);
      expect(page).toContain(text);
      expect(page).toContain(`lang="${locale}"`);
      expect(page).toContain('noindex');
      expect(page).not.toContain('<script');
      expect(page).not.toContain('林小棋');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await check(` ${number.toLowerCase().replaceAll('-', ' ')} `)).text).toContain('genuine and valid');
    expect((await showName(member, number, true)).body).toMatchObject({ isNameShown: true });
    expect((await check(number)).text).toContain('林小棋');
    await showName(member, number, false);
    expect((await check(number)).text).not.toContain('林小棋');
  });

  it('escapes the name, and what was typed', async () => {
    const member = await makeMember();
    await query(sql`UPDATE users SET real_name = '<b>Ada' WHERE id = ${member.id}`);
    const { number } = await pass(member);
    await showName(member, number, true);
    expect((await check(number)).text).toContain('&lt;b&gt;Ada');
    expect((await check('"><script>')).text).not.toContain('<script>');
  });

  it('answers what cannot be a number like one that nobody has', async () => {
    const blank = (text: string) => text.replaceAll(/value="[^"]*"|number=[^&"]*/g, '');
    const unknown = await check(unknownNumber);
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('There is no certificate with this number.');
    for (const typed of ['x', '-', '０'.repeat(12), 'A'.repeat(5000), '\u0000', '棋', "' OR 1=1 --"]) {
      const seen = await check(typed);
      expect(seen.status, typed).toBe(404);
      expect(blank(seen.text), typed).toBe(blank(unknown.text));
    }
    expect((await check('')).status).toBe(200);
  });

  it('lets nobody try ten thousand numbers', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    const seen: number[] = [];
    const address = '203.0.113.77';
    for (let time = 0; time < 100; time += 1) seen.push((await check(unknownNumber, { address })).status);
    expect(seen.slice(0, 60)).toEqual(seen.slice(0, 60).map(() => 404));
    expect(seen.slice(60)).toEqual(seen.slice(60).map(() => 429));
    const late = await check(number, { address });
    expect(late.status).toBe(429);
    expect(late.text).toContain('Too many numbers were tried from here');
    expect(late.text).not.toContain('genuine');
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await check(number, { address: '203.0.113.78' })).status).toBe(200);
  });
});

it('is given as PDF to its owner, and to nobody else', async () => {
  const member = await makeMember();
  const { number } = await pass(member);
  const file = `course/learning/certificates/${number}/pdf?locale=ja-JP`;
  const { status, body, headers } = await call(file, { token: member.token, method: 'POST' });
  expect(status).toBe(200);
  expect(String(body)).toMatch(/^%PDF-/);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain(`${number}.pdf`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await call(file, { token: (await makeMember()).token, method: 'POST' })).status).toBe(404);
});

describe('staff', () => {
  it('revoke with a reason, which the public page says at once, and the log keeps', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    const { id } = (await rowsOf(member.id))[0]!;
    expect((await (await asStaff('editor'))(id, { reason: 'shared answers' })).status).toBe(403);
    const revoke = await asSupport();
    expect((await revoke(id, {})).status).toBe(422);
    expect((await revoke(id, { reason: 'shared answers' })).status).toBe(200);
    expect((await revoke(id, { reason: 'again' })).status).toBe(409);
    const { status, text } = await check(number);
    expect(status).toBe(200);
    expect(text).toContain('This certificate was revoked on');
    expect(text).not.toContain('shared answers');
    const log = await query<{ input: object; staff_email: string }>(
      sql`SELECT input, staff_email FROM audit_log WHERE "table" = 'certificates' AND document = ${String(id)}`,
    );
    expect(log).toMatchObject([{ input: { reason: 'shared answers' } }]);
    expect(log[0]!.staff_email).toContain('support');
    // It can no longer be downloaded, and another pass gives no other certificate.
    for (const file of ['pdf', 'credential'])
      expect(
        (await call(`course/learning/certificates/${number}/${file}`, { token: member.token, method: 'POST' })).body,
      ).toMatchObject({ error: { code: 'CERTIFICATE_REVOKED' } });
    expect(await pass(member)).toMatchObject({ number });
    expect((await certificatesOf(member))[0]!.revokedAt).not.toBeNull();
  });
});

describe('the name', () => {
  it('is told before the exam begins: a learner’s, or the holder’s real name, else nickname, else username', async () => {
    const member = await makeMember();
    const nameOf = async (whose: Member & { learner?: string } = member) =>
      (await examFor(whose, 19)).body.certificateName;
    expect(await nameOf()).toBe('林小棋');
    await query(sql`UPDATE users SET real_name = ' ', nick_name = 'Lin' WHERE id = ${member.id}`);
    expect(await nameOf()).toBe('Lin');
    await query(sql`UPDATE users SET nick_name = NULL WHERE id = ${member.id}`);
    expect(await nameOf()).toBe(member.username);
    expect(await nameOf({ ...member, learner: await childOf(member) })).toBe('Mei');
    expect((await pass(member)).name).toBe(member.username);
    // Another pass gives no other certificate.
    expect(await nameOf()).toBeNull();
  });

  it('is corrected by support, with a reason, on the certificate, its page and its credential', async () => {
    const member = await makeMember();
    const { number } = await pass(member);
    await showName(member, number, true);
    const { id } = (await rowsOf(member.id))[0]!;
    const body = { name: '林大棋', reason: 'misspelled' };
    expect((await (await asStaff('editor', 'correctName'))(id, body)).status).toBe(403);
    const correct = await asSupport('correctName');
    for (const wrong of [{ name: '林大棋' }, { ...body, name: ' ' }, { ...body, name: '棋'.repeat(121) }])
      expect((await correct(id, wrong)).status).toBe(422);
    expect((await correct(id, body)).status).toBe(200);
    expect(await certificatesOf(member)).toMatchObject([{ number, name: '林大棋', revokedAt: null }]);
    expect((await check(number)).text).toContain('林大棋');
    expect(
      await query(sql`SELECT action, input FROM audit_log WHERE "table" = 'certificates' AND document = ${String(id)}`),
    ).toEqual([{ action: 'correctName', input: body }]);
    expect((await (await asSupport())(id, { reason: 'shared answers' })).status).toBe(200);
    expect((await correct(id, body)).status).toBe(409);
  });
});

it('is in the account’s export, and unknown once the learner or the account is erased', async () => {
  const member = await makeMember();
  const learner = await childOf(member);
  const [own, theirs] = [await pass(member), await pass({ ...member, learner })];
  await query(sql`INSERT INTO audit_log (action, "table", document, staff_email, input, created_at, updated_at)
    SELECT 'revoke', 'certificates', id::text, 's@sente.example', '{"reason": "x"}', now(), now()
    FROM certificates WHERE user_id = ${member.id}`);
  const { body } = await call<AccountExport>('user/export', { token: member.token });
  expect(body.certificates).toMatchObject([
    { learner: null, number: own.number, grade: 19, isNameShown: false },
    { learner: 'Mei', number: theirs.number, name: 'Mei' },
  ]);
  await call(`user/learners/${learner}`, { token: member.token, method: 'DELETE' });
  expect((await check(theirs.number)).status).toBe(404);
  expect((await check(own.number)).status).toBe(200);
  expect((await call('user/deletion', { token: member.token, body: { password: member.password } })).status).toBe(200);
  expect((await check(own.number)).status).toBe(404);
  expect(
    await query(sql`SELECT id FROM audit_log WHERE "table" = 'certificates' AND input ->> 'reason' = 'x'`),
  ).toEqual([]);
});

it('of another grade is another', async () => {
  await makeExamBank(15);
  const member = await makeMember();
  await grantExam(member.id, 15);
  expect(await pass(member, 15)).toMatchObject({ grade: 15, right: 18, questions: 25 });
  await makeExamBank(19);
});
