import { addHours, addMinutes } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { app } from '@/platform/app';
import { composeMail } from '@/platform/kernel/mail/compose';
import { stopToken } from '@/platform/messages/email/stop-token';
import { stopToken as weeklyToken } from '@/platform/progress/weekly/stop-token';
import { writeMessageEmails } from '@/platform/messages/write-message-emails';
import { call, platform, query, sql } from '@/tests/setup/fixtures';
import { at, makeTwo, write, type Who } from '@/tests/setup/messages';

let payload: Awaited<ReturnType<typeof platform>>;
beforeAll(async () => {
  payload = await platform();
});

describe('a letter', () => {
  const mailsTo = (user: number) =>
    query<{ data: Record<string, unknown> }>(
      sql`SELECT data FROM outbox WHERE template = 'newMessages' AND data ->> 'account' = ${String(user)} ORDER BY id`,
    );
  const turn = (who: Who, isOn: boolean) =>
    call('course/message-letters', { token: who.token, method: 'PUT', body: { letters: isOn } });
  const prove = (user: number) =>
    query(sql`UPDATE users SET email = ${`m${user}@mail.example`}, email_proved_at = now() WHERE id = ${user}`);

  it('is for who wants it and has proved the address, once an hour, without a word of the message', async () => {
    const { teacher, pupil, id } = await makeTwo();
    await prove(teacher.id);
    await write(pupil, 'student', id, 'A secret');
    const now = new Date();
    const soon = addMinutes(now, 3);
    await writeMessageEmails(payload, soon);
    expect(await mailsTo(teacher.id)).toEqual([]);
    expect((await turn(teacher, true)).body).toEqual({ letters: true, hasProvedAddress: true });
    // A user with the thread on the screen gets time to read it first.
    await writeMessageEmails(payload, now);
    expect(await mailsTo(teacher.id)).toEqual([]);
    await Promise.all([writeMessageEmails(payload, soon), writeMessageEmails(payload, soon)]);
    const [email, ...more] = await mailsTo(teacher.id);
    expect(more).toEqual([]);
    expect(email!.data).toMatchObject({ side: 'teacher' });
    expect(JSON.stringify(email!.data)).not.toContain('secret');
    // One email about unread messages, and another one for later messages, after an hour.
    await writeMessageEmails(payload, addHours(soon, 2));
    expect(await mailsTo(teacher.id)).toHaveLength(1);
  });

  it('comes again after an hour for what was written since, and not for what was read', async () => {
    const { teacher, pupil, id } = await makeTwo();
    await prove(teacher.id);
    await turn(teacher, true);
    await write(pupil, 'student', id, 'One');
    // As if the last email were half an hour old.
    await query(
      sql`UPDATE message_settings SET mailed_at = now() - interval '30 minutes' WHERE user_id = ${teacher.id}`,
    );
    await writeMessageEmails(payload, addMinutes(new Date(), 3));
    expect(await mailsTo(teacher.id)).toEqual([]);
    await writeMessageEmails(payload, addMinutes(new Date(), 31));
    expect(await mailsTo(teacher.id)).toHaveLength(1);
    await write(pupil, 'student', id, 'Two');
    await call(at('teacher', id, '/read'), { token: teacher.token, body: { upTo: 2 } });
    await query(sql`UPDATE message_settings SET mailed_at = now() - interval '2 hours' WHERE user_id = ${teacher.id}`);
    await writeMessageEmails(payload, addMinutes(new Date(), 3));
    expect(await mailsTo(teacher.id)).toHaveLength(1);
  });

  it('has a way out without a login: it asks first, and one click of a mail program ends the letters, as often as it comes', async () => {
    const { teacher, pupil, id } = await makeTwo();
    await prove(teacher.id);
    await turn(teacher, true);
    await write(pupil, 'student', id, 'Hello');
    await writeMessageEmails(payload, addMinutes(new Date(), 3));
    const [email] = await mailsTo(teacher.id);
    const { headers, text } = await composeMail('newMessages', 'zh-TW', email!.data);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const href = headers!['List-Unsubscribe']!.slice(1, -1);
    expect(text).toContain(href);
    const isOn = async () =>
      (await call<{ letters: boolean }>('course/message-letters', { token: teacher.token })).body.letters;
    const { pathname, search } = new URL(href);
    const asked = await app.request(pathname + search);
    expect([asked.status, (await asked.text()).includes('<form method="post">')]).toEqual([200, true]);
    expect((await app.request(pathname + search, { method: 'HEAD' })).status).toBe(200);
    expect(await isOn()).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await app.request(pathname + search, { method: 'POST', body })).status).toBe(200);
    }
    expect(await isOn()).toBe(false);
    await write(pupil, 'student', id, 'Again');
    await writeMessageEmails(payload, addHours(new Date(), 2));
    expect(await mailsTo(teacher.id)).toHaveLength(1);
  });

  it('is ended by its own link alone: none that nobody signed, of another account or of another kind of letter', async () => {
    const { teacher, pupil } = await makeTwo();
    await prove(teacher.id);
    await turn(teacher, true);
    const token = stopToken(payload.secret, teacher.id);
    const [, key = ''] = token.split('.');
    const forged = [
      '',
      'x',
      String(teacher.id),
      `${teacher.id}.`,
      `${teacher.id}.${key}=`,
      `${token}A`,
      token.slice(0, -1),
      `0${token}`,
      `${teacher.id}.0.${key}`,
      stopToken(`${payload.secret}x`, teacher.id),
      `${teacher.id}.${stopToken(payload.secret, pupil.id).split('.')[1]}`,
      weeklyToken(payload.secret, { user: teacher.id, person: 0 }),
    ];
    for (const one of forged)
      for (const method of ['GET', 'POST']) {
        const query = new URLSearchParams({ token: one }).toString();
        const response = await app.request(`/api/course/message-letters/stop?${query}`, { method });
        const isForm = (await response.text()).includes('<form');
        expect([response.status, isForm], `${method} ${one}`).toEqual([404, false]);
      }
    expect((await call('course/message-letters', { token: teacher.token })).body).toMatchObject({ letters: true });
  });

  it('goes to nobody without a proved address', async () => {
    const { teacher, pupil, id } = await makeTwo();
    expect((await turn(pupil, true)).body).toEqual({ letters: true, hasProvedAddress: false });
    await write(teacher, 'teacher', id, 'Hello');
    await writeMessageEmails(payload, addMinutes(new Date(), 3));
    expect(await mailsTo(pupil.id)).toEqual([]);
  });
});
