import { randomUUID } from 'node:crypto';
import { addDays, subDays } from 'date-fns';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Side } from '@/lib/messages/messaging';
import { restResponse } from '@/platform/back-office/rest';
import { app } from '@/platform/app';
import { resetCount } from '@/platform/kernel/limits/limits';
import { call, makeMember, platform, query, sql } from '@/tests/setup/fixtures';
import { makeStaff, staffRequest } from '@/tests/setup/staff';
import { codeOf, giveYear, makePupil, makeTeacher } from '@/tests/setup/classes';
import type { Rejected } from '@/tests/setup/teaching';
import { at, list, makeTwo, read, write, type Who } from '@/tests/setup/messages';

const setState = (id: string, state: string) =>
  query(sql`UPDATE students SET state = ${state}::enum_students_state WHERE public_id = ${id}`);

let payload: Awaited<ReturnType<typeof platform>>;
beforeAll(async () => {
  payload = await platform();
});

describe('a conversation', () => {
  it('is read by both in the server’s order, each with their own side, names and counts', async () => {
    const { teacher, pupil, id, name } = await makeTwo();
    expect((await list(pupil, 'student')).items).toMatchObject([{ id, unread: 0, last: null }]);
    expect((await list(teacher, 'teacher')).items).toEqual([]);
    await write(teacher, 'teacher', id, 'Well played!\nSee you on Monday.');
    await write(pupil, 'student', id, ' Thank you ');
    await write(teacher, 'teacher', id, '明天見');
    const seen = await read(pupil, 'student', id);
    expect(seen.messages.map(({ number, isMine, text }) => [number, isMine, text])).toEqual([
      [1, false, 'Well played!\nSee you on Monday.'],
      [2, true, 'Thank you'],
      [3, false, '明天見'],
    ]);
    expect(seen).toMatchObject({ closed: null, unread: 2, hasEarlier: false, report: null });
    expect(await read(teacher, 'teacher', id)).toMatchObject({ name, unread: 1 });
    expect(await list(teacher, 'teacher')).toMatchObject({
      unread: 1,
      count: 1,
      items: [{ id, name, last: { text: '明天見', isMine: true } }],
    });
    expect((await call('course/unread-messages', { token: pupil.token })).body).toEqual({
      teacher: 0,
      student: 2,
      hasTeacher: true,
    });
  });

  it('counts as read up to a message, and a device that is behind brings nothing back', async () => {
    const { teacher, pupil, id } = await makeTwo();
    for (const text of ['1', '2', '3']) await write(teacher, 'teacher', id, text);
    const upTo = (number: number) => call(at('student', id, '/read'), { token: pupil.token, body: { upTo: number } });
    await upTo(2);
    expect((await read(pupil, 'student', id)).unread).toBe(1);
    await upTo(1);
    expect((await read(pupil, 'student', id)).unread).toBe(1);
    await upTo(99);
    expect(await list(pupil, 'student')).toMatchObject({ unread: 0, items: [{ unread: 0 }] });
  });

  it('is one message for one key, however often it is sent at once, and of two devices none is lost', async () => {
    const { teacher, pupil, id } = await makeTwo();
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 8 }, () => write(teacher, 'teacher', id, 'Once', key)));
    expect(new Set(sent.map(({ body }) => body.number))).toEqual(new Set([1]));
    expect(codeOf(await write(teacher, 'teacher', id, 'Other words', key))).toBe('IDEMPOTENCY_KEY_REUSED');
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? write(pupil, 'student', id, `p${index}`) : write(teacher, 'teacher', id, `t${index}`),
      ),
    );
    const { messages } = await read(pupil, 'student', id);
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    const times = messages.map(({ sentAt }) => sentAt);
    expect(times).toEqual([...times].sort());
  });

  it('takes plain text of up to 2,000 characters and nothing else', async () => {
    const { teacher, id } = await makeTwo();
    expect((await write(teacher, 'teacher', id, '字'.repeat(2000))).status).toBe(200);
    for (const text of ['', ' \n ', '\u200b\u200d', '字'.repeat(2001)])
      expect((await write(teacher, 'teacher', id, text)).status).toBe(422);
    expect((await write(teacher, 'teacher', id, 'x', 'no-uuid')).status).toBe(422);
    expect((await write(teacher, 'teacher', id, '<b>\u0007=1+1</b>')).body.text).toBe('<b>=1+1</b>');
  });

  it('comes in parts, and costs nothing while it has not changed', async () => {
    const { teacher, pupil, id } = await makeTwo();
    for (let number = 1; number <= 55; number += 1) {
      await write(teacher, 'teacher', id, String(number));
      if (number % 18 === 0) await resetCount(payload, 'message', teacher.id);
    }
    const newest = await read(pupil, 'student', id);
    expect([newest.messages.length, newest.messages[0]!.number, newest.hasEarlier]).toEqual([50, 6, true]);
    const earlier = await read(pupil, 'student', id, '?before=6');
    expect([earlier.messages.map(({ number }) => number), earlier.hasEarlier]).toEqual([[1, 2, 3, 4, 5], false]);
    const ask = (etag: string, who: Who, side: Side = 'student') =>
      app.request(`/api/${at(side, id)}`, {
        headers: { authorization: `Bearer ${who.token}`, ...(etag && { 'if-none-match': etag }) },
      });
    const first = await ask('', pupil);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await ask(etag, pupil);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    // The ETag of another account does not match.
    expect((await ask(etag, teacher, 'teacher')).status).toBe(200);
    await write(pupil, 'student', id, 'new');
    expect((await ask(etag, pupil)).status).toBe(200);
    const before = (await ask('', pupil)).headers.get('etag')!;
    await setState(id, 'archived');
    expect((await ask(before, pupil)).status).toBe(200);
  });
});

describe('who may write', () => {
  it('is a teacher with an active student of theirs, and nobody else', async () => {
    const { teacher, pupil, id } = await makeTwo();
    await write(teacher, 'teacher', id, 'Private');
    const [stranger, otherTeacher, other] = [await makeMember(), await makeTeacher(), await makeTwo()];
    expect(codeOf(await write(stranger, 'teacher', id, 'hello'))).toBe('NOT_A_TEACHER');
    for (const who of [stranger, otherTeacher, other.pupil, other.teacher])
      expect(codeOf(await write(who, 'student', id, 'hello'))).toBe('NOT_FOUND');
    for (const who of [otherTeacher, other.teacher])
      expect(codeOf(await write(who, 'teacher', id, 'hello'))).toBe('STUDENT_UNKNOWN');
    expect((await read(otherTeacher, 'teacher', id)).error?.code).toBe('STUDENT_UNKNOWN');
    expect((await read(stranger, 'student', id)).error?.code).toBe('NOT_FOUND');
    expect((await call(at('student', id))).status).toBe(401);
    expect((await read(pupil, 'student', id)).messages).toHaveLength(1);
    // A student's thread with one teacher is not visible to another teacher.
    expect((await list(otherTeacher, 'teacher')).count).toBe(0);
  });

  it('ends with the lessons and with the teaching year; what was written is read on', async () => {
    const { teacher, pupil, id } = await makeTwo();
    await write(teacher, 'teacher', id, 'Hello');
    const closed = async (reason: string) => {
      for (const [who, side] of [
        [teacher, 'teacher'],
        [pupil, 'student'],
      ] as const) {
        const { status, body } = await write(who, side, id, 'more');
        expect([status, body.error]).toMatchObject([409, { code: 'MESSAGES_CLOSED', details: { reason } }]);
        expect(await read(who, side, id)).toMatchObject({ closed: reason, messages: [{ text: 'Hello' }] });
      }
    };
    for (const state of ['archived', 'graduated']) {
      await setState(id, state);
      await closed('left');
    }
    await setState(id, 'active');
    await giveYear(teacher, subDays(new Date(), 1), 'EXPIRED');
    await closed('lapsed');
    await giveYear(teacher, addDays(new Date(), 1));
    expect((await write(pupil, 'student', id, 'Again')).status).toBe(200);
  });

  it('is neither of the two while one has blocked it, who alone takes that back', async () => {
    const { teacher, pupil, id } = await makeTwo();
    await write(teacher, 'teacher', id, 'Hello');
    const block = (who: Who, side: Side, isBlocked: boolean) =>
      call(at(side, id, '/block'), { token: who.token, method: 'PUT', body: { isBlocked } });
    await block(pupil, 'student', true);
    await block(teacher, 'teacher', false);
    expect((await write(teacher, 'teacher', id, 'x')).body.error?.details).toEqual({ reason: 'other' });
    expect((await write(pupil, 'student', id, 'x')).body.error?.details).toEqual({ reason: 'self' });
    expect(await read(pupil, 'student', id)).toMatchObject({ isBlocked: true, closed: 'self', messages: [{}] });
    await block(pupil, 'student', false);
    expect((await write(teacher, 'teacher', id, 'x')).status).toBe(200);
  });

  it('is slowed down who floods', async () => {
    const { teacher, id } = await makeTwo();
    onTestFinished(() => resetCount(payload, 'message', teacher.id));
    const sent = await Promise.all(Array.from({ length: 25 }, () => write(teacher, 'teacher', id, 'x')));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(codeOf(await write(teacher, 'teacher', id, 'x'))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a report', () => {
  let staff: (path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>;
  beforeAll(async () => {
    const support = await makeStaff('support');
    staff = async (path, body = {}) => {
      const response = await restResponse(staffRequest(path, { as: support, body }));
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
  });
  const report = (who: Pick<Who, 'token'>, side: Side, id: string) =>
    call<Partial<Rejected>>(at(side, id, '/report'), { token: who.token, body: { reason: 'bullying', text: 'Look' } });
  const reportOf = async (user: number) =>
    (await query<{ id: number }>(sql`SELECT id FROM message_reports WHERE user_id = ${user} ORDER BY id DESC`))[0]!.id;

  it('lets staff read the conversation until they have answered, and the audit log has each time', async () => {
    const { teacher, pupil, id } = await makeTwo();
    expect(codeOf(await report(pupil, 'student', id))).toBe('NOT_FOUND');
    await write(teacher, 'teacher', id, 'Rude words');
    await Promise.all([report(pupil, 'student', id), report(pupil, 'student', id)]);
    const rows = await query(sql`SELECT reason, text, is_teachers FROM message_reports WHERE user_id = ${pupil.id}`);
    expect(rows).toEqual([{ reason: 'bullying', text: 'Look', is_teachers: false }]);
    expect((await read(pupil, 'student', id)).report).toMatchObject({ reason: 'bullying', outcome: null });
    // The other side does not see the report.
    expect((await read(teacher, 'teacher', id)).report).toBeNull();

    const number = await reportOf(pupil.id);
    const opened = await staff(`/messageReports/${number}/open`);
    expect(opened).toMatchObject({ status: 200, body: { messages: [{ text: 'Rude words', isTeachers: true }] } });
    const noted = () =>
      query<{ action: string }>(
        sql`SELECT action FROM audit_log WHERE "table" = 'messageReports' AND document = ${String(number)} ORDER BY id`,
      );
    expect(await noted()).toEqual([{ action: 'open' }]);
    expect((await staff(`/messageReports/${number}/close`, { answer: 'We closed it.' })).status).toBe(200);
    expect((await staff(`/messageReports/${number}/stays`, { answer: 'No.' })).status).toBe(409);
    expect((await staff(`/messageReports/${number}/open`)).status).toBe(409);
    expect(await noted()).toEqual([{ action: 'open' }, { action: 'close' }]);
    expect((await read(pupil, 'student', id)).report).toMatchObject({ outcome: 'closed', answer: 'We closed it.' });
    expect((await write(teacher, 'teacher', id, 'x')).body.error?.details).toEqual({ reason: 'school' });
  });

  it('leaves the conversation open where staff see no reason, and another report can follow', async () => {
    const { teacher, pupil, id } = await makeTwo();
    await write(pupil, 'student', id, 'Hello');
    await report(teacher, 'teacher', id);
    const first = await reportOf(teacher.id);
    expect((await staff(`/messageReports/${first}/stays`, { answer: 'Nothing wrong.' })).status).toBe(200);
    expect((await write(pupil, 'student', id, 'Still here')).status).toBe(200);
    await report(teacher, 'teacher', id);
    expect(await reportOf(teacher.id)).not.toBe(first);
  });

  it('keeps the conversation of somebody who leaves until it is answered; what nobody reported goes at once', async () => {
    const { teacher, pupil, id } = await makeTwo();
    const free = await makePupil(teacher);
    await write(teacher, 'teacher', id, 'Reported');
    await write(teacher, 'teacher', free.student.id, 'Free');
    await report(pupil, 'student', id);
    const { eraseMessages } = await import('@/platform/messages/erase-messages');
    const { inTransaction } = await import('@/platform/kernel/database/database');
    await inTransaction(payload, ({ db }) => eraseMessages(db, teacher.id));
    await query(sql`UPDATE users SET deleted_at = now() WHERE id = ${teacher.id}`);
    const left = () =>
      query(sql`SELECT m.text FROM messages m JOIN message_threads t ON t.id = m.thread_id
        WHERE t.teacher_id = ${teacher.id}`);
    expect(await left()).toEqual([{ text: 'Reported' }]);
    expect((await read(pupil, 'student', id)).closed).toBe('gone');
    const number = await reportOf(pupil.id);
    expect((await staff(`/messageReports/${number}/stays`, { answer: 'They have left.' })).status).toBe(200);
    expect(await left()).toEqual([]);
  });
});
