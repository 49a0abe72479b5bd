import { describe, expect, it, vi } from 'vitest';
import type { LearningEvent } from '@/lib/events/contract';
import { lastWeek, weekMs } from '@/lib/progress/week';
import { app } from '@/platform/app';
import { readLesson } from '@/platform/topics/read-lessons';
import { composeMail } from '@/platform/kernel/mail/compose';
import { stopToken } from '@/platform/progress/weekly/stop-token';
import { writeWeeklyEmails } from '@/platform/progress/weekly/write-weekly-emails';
import { emailsTo, makeProvedMember } from '@/tests/setup/codes';
import { makeTeacher } from '@/tests/setup/classes';
import { cutOff } from '@/tests/setup/cut-off';
import { addLearner, removeLearner } from '@/tests/setup/family';
import { call, makeMember, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { givenProblems, homeworkTry, makePupils, type Pupil } from '@/tests/setup/homework';
import { eventOf, levelEvent, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';

type Email = { isQuiet: boolean; from: string; minutes: number; token: string };
const course = makeCourse({ isTrial: true });

/** The week so many weeks before the last one. */
const week = (before: number) => lastWeek(new Date(Date.now() - before * weekMs));
const write = async (before: number) =>
  writeWeeklyEmails(await platform(), new Date(week(before).writtenAt.getTime() + 60_000));
const emailsOf = async ({ email }: Member) =>
  (await emailsTo(email, 'weeklyProgress')).map(({ data }) => data as unknown as Email);

const settingsOf = ({ token }: Member, learner?: string) => ({
  path: `course/learning/settings${learner ? `?learner=${learner}` : ''}`,
  token,
});
async function want(member: Member, weeklyLetter: boolean, learner?: string): Promise<void> {
  const { path, token } = settingsOf(member, learner);
  expect((await call(path, { token, method: 'PUT', body: { weeklyLetter, kids: false } })).status).toBe(200);
}
const isWanted = async (member: Member, learner?: string) => {
  const { path, token } = settingsOf(member, learner);
  return (await call<{ weeklyLetter: boolean }>(path, { token })).body.weeklyLetter;
};
/** Makes the account a year old, with the email turned on from its beginning. */
async function since(member: Member): Promise<void> {
  await query(sql`UPDATE users SET created_at = now() - interval '1 year' WHERE id = ${member.id}`);
  await query(sql`UPDATE learning_settings SET weekly_since = now() - interval '1 year' WHERE user_id = ${member.id}`);
}
async function makeReader(): Promise<Member> {
  const member = await makeProvedMember();
  await want(member, true);
  await since(member);
  return member;
}
/** A time in that week, so many hours after its beginning. */
const during = (before: number, hours = 30) => ({
  occurredAt: new Date(week(before).from.getTime() + hours * 3_600_000).toISOString(),
});
async function learn(member: Member, before: number, learner?: string): Promise<void> {
  const { lessons, ...rest } = await course;
  await submitAccepted(
    member,
    [eventOf('stepDone', rest, lessons[0]!, { step: 'edge', seconds: 90, ...during(before) })],
    learner,
  );
}
async function submitAccepted({ token }: Member, events: LearningEvent[], learner?: string): Promise<void> {
  expect((await submitEvents(token, events, learner)).body.rejected).toEqual([]);
}

describe('the weekly letter', () => {
  it('says of each person who wants it what was learned in that week alone, and what comes next', async () => {
    const parent = await makeReader();
    const child = await addLearner(parent);
    await want(parent, true, child.id);
    await since(parent);
    const { lessons, topics, ...rest } = await course;
    const [first, second, third] = lessons as [string, string, string];
    const problems = [await makeProblem(), await makeProblem(), await makeProblem()];
    const attempt = (problem: string, hours: number, more = {}) =>
      eventOf('attempt', rest, third, { step: 'practice', problem, ...during(1, hours), ...more });
    const question = { step: 'take', problem: `${second}/take` };
    await submitAccepted(
      parent,
      [
        eventOf('stepDone', rest, first, { step: 'edge', seconds: 100, ...during(1) }),
        eventOf('stepDone', rest, second, { step: 'edge', seconds: 200, ...during(1, 167.9) }),
        eventOf('finished', rest, first, during(1, 31)),
        ...problems.map((problem, index) => attempt(problem, 40 + index)),
        eventOf('attempt', rest, second, { ...question, moves: ['A1'], ...during(1, 39) }),
        // The week before, and the one after it.
        eventOf('stepDone', rest, first, { step: 'edge', seconds: 3000, ...during(2, 167.9) }),
        eventOf('attempt', rest, third, { step: 'practice', problem: await makeProblem(), ...during(2) }),
        eventOf('stepDone', rest, first, { step: 'edge', seconds: 3000, ...during(0, 0.1) }),
        eventOf('attempt', rest, third, { step: 'practice', problem: await makeProblem(), ...during(0) }),
      ],
      child.id,
    );
    await write(1);
    expect(await emailsOf(parent)).toEqual([
      expect.objectContaining({
        isQuiet: false,
        isLearners: true,
        learner: '小美',
        minutes: 5,
        finished: 1,
        tried: 4,
        solved: 3,
        from: week(1).from.toISOString(),
        to: week(1).to.toISOString(),
        account: parent.id,
        // Mastered by four of five: the fourth is the one of the week before.
        mastered: [readLesson('liberties').title['zh-TW']],
        next: { course: '課程', lesson: expect.any(String) },
      }),
    ]);
    // The email of the next week does not report the mastered topic again.
    await write(0);
    expect((await emailsOf(parent))[1]).toMatchObject({ minutes: 50, finished: 0, tried: 1, solved: 1, mastered: [] });
    const [{ locale, data }] = (await emailsTo(parent.email, 'weeklyProgress')) as [{ locale: string; data: object }];
    expect((await composeMail('weeklyProgress', locale, data)).text).toContain('小美');
  });

  it('is one, however many write it and however often', async () => {
    const reader = await makeReader();
    await learn(reader, 3);
    await Promise.all([1, 2, 3].map(() => write(3)));
    await write(3);
    expect(await emailsOf(reader)).toHaveLength(1);
    // A missing email is still sent until the next one is due.
    await query(sql`DELETE FROM outbox WHERE "to" = ${reader.email}`);
    await writeWeeklyEmails(await platform(), new Date(week(2).writtenAt.getTime() - 1));
    expect(await emailsOf(reader)).toMatchObject([{ from: week(3).from.toISOString() }]);
  });

  it('is written once though the server dies at any statement of it', { timeout: 300_000 }, async () => {
    const reader = await makeReader();
    await learn(reader, 6);
    const payload = await platform();
    const log = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await write(6);
    const again = () => query(sql`DELETE FROM outbox WHERE "to" = ${reader.email}`);
    await again();
    const counted = cutOff(payload);
    await write(6);
    counted.revive();
    expect(counted.count()).toBeGreaterThan(10);
    for (let at = 1; at <= counted.count(); at += 1)
      for (const is of ['unheard', 'done'] as const) {
        await again();
        const dead = cutOff(payload, { at, is });
        await write(6).catch(() => {});
        dead.revive();
        await write(6);
        expect(await emailsOf(reader), `${is} at ${at}`).toMatchObject([{ isQuiet: false, minutes: 2 }]);
      }
    log.mockRestore();
    stderr.mockRestore();
  });

  it('tells of a quiet week once, and comes again when something was learned', async () => {
    const reader = await makeReader();
    await learn(reader, 5);
    for (const before of [5, 4, 3, 2]) await write(before);
    expect((await emailsOf(reader)).map(({ isQuiet }) => isQuiet)).toEqual([false, true]);
    await learn(reader, 1);
    await write(1);
    expect((await emailsOf(reader)).map(({ isQuiet, from }) => [isQuiet, from])).toEqual([
      [false, week(5).from.toISOString()],
      [true, week(4).from.toISOString()],
      [false, week(1).from.toISOString()],
    ]);
  });

  it('comes to who only climbs, and a week of climbing after lessons is not a quiet one', async () => {
    const [climber, reader] = [await makeReader(), await makeReader()];
    const climb = async (member: Member, before: number, milliseconds: number) =>
      submitAccepted(member, [levelEvent(await makeProblem(), { milliseconds, ...during(before) })]);
    await climb(climber, 11, 600_000);
    await learn(reader, 12);
    await climb(reader, 11, 300_000);
    for (const before of [12, 11, 10]) await write(before);
    const climbed = { isQuiet: false, tried: 1, solved: 1, finished: 0 };
    expect(await emailsOf(climber)).toMatchObject([{ ...climbed, minutes: 10 }, { isQuiet: true }]);
    expect(await emailsOf(reader)).toMatchObject([
      { isQuiet: false, minutes: 2 },
      { ...climbed, minutes: 5 },
      { isQuiet: true },
    ]);
  });

  it('comes to who only does homework', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, pupils } = await makePupils(teacher);
    const { id, problems } = await givenProblems(teacher, schoolClass);
    const [pupil] = pupils as [Pupil];
    const email = `${unique('pupil')}@mail.example`;
    const [account] = await query<Member>(
      sql`UPDATE users SET email = ${email}, email_proved_at = now()
        WHERE id = (SELECT user_id FROM students WHERE public_id = ${pupil.id}) RETURNING id, email`,
    );
    const member = { ...account!, token: pupil.token };
    await want(member, true);
    await since(member);
    await submitAccepted(member, [homeworkTry(id, problems[0]!, { milliseconds: 240_000, ...during(13) })]);
    for (const before of [13, 12, 11]) await write(before);
    expect(await emailsOf(member)).toMatchObject([
      { isQuiet: false, minutes: 4, tried: 1, solved: 1 },
      { isQuiet: true, minutes: 0 },
    ]);
  });

  it('calls a week quiet whose figures are all nothing, and none before which nothing was learned', async () => {
    const reader = await makeReader();
    const { lessons, topics: _, ...rest } = await course;
    const [, , practice] = lessons as [string, string, string];
    const attempt = { step: 'practice', problem: await makeProblem() };
    for (const before of [16, 15])
      await submitAccepted(reader, [eventOf('attempt', rest, practice, { ...attempt, ...during(before) })]);
    for (const before of [16, 15, 14]) await write(before);
    // The second time the problem is not new, and no time was reported for it.
    expect(await emailsOf(reader)).toMatchObject([
      { isQuiet: false, tried: 1 },
      { isQuiet: true, tried: 0 },
    ]);
  });

  it('is not for who does not want it, wants it only since, has not proved an address, has left, or has only looked', async () => {
    const [off, late, gone, looked] = [await makeReader(), await makeReader(), await makeReader(), await makeReader()];
    const unproved = await makeMember();
    await want(unproved, true);
    await since(unproved);
    for (const member of [off, late, gone, unproved]) await learn(member, 7);
    const { lessons, ...rest } = await course;
    await submitAccepted(looked, [eventOf('opened', rest, lessons[0]!, during(7))]);
    await want(off, false);
    await want(late, false);
    await want(late, true);
    await query(sql`UPDATE users SET deleted_at = now() WHERE id = ${gone.id}`);
    await write(7);
    for (const member of [off, late, gone, looked, unproved]) expect(await emailsOf(member)).toEqual([]);
    // A change of another setting does not restart it.
    const [{ at }] = (await query(
      sql`SELECT weekly_since AS at FROM learning_settings WHERE user_id = ${late.id}`,
    )) as [{ at: string }];
    await want(late, true);
    expect(await query(sql`SELECT weekly_since AS at FROM learning_settings WHERE user_id = ${late.id}`)).toEqual([
      { at },
    ]);
  });
});

const stopPath = '/api/course/learning/weekly-letter/stop';
async function page(token: string, init: RequestInit = {}) {
  const response = await app.request(`${stopPath}?${new URLSearchParams({ token })}`, init);
  return { status: response.status, html: await response.text() };
}

describe('the way out of the weekly letter', () => {
  it('asks first, then ends the letter of that person alone, without a login, as often as it is asked', async () => {
    const parent = await makeReader();
    const child = await addLearner(parent);
    await want(parent, true, child.id);
    await since(parent);
    await learn(parent, 8, child.id);
    await write(8);
    const [{ token }] = (await emailsOf(parent)) as [Email];
    const asked = await page(token);
    expect([asked.status, asked.html.includes('<form method="post">')]).toEqual([200, true]);
    expect(await page(token, { method: 'HEAD' })).toMatchObject({ status: 200 });
    expect(await isWanted(parent, child.id)).toBe(true);
    for (let time = 0; time < 2; time += 1) expect((await page(token, { method: 'POST' })).status).toBe(200);
    expect([await isWanted(parent, child.id), await isWanted(parent)]).toEqual([false, true]);
    await learn(parent, 7, child.id);
    await write(7);
    expect(await emailsOf(parent)).toHaveLength(1);
  });

  it.each([
    ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'parts',
      () => {
        const body = new FormData();
        body.append('List-Unsubscribe', 'One-Click');
        return body;
      },
    ],
  ])('is taken by one click of a mail program that sends %s', async (_, body) => {
    const reader = await makeReader();
    const { secret } = await platform();
    const token = stopToken(secret, { user: reader.id, person: 0 });
    expect((await page(token, { method: 'POST', body: body() })).status).toBe(200);
    expect(await isWanted(reader)).toBe(false);
  });

  it('is rejected with a link that nobody signed, or of another, and changes nothing', async () => {
    const [reader, other] = [await makeReader(), await makeReader()];
    const { secret } = await platform();
    const [token, others] = [reader, other].map(({ id }) => stopToken(secret, { user: id, person: 0 }));
    const [, , key = ''] = others!.split('.');
    const forged = [
      '',
      'x',
      `${reader.id}.0.`,
      `${reader.id}.0.${key}`,
      `${reader.id}.0.${key}=`,
      `${token}A`,
      token!.slice(0, -1),
      `${reader.id}.1.${token!.split('.')[2]}`,
      stopToken(`${secret}x`, { user: reader.id, person: 0 }),
    ];
    for (const one of forged)
      for (const method of ['GET', 'POST']) {
        const { status, html } = await page(one, { method });
        expect([status, html.includes('<form')], `${method} ${one}`).toEqual([404, false]);
      }
    expect((await page('x'.repeat(121), { method: 'POST' })).status).toBe(422);
    expect(await isWanted(reader)).toBe(true);
  });

  it('outlives the learner, and ends with the account', async () => {
    const parent = await makeReader();
    const child = await addLearner(parent);
    await want(parent, true, child.id);
    const [row] = await query<{ id: number }>(sql`SELECT id::int FROM learners WHERE user_id = ${parent.id}`);
    const token = stopToken((await platform()).secret, { user: parent.id, person: row!.id });
    await removeLearner(parent, child.id);
    expect((await page(token, { method: 'POST' })).status).toBe(200);
    const { token: login, password } = parent;
    expect((await call('user/deletion', { token: login, body: { password } })).status).toBe(200);
    expect((await page(token, { method: 'POST' })).status).toBe(404);
  });
});
