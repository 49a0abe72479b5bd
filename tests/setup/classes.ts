import type { SchoolClass } from '@/lib/classes/contract';
import type { LoginCard, NewStudent, Student } from '@/lib/students/contract';
import { call, makeMember, query, sql, unique, type Member } from './fixtures';
import type { Rejected } from './teaching';

/** A teacher of the programme whose role staff have set: without a year that ends. */
export async function makeTeacher(): Promise<Member> {
  const teacher = await makeMember();
  await query(sql`UPDATE users SET role = 'teacher' WHERE id = ${teacher.id}`);
  return teacher;
}

/** A year of the programme that ends then, without the steps that lead to it. */
export async function giveYear(teacher: Member, overAt: Date, state: 'ACTIVE' | 'EXPIRED' = 'ACTIVE'): Promise<void> {
  await query(sql`INSERT INTO requests (reference, kind, state, user_id, locale, region, name, email, phone, places, link_version, over_at, answers)
    VALUES (${unique('T')}, 'teaching', ${state}, ${teacher.id}, 'zh-TW', 'TW', 'n', 'x@mail.example', '12345', 1, 1, ${overAt.toISOString()}, '{}')`);
}

/** A unique name without digits: digits could form a telephone number, which is rejected as a name. */
export const ownName = (prefix: string) => unique(prefix).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

type Ask = Parameters<typeof call>[1];
/** An operation below `course/teach`, asked by a teacher. */
export const teach = <Body = Record<string, never>>(by: Pick<Member, 'token'>, path: string, more: Ask = {}) =>
  call<Body & Partial<Rejected>>(`course/teach${path}`, { token: by.token, ...more });
export const codeOf = ({ body }: { body: Partial<Rejected> }) => body.error?.code;

export const newStudent = (more: Partial<NewStudent> = {}): NewStudent => ({
  name: ownName('Mei'),
  birthYear: null,
  birthMonth: null,
  note: '',
  schoolClass: null,
  ...more,
});

export async function makeClass(by: Pick<Member, 'token'>, name = ownName('Class')): Promise<SchoolClass> {
  return (await teach<SchoolClass>(by, '/classes', { body: { name } })).body;
}
export type Made = { student: Student; card: LoginCard | null };
export async function makeStudent(by: Pick<Member, 'token'>, more: Partial<NewStudent> = {}): Promise<Made> {
  return (await teach<Made>(by, '/students', { body: newStudent(more) })).body;
}

/** A student of a class, with the card to log in by. */
export async function makePupil(by: Pick<Member, 'token'>) {
  const schoolClass = await makeClass(by);
  const { student, card } = await makeStudent(by, { schoolClass: schoolClass.id });
  return { schoolClass, student, card: card! };
}

export const logInByCard = (handle: string, code: string, ip?: string) =>
  call<{ token: string } & Partial<Rejected>>('user/class-login', {
    body: { handle, code },
    ...(ip && { headers: { 'x-forwarded-for': ip } }),
  });

/** The links that were mailed to an address, the newest first. */
export async function linksTo(email: string): Promise<string[]> {
  const mails = await query<{ data: { href: string } }>(
    sql`SELECT data FROM outbox WHERE "to" = ${email.toLowerCase()} AND template = 'handover' ORDER BY id DESC`,
  );
  return mails.map(({ data }) => new URL(data.href.replace('#/', '')).searchParams.get('token')!);
}
