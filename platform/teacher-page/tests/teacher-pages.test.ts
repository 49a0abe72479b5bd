import { addDays, subDays } from 'date-fns';
import { beforeAll, expect, it } from 'vitest';
import type { OwnTeacherPage, TeacherCard, TeacherPage, TeacherPageInput } from '@/lib/teacher-page/contract';
import { restResponse } from '@/platform/back-office/rest';
import { closeLapsedPages } from '@/platform/teacher-page/close-lapsed';
import { call, makeMember, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { makeStaff, staffRequest } from '@/tests/setup/staff';
import { codeOf, giveYear, makeTeacher, teach } from '@/tests/setup/classes';
import type { Rejected } from '@/tests/setup/teaching';

const texts = (about = 'I teach children.') => ({ about, places: 'Taipei\nOnline', hours: 'Saturdays', classes: '' });
const input = (changes: Partial<TeacherPageInput> = {}): TeacherPageInput => ({
  name: 'Lin Mei',
  slug: unique('mei').toLowerCase(),
  isOn: true,
  languages: ['en-US', 'ja-JP'],
  content: { 'en-US': texts(), 'ja-JP': texts('子どもに教えています。') },
  ...changes,
});
const save = (by: Pick<Member, 'token'>, page: TeacherPageInput) =>
  teach<OwnTeacherPage>(by, '/page', { method: 'PUT', body: page });
const seen = async (slug: string, locale = 'en-US') =>
  call<TeacherPage & Partial<Rejected>>(`course/teachers/${slug}?locale=${locale}`);
const listed = async (slug: string, locale = 'en-US') => {
  for (let page = 1; ; page += 1) {
    const { body } = await call<{ items: TeacherCard[]; pages: number }>(
      `course/teachers?locale=${locale}&page=${page}`,
    );
    if (body.items.some((one) => one.slug === slug)) return true;
    if (page >= body.pages) return false;
  }
};

let staff: (path: string, body?: object) => Promise<number>;
beforeAll(async () => {
  const support = await makeStaff('support');
  staff = async (path, body = {}) => (await restResponse(staffRequest(path, { as: support, body }))).status;
});

it('is seen in the languages that were chosen while it is on, and nowhere else', async () => {
  const teacher = await makeTeacher();
  const page = input({ isOn: false });
  expect((await teach<{ page: null }>(teacher, '/page')).body.page).toBeNull();
  await save(teacher, page);
  expect((await seen(page.slug)).status).toBe(404);
  await save(teacher, { ...page, isOn: true });
  const { body } = await seen(page.slug, 'ja-JP');
  expect(body).toEqual({
    slug: page.slug,
    name: 'Lin Mei',
    about: '子どもに教えています。',
    picture: null,
    places: 'Taipei\nOnline',
    hours: 'Saturdays',
    classes: '',
    languages: ['en-US', 'ja-JP'],
  });
  expect((await seen(page.slug, 'zh-TW')).status).toBe(404);
  expect([await listed(page.slug), await listed(page.slug, 'zh-TW')]).toEqual([true, false]);
  expect(JSON.stringify(body)).not.toContain(teacher.email);
  await save(teacher, { ...page, isOn: false });
  expect([(await seen(page.slug)).status, await listed(page.slug)]).toEqual([404, false]);
  expect((await teach<{ page: OwnTeacherPage }>(teacher, '/page')).body.page).toMatchObject({ slug: page.slug });
});

it('is off once the teaching year is over, without anybody asking, and stays on when it was renewed', async () => {
  const teacher = await makeTeacher();
  await giveYear(teacher, addDays(new Date(), 1));
  const page = input();
  await save(teacher, page);
  expect((await seen(page.slug)).status).toBe(200);
  const payload = await platform();
  const later = addDays(new Date(), 2);
  await giveYear(teacher, addDays(new Date(), 3));
  await closeLapsedPages(payload, later);
  expect((await seen(page.slug)).status).toBe(200);
  await query(sql`UPDATE teacher_pages SET until = ${subDays(new Date(), 1).toISOString()} WHERE slug = ${page.slug}`);
  expect((await seen(page.slug)).status).toBe(404);
  await query(
    sql`UPDATE requests SET state = 'EXPIRED', over_at = now() - interval '1 day' WHERE user_id = ${teacher.id}`,
  );
  await closeLapsedPages(payload, new Date());
  const [row] = await query<{ is_on: boolean }>(sql`SELECT is_on FROM teacher_pages WHERE slug = ${page.slug}`);
  expect(row!.is_on).toBe(false);
  expect(codeOf(await save(teacher, page))).toBe('TEACHING_LAPSED');
});

it('is taken down by staff with a reason that its teacher reads, and comes back by its teacher alone', async () => {
  const teacher = await makeTeacher();
  const page = input();
  await save(teacher, page);
  const [{ id } = { id: 0 }] = await query<{ id: number }>(sql`SELECT id FROM teacher_pages WHERE slug = ${page.slug}`);
  expect(await staff(`/teacherPages/${id}/takeDown`, { reason: 'Not about Go' })).toBe(200);
  expect(await staff(`/teacherPages/${id}/takeDown`, { reason: 'Again' })).toBe(409);
  expect((await seen(page.slug)).status).toBe(404);
  const own = await teach<{ page: OwnTeacherPage }>(teacher, '/page');
  expect(own.body.page).toMatchObject({ isOn: false, takenDownReason: 'Not about Go' });
  expect(codeOf(await save(teacher, page))).toBe('PAGE_TAKEN_DOWN');
  expect((await save(teacher, { ...page, isOn: false })).status).toBe(200);
  expect(await staff(`/teacherPages/${id}/putBack`)).toBe(200);
  expect((await seen(page.slug)).status).toBe(404);
  await save(teacher, page);
  expect((await seen(page.slug)).status).toBe(200);
});

it('has an address of its own, and of many who want it one gets it', async () => {
  const teachers = await Promise.all([1, 2, 3, 4].map(makeTeacher));
  const page = input();
  const saved = await Promise.all(teachers.map((one) => save(one, page)));
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(saved.flatMap((one) => codeOf(one) ?? [])).toEqual(Array(3).fill('PAGE_ADDRESS_TAKEN'));
});

it('says nothing that leads past the school, and is for teachers alone', async () => {
  const teacher = await makeTeacher();
  const about = (text: string) => input({ languages: ['en-US'], content: { 'en-US': texts(text) } });
  for (const wrong of ['Write to me@mail.example', 'See www.example.com', 'Call 0912 345 678', 'x'.repeat(2001)])
    expect([wrong.slice(0, 20), (await save(teacher, about(wrong))).status]).toEqual([wrong.slice(0, 20), 422]);
  for (const wrong of [
    input({ slug: 'A b' }),
    input({ slug: 'me' }),
    input({ name: 'www.example.com' }),
    input({ languages: [] }),
    input({ languages: ['zh-CN'] }),
  ])
    expect((await save(teacher, wrong)).status).toBe(422);
  expect(codeOf(await save(await makeMember(), input()))).toBe('NOT_A_TEACHER');
  expect((await call('course/teach/page')).status).toBe(401);
});
