import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonalApplication, ApplicationSummary } from '@/lib/applications/contract';
import { locales } from '@/lib/kernel/i18n/locales';
import { tidyApplications } from '@/platform/applications/teaching/tidy-years';
import { call, makeMember, platform, query, sql, unique } from '@/tests/setup/fixtures';
import { open, withdraw } from '@/tests/setup/applications';
import {
  announce,
  begin,
  decide,
  fullAnswers,
  emailsTo,
  makeReviewer,
  newDraft,
  applicationRow,
  save,
  setProgramme,
  smallPdf,
  submit,
  submitted,
  upload,
  type Reviewer,
} from '@/tests/setup/teaching';
import { accountOf, activeApplication, heldBy, emails, makeProgramme } from '@/tests/setup/teaching-programme';

let [course, exam] = ['', ''];
let staff: Reviewer;
beforeAll(async () => {
  ({ course, exam, staff } = await makeProgramme());
});
const active = (draft = {}, token?: string) => activeApplication(staff, draft, token);

describe('an application', () => {
  it('is written in any order, sent in, asked more of, approved, paid and fulfilled; each step is told', async () => {
    const { status, body: draft } = await begin(newDraft());
    expect(status).toBe(200);
    expect(draft).toMatchObject({ kind: 'teaching', state: 'DRAFT', answers: {}, files: [], payment: null });
    expect(draft.may).toEqual(expect.arrayContaining(['submit', 'withdraw']));

    const missing = await submit(draft);
    expect(missing.body.error?.code).toBe('VALIDATION_FAILED');
    expect(missing.body.error?.details?.issues?.map(({ path }) => path)).toEqual([
      'experience',
      'eligibility',
      'consent',
    ]);
    await save(draft, { ownGrade: 'G5', consent: false });
    expect((await save(draft, { ownGrade: null, eligibility: 'professional' })).body.answers).toEqual({
      consent: false,
      eligibility: 'professional',
    });
    expect((await submit((await save(draft, fullAnswers)).body)).body.error?.code).toBe('DOCUMENTS_REQUIRED');
    await upload(draft, '證書.pdf', smallPdf);
    const [sent, again] = await Promise.all([submit(draft), submit(draft)]);
    expect(sent.body).toMatchObject({ state: 'SUBMITTED', answers: fullAnswers });
    expect(again.body.state).toBe('SUBMITTED');
    expect(sent.body.dueAt).not.toBeNull();
    expect((await save(draft, { experience: '…' })).body.error?.code).toBe('STATE_CHANGED');

    await decide(staff, draft, 'review');
    await decide(staff, draft, 'askMore', { reason: '請補上證書背面。' });
    const asked = (await open(draft)).body;
    expect(asked).toMatchObject({
      state: 'NEEDS_MORE',
      dueAt: null,
      history: [{ reason: '請補上證書背面。' }, {}, {}, {}],
    });
    await upload(draft, '背面.pdf', smallPdf);
    expect((await submit(draft)).body.state).toBe('SUBMITTED');

    await decide(staff, draft, 'approve');
    const approved = (await open(draft)).body;
    expect(approved).toMatchObject({
      state: 'APPROVED',
      payment: { amount: 4800, currency: 'NTD', bankDetails: '範例銀行 000\n帳號 1' },
    });
    expect(approved.payment?.reference).toMatch(/^TP[A-Z2-9]{6}$/);
    await decide(staff, draft, 'pay');
    expect((await open(draft)).body).toMatchObject({ state: 'PAID', payment: null });
    await decide(staff, draft, 'activate');
    const done = (await open(draft)).body;
    expect(done).toMatchObject({ state: 'ACTIVE', mayRenew: false });
    expect(Math.round((Date.parse(done.activeUntil!) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(364);

    const mails = await emailsTo(draft.email);
    expect(mails.map(({ data }) => (data as { action: string }).action)).toEqual([
      'draft',
      'submit',
      'askMore',
      'submit',
      'approve',
      'pay',
      'activate',
    ]);
    expect(mails[2]?.text).toContain('請補上證書背面。');
    expect(mails[4]?.text).toContain(approved.payment!.reference);
    expect(mails[4]?.text).toContain('範例銀行 000');
    expect(mails[4]?.text).toContain('NT$4,800');
    const { user } = await applicationRow(draft);
    expect(mails[6]?.text).toContain('改用電子郵件驗證碼登入');
    expect(mails[6]?.text).not.toContain((await accountOf(user))!.username);
    for (const { status: is, to } of mails) expect([is, to]).toEqual(['KEPT', draft.email]);
  });

  it('is one for a person, and for a sending; who withdraws may come again', async () => {
    const draft = newDraft();
    const key = randomUUID();
    const [first, second] = await Promise.all([begin(draft, { key }), begin(draft, { key })]);
    expect(second.body.reference).toBe(first.body.reference);
    expect((await begin({ ...draft, email: draft.email.toUpperCase() })).body.error?.code).toBe('ALREADY_BOOKED');
    expect((await begin(newDraft(), { key })).body.error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const other = (await begin(newDraft())).body;
    expect((await save(other, { email: draft.email })).body.error?.code).toBe('ALREADY_BOOKED');
    await withdraw(first.body);
    expect((await begin(draft)).status).toBe(200);
    expect(await emails(draft.email)).toEqual(['draft', 'withdraw', 'draft']);
  });

  it('another address ends the links sent to the one before, and is mailed its own', async () => {
    const { body: draft } = await begin(newDraft());
    const email = `${unique('right')}@mail.example`;
    const { body: moved } = await save(draft, { email });
    expect(moved.key).not.toBe(draft.key);
    expect((await open(draft)).status).toBe(404);
    expect((await open(moved)).body.email).toBe(email);
    const [mail] = await emailsTo(email);
    expect(mail?.text).toContain(`#/requests/${draft.reference}?key=${moved.key}`);
  });

  it('rejects what is malformed, a machine, and everybody but its person', async () => {
    const { body: draft } = await begin(newDraft());
    const code = async (body: unknown) => (await save(draft, body)).body.error?.code;
    for (const wrong of [
      { eligibility: 'friend' },
      { ownGrade: 'G0' },
      { ownGrade: 'G20' },
      { experience: 'x'.repeat(4001) },
      { name: '' },
      { email: null },
      { state: 'APPROVED' },
      { fee: 1 },
    ])
      expect(await code(wrong), JSON.stringify(wrong)).toBe('VALIDATION_FAILED');
    expect((await begin({ ...newDraft(), website: 'https://spam.example' } as never)).status).toBe(422);
    const stranger = await makeMember();
    const path = `user/requests/${draft.reference}`;
    expect((await call(path, { method: 'PATCH', body: {}, token: stranger.token })).status).toBe(404);
    for (const step of ['submit', 'renew'])
      expect((await call(`${path}/${step}`, { body: {}, token: stranger.token })).status).toBe(404);
    expect((await save({ ...draft, key: 'x' }, {})).status).toBe(404);
  });

  it('of a member is found without a key, and is delivered to that account', async () => {
    const member = await makeMember();
    const request = await submitted({}, member.token);
    const { body } = await call<{ items: ApplicationSummary[] }>('user/requests', { token: member.token });
    expect(body.items).toMatchObject([{ reference: request.reference, kind: 'teaching', state: 'SUBMITTED' }]);
    for (const action of ['approve', 'pay', 'activate'] as const) await decide(staff, request, action);
    expect(await accountOf(member.id)).toMatchObject({ role: 'teacher', username: member.username });
    const held = (await heldBy(member.id)).filter(({ source }) => source === 'staff');
    expect(held.map(({ kind, ref, source }) => [kind, ref, source]).sort()).toEqual([
      ['course', course, 'staff'],
      ['exam', 'G15', 'staff'],
    ]);
    const { overAt } = await applicationRow(request);
    for (const { endsAt } of held) expect(endsAt).toBe(overAt);
  });
});

describe('staff', () => {
  it('two reviewers at once: one wins, and what followed happened once', async () => {
    const other = await makeReviewer();
    const request = await submitted();
    const both = await Promise.allSettled([
      decide(staff, request, 'approve'),
      decide(other, request, 'reject', { reason: '證書已過期。' }),
      decide(other, request, 'approve'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of both) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'STATE_CHANGED' });
    expect((await open(request)).body.history).toHaveLength(3);
    expect(await emails(request.email)).toHaveLength(3);
  });

  it('delivered twice at once is one account, one year, one letter', async () => {
    const request = await submitted();
    for (const action of ['approve', 'pay'] as const) await decide(staff, request, action);
    const both = await Promise.allSettled([decide(staff, request, 'activate'), decide(staff, request, 'activate')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const accounts = await query<{ id: number; hash: string | null }>(
      sql`SELECT id, hash FROM users WHERE email = ${request.email}`,
    );
    expect(accounts).toEqual([{ id: (await applicationRow(request)).user, hash: null }]);
    // The year; the VIP month begins when the owner proves the address.
    expect((await heldBy(accounts[0]!.id)).map(({ source }) => source)).toEqual(['staff', 'staff']);
    expect((await emails(request.email)).filter((action) => action === 'activate')).toHaveLength(1);
  });

  it('the account of a proved address is taken, one that only claims it is not', async () => {
    const [proved, claimed] = [await makeMember(), await makeMember()];
    await query(sql`UPDATE users SET email_proved_at = now() WHERE id = ${proved.id}`);
    const request = await active({ email: proved.email });
    expect((await applicationRow(request)).user).toBe(proved.id);
    const other = await active({ email: claimed.email });
    const { user } = await applicationRow(other);
    expect(user).not.toBe(claimed.id);
    expect(await accountOf(claimed.id)).toMatchObject({ role: 'learner' });
    const made = await accountOf(user);
    expect(made).toMatchObject({ role: 'teacher', email: claimed.email, emailProvedAt: null });
    // Logs in by a mailed code, not by any password.
    expect((await call('user/login', { body: { username: made!.username, password: '' } })).status).not.toBe(200);
    expect(
      (await call('user/requestOtp', { body: { username: made!.username, locale: 'zh-TW' } })).status,
    ).toBeLessThan(500);
  });

  it('nothing is approved without an account to pay to, nor delivered without what was promised', async () => {
    const request = await submitted();
    await query(sql`UPDATE request_settings_locales SET bank_details = NULL`);
    await expect(decide(staff, request, 'approve')).rejects.toMatchObject({ code: 'BANK_DETAILS_MISSING' });
    await setProgramme([course, exam]);
    await decide(staff, request, 'approve');
    // The price stays as it was at the approval.
    await setProgramme([course, 'gone'], 6000);
    expect((await open(request)).body.payment?.amount).toBe(4800);
    await decide(staff, request, 'pay');
    await expect(decide(staff, request, 'activate')).rejects.toMatchObject({ code: 'PRODUCT_UNAVAILABLE' });
    expect((await open(request)).body.state).toBe('PAID');
    await setProgramme([course, exam]);
    await decide(staff, request, 'activate');
  });
});

describe('who was asked for more', () => {
  const tidy = async (now: Date) => tidyApplications(await platform(), now);
  const asked = async (reason = '請補上證書背面。') => {
    const request = await submitted();
    const now = new Date();
    await decide(staff, request, 'askMore', { reason, now });
    return { request, later: (days: number) => new Date(now.getTime() + days * 86_400_000) };
  };

  it('is told until when, reminded once, and told when the application is closed; and may apply anew', async () => {
    const { request, later } = await asked();
    expect((await open(request)).body.answerBy).toBe(later(30).toISOString());
    await tidy(later(6.9));
    for (const days of [7.1, 8, 20]) await tidy(later(days));
    // The whole last day counts.
    await tidy(later(30.9));
    expect((await open(request)).body.state).toBe('NEEDS_MORE');
    await tidy(later(31.1));
    await tidy(later(32));
    expect((await open(request)).body).toMatchObject({
      state: 'EXPIRED',
      answerBy: null,
      activeUntil: null,
      mayRenew: false,
      may: [],
      history: [{ action: 'expire', by: 'shop' }, { action: 'askMore' }, {}, {}],
    });
    // Makes the emails due that wait for their days.
    await query(sql`UPDATE outbox SET next_attempt_at = now() WHERE "to" = ${request.email}`);
    const mails = await emailsTo(request.email);
    expect(mails.map(({ data }) => (data as { action: string }).action)).toEqual([
      'draft',
      'submit',
      'askMore',
      'remindMore',
      'unanswered',
    ]);
    const last = new Intl.DateTimeFormat('zh-TW', { dateStyle: 'long', timeZone: 'Asia/Taipei' }).format(later(30));
    for (const mail of [mails[2], mails[3]]) {
      expect(mail?.text).toContain('請補充：請補上證書背面。');
      expect(mail?.text).toContain(`請在 ${last}前`);
      expect(mail?.text).toContain('繼續填寫申請');
    }
    expect(mails[4]?.text).toContain('隨時歡迎重新申請');
    const { email, name } = request;
    expect((await begin(newDraft({ email, name }))).status).toBe(200);
  });

  it('and goes on, with words or with a document, has the whole time again; asked again, is reminded again', async () => {
    const { request } = await asked();
    const age = (days: number) =>
      query(
        sql`UPDATE requests SET updated_at = now() - make_interval(days => ${days}) WHERE reference = ${request.reference}`,
      );
    await age(29);
    await save(request, { experience: '還在整理。' });
    await tidy(addDays(new Date(), 3));
    expect(await emails(request.email)).not.toContain('remindMore');
    await age(29);
    const { body: file } = await announce(request, '背面.pdf', smallPdf.length);
    await tidy(addDays(new Date(), 3));
    expect((await open(request)).body.state).toBe('NEEDS_MORE');
    await age(8);
    await tidy(new Date());
    await submit(request);
    await decide(staff, request, 'askMore', { reason: '還少一頁。' });
    await age(8);
    await tidy(new Date());
    const mails = await emailsTo(request.email);
    expect(mails.filter(({ data }) => (data as { action: string }).action === 'remindMore')).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain('還少一頁。');
    expect(file.id).toBeTruthy();
  });

  it('loses no role and no year by it', async () => {
    const member = await makeMember();
    await query(sql`UPDATE users SET role = 'teacher' WHERE id = ${member.id}`);
    const request = await submitted({}, member.token);
    await decide(staff, request, 'askMore', { reason: '…' });
    await tidy(addDays(new Date(), 32));
    expect((await open(request)).body.state).toBe('EXPIRED');
    expect(await accountOf(member.id)).toMatchObject({ role: 'teacher' });
  });
});

it('a draft nobody touches for thirty days is erased, with who it was from, its answers and documents', async () => {
  const { body: draft } = await begin(newDraft());
  await save(draft, fullAnswers);
  await upload(draft, 'a.pdf', smallPdf);
  await announce(draft, 'b.pdf', 100);
  const { body: sent } = await begin(newDraft());
  await tidyApplications(await platform(), addDays(new Date(), 29));
  expect((await open(draft)).body.state).toBe('DRAFT');
  await save(sent, { experience: '…' });
  await query(sql`UPDATE requests SET updated_at = now() - interval '31 days' WHERE reference = ${draft.reference}`);
  await tidyApplications(await platform(), new Date());
  // The link in its emails is invalid, too.
  expect((await open(draft)).status).toBe(404);
  expect(await applicationRow(draft)).toMatchObject({ state: 'EXPIRED', name: '', email: '', answers: {} });
  expect(await query(sql`SELECT id FROM request_files WHERE request_id = ${(await applicationRow(draft)).id}`)).toEqual(
    [],
  );
  expect((await open(sent)).body.state).toBe('DRAFT');
});

it.each(locales)('letters in %s say what is needed, without a word of another language', async (locale) => {
  const request: PersonalApplication = await active({ locale });
  const mails = await emailsTo(request.email);
  expect(mails.map(({ locale: is }) => is)).toEqual(Array(5).fill(locale));
  for (const { subject, text } of mails) {
    expect(subject).toBeTruthy();
    expect(text).not.toMatch(/\{\w+\}|undefined|mail\.request/);
    if (locale === 'en-US') expect(`${subject}${text?.replace('陳老師', '')}`).not.toMatch(/\p{Script=Han}/u);
  }
  // There is no bank account in Simplified Chinese here: the school's own is shown.
  const details = { 'en-US': 'Example Bank', 'ja-JP': 'サンプル銀行', 'zh-TW': '範例銀行', 'zh-CN': '範例銀行' };
  expect(mails[2]?.text).toContain(details[locale]);
});
