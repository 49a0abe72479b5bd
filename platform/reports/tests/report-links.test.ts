import { describe, expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import type { ReportLink } from '@/lib/reports/contract';
import { locales } from '@/lib/kernel/i18n/locales';
import { app } from '@/platform/app';
import { messages } from '@/platform/kernel/messages';
import { codeOf, giveYear, makeStudent, makeTeacher, teach } from '@/tests/setup/classes';
import { call, makeMember, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { makeCourse } from '@/tests/setup/learning';
import { learnOn, makeClassOf, reportFile } from '@/tests/setup/reports';

const course = makeCourse({ isTrial: true });
type Made = { link: ReportLink; url: string };
const make = (by: Pick<Member, 'token'>, student: string, locale: string = 'zh-TW') =>
  teach<Made>(by, `/students/${student}/report-links`, { body: { locale } });
const revoke = (by: Pick<Member, 'token'>, id: string) =>
  teach(by, `/report-links/${id}/revoke`, { method: 'POST', body: {} });
const listed = (by: Pick<Member, 'token'>, student: string) =>
  teach<ReportLink[]>(by, `/students/${student}/report-links`);

let network = 0;
/** Opens a link without an account, by default each time from another network. */
const open = (url: string, ip = `198.51.${Math.floor(++network / 250)}.${network % 250}`, language = 'en-US') => {
  const { pathname, search } = new URL(url);
  return app.request(pathname + search, { headers: { 'x-forwarded-for': ip, 'accept-language': language } });
};
const statusOf = async (url: string) => (await open(url)).status;

async function pupilWithLink() {
  const teacher = await makeTeacher();
  const { student } = await makeStudent(teacher);
  const { link, url } = (await make(teacher, student.id)).body;
  return { teacher, student, link, url };
}

describe('a link for parents', () => {
  it('shows the report in the parents’ language, without an account and without a script', async () => {
    const teacher = await makeTeacher();
    const { pupils } = await makeClassOf(teacher, 1);
    const [pupil] = pupils as [(typeof pupils)[number]];
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    await learnOn(pupil, await course, today, { seconds: [61 * 60], right: 7, wrong: 1, hour: 0 });
    for (const locale of locales) {
      const { url } = (await make(teacher, pupil.id, locale)).body;
      const page = await open(`${url}&span=since`);
      const text = await page.text();
      const { figures } = messages[locale].teach.progress;
      expect(page.status).toBe(200);
      expect(text).toContain(`<html lang="${locale}">`);
      for (const part of [pupil.name, figures.minutes, figures.tried]) expect(text).toContain(part);
      expect(text).not.toContain('<script');
    }
    const csv = await reportFile(teacher, `students/${pupil.id}/file?format=csv&locale=en-US&span=thisWeek`);
    const minutes = /Minutes,(\d+)/.exec(await csv.text())![1]!;
    const page = await (await open((await make(teacher, pupil.id, 'en-US')).body.url)).text();
    expect(/<dt>Minutes<\/dt>\s*<dd>(\d+)<\/dd>/.exec(page)![1]).toBe(minutes);
  });

  it('tells nobody anything else, is kept, indexed and framed by nobody, and names no page it leads from', async () => {
    const { student, url } = await pupilWithLink();
    const secret = unique('secret');
    const [account] = await query<{ username: string }>(
      sql`UPDATE users SET email = ${`${secret}@mail.example`}, nick_name = ${secret} FROM students s
        WHERE s.user_id = users.id AND s.public_id = ${student.id} RETURNING username`,
    );
    await query(sql`UPDATE students SET note = ${secret} WHERE public_id = ${student.id}`);
    const page = await open(url);
    const text = await page.text();
    for (const hidden of [secret, account!.username, student.id]) expect(text).not.toContain(hidden);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('set-cookie')).toBeNull();
  });

  it('has an address of 192 bits that is kept nowhere, and lasts a year', async () => {
    const { link, url, student, teacher } = await pupilWithLink();
    const key = new URL(url).searchParams.get('key')!;
    expect(Buffer.from(key, 'base64url')).toHaveLength(24);
    const [{ found }] = (await query<{ found: string }>(
      sql`SELECT row_to_json(l)::text AS found FROM report_links l WHERE public_id = ${link.id}`,
    )) as [{ found: string }];
    expect(found).not.toContain(key);
    const days = (Date.parse(link.endsAt) - Date.parse(link.createdAt)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(365);
    expect(days).toBeLessThanOrEqual(366);
    expect((await listed(teacher, student.id)).body).toEqual([link]);
    expect(await statusOf(url)).toBe(200);
    await query(sql`UPDATE report_links SET ends_at = now() WHERE public_id = ${link.id}`);
    expect(await statusOf(url)).toBe(404);
  });

  it('ends when its teacher ends it, however often', async () => {
    const { teacher, student, link, url } = await pupilWithLink();
    const { url: another } = (await make(teacher, student.id, 'ja-JP')).body;
    expect((await revoke(teacher, link.id)).status).toBe(200);
    const [, first] = (await listed(teacher, student.id)).body;
    expect((await revoke(teacher, link.id)).status).toBe(200);
    expect((await listed(teacher, student.id)).body[1]).toEqual(first);
    expect(first!.revokedAt).not.toBeNull();
    expect([await statusOf(url), await statusOf(another)]).toEqual([404, 200]);
  });

  it('is gone with its student and with its teacher, and nothing tells which', async () => {
    const gone = [
      (id: string) => sql`UPDATE students SET state = 'archived' WHERE public_id = ${id}`,
      (id: string) => sql`UPDATE students SET state = 'graduated' WHERE public_id = ${id}`,
      (id: string) =>
        sql`UPDATE users SET deleted_at = now() FROM students s WHERE s.user_id = users.id AND s.public_id = ${id}`,
      (id: string) =>
        sql`UPDATE users SET deleted_at = now() FROM students s WHERE s.teacher_id = users.id AND s.public_id = ${id}`,
    ];
    const unknown = await (await open('http://localhost/api/course/report?key=nobody')).text();
    for (const happen of gone) {
      const { student, url } = await pupilWithLink();
      expect(await statusOf(url)).toBe(200);
      await query(happen(student.id));
      const page = await open(url);
      expect(page.status).toBe(404);
      expect(await page.text()).toBe(unknown);
    }
  });

  it('goes with the account that is deleted', async () => {
    const { teacher, student, url, link } = await pupilWithLink();
    const isStored = async () => (await query(sql`SELECT FROM report_links WHERE public_id = ${link.id}`)).length > 0;
    const { body: exported } = await call<AccountExport>('user/export', { token: teacher.token });
    expect(exported.reportLinks).toEqual([
      { student: student.name, locale: 'zh-TW', createdAt: link.createdAt, endsAt: link.endsAt, revokedAt: null },
    ]);
    expect(await isStored()).toBe(true);
    // A teacher with active students whom only this teacher can log in cannot delete the account.
    await query(sql`UPDATE students SET state = 'archived' WHERE public_id = ${student.id}`);
    const { status } = await call('user/deletion', { token: teacher.token, body: { password: teacher.password } });
    expect(status).toBe(200);
    expect(await isStored()).toBe(false);
    expect(await statusOf(url)).toBe(404);
  });

  it('goes with the student’s own account, whose export says that there are some', async () => {
    const { student, link } = await pupilWithLink();
    const member = await makeMember();
    // As if the family had taken over the student's account.
    await query(sql`UPDATE students SET user_id = ${member.id} WHERE public_id = ${student.id}`);
    const { body: exported } = await call<AccountExport>('user/export', { token: member.token });
    expect(exported.reportLinks).toMatchObject([{ student: student.name, endsAt: link.endsAt }]);
    await call('user/deletion', { token: member.token, body: { password: member.password } });
    expect(await query(sql`SELECT FROM report_links WHERE public_id = ${link.id}`)).toHaveLength(0);
  });

  it('goes with the student’s row, whoever removes it', async () => {
    const { student, link } = await pupilWithLink();
    await query(
      sql`DELETE FROM class_members WHERE student_id = (SELECT id FROM students WHERE public_id = ${student.id})`,
    );
    await query(sql`DELETE FROM students WHERE public_id = ${student.id}`);
    expect(await query(sql`SELECT FROM report_links WHERE public_id = ${link.id}`)).toHaveLength(0);
  });

  it('is still read after the teaching year, and none is made', async () => {
    const { teacher, student, link, url } = await pupilWithLink();
    await giveYear(teacher, new Date(Date.now() - 1000), 'EXPIRED');
    expect(await statusOf(url)).toBe(200);
    expect(codeOf(await make(teacher, student.id))).toBe('TEACHING_LAPSED');
    // Links can still be revoked after the teaching year.
    expect((await revoke(teacher, link.id)).status).toBe(200);
    expect(await statusOf(url)).toBe(404);
  });

  it('is made and ended by the student’s own teacher alone, for active students, ten at a time', async () => {
    const { teacher, student, link } = await pupilWithLink();
    const other = await makeTeacher();
    expect(codeOf(await make(other, student.id))).toBe('STUDENT_UNKNOWN');
    expect(codeOf(await listed(other, student.id))).toBe('STUDENT_UNKNOWN');
    expect(codeOf(await revoke(other, link.id))).toBe('REPORT_LINK_UNKNOWN');
    expect(codeOf(await make(await makeMember(), student.id))).toBe('NOT_A_TEACHER');
    // Parallel requests: the lock on the teacher's row serializes them.
    const made = await Promise.all(Array.from({ length: 12 }, () => make(teacher, student.id)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(made.flatMap((one) => codeOf(one) ?? [])).toEqual(Array(3).fill('TOO_MANY_REPORT_LINKS'));
    await query(sql`UPDATE students SET state = 'archived' WHERE public_id = ${student.id}`);
    expect(codeOf(await make(teacher, student.id))).toBe('STUDENT_NOT_ACTIVE');
  });

  it('is guessed at only so often from one network, and a page says so', async () => {
    const guess = () => open('http://localhost/api/course/report?key=guessed', '192.0.2.77', 'ja-JP');
    const tries = await Promise.all(Array.from({ length: 305 }, guess));
    // The order of parallel requests is not defined.
    const rejected = tries.filter(({ status }) => status === 429);
    expect([rejected.length, tries.filter(({ status }) => status === 404).length]).toEqual([5, 300]);
    expect(Number(rejected[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected[0]!.text()).toContain('lang="ja-JP"');
  });
});
