import { invalidateCatalogue } from '@/platform/catalogue/catalogue-index';
import type { Student } from '@/lib/students/contract';
import { makeStudent, makeTeacher, logInByCard, makeClass, teach } from './classes';
import { makeProduct, platform, query, sql, type Member } from './fixtures';
import { keyed, press, start } from './trade';

/** NTD for one activation, in these tests. */
export const price = 300;

/** What staff have set; courses with a price of their own by their code. */
export async function setPrices(own: Record<string, number> = {}): Promise<void> {
  await (
    await platform()
  ).updateGlobal({
    slug: 'requestSettings',
    data: {
      activationPrice: { NTD: price, USD: 10.5, JPY: null },
      activationPrices: Object.entries(own).map(([productCode, NTD]) => ({ productCode, price: { NTD } })),
    },
  });
}

export async function makeGradedTeacher(rank: string | null): Promise<Member> {
  const teacher = await makeTeacher();
  await query(sql`UPDATE users SET rank = ${rank} WHERE id = ${teacher.id}`);
  return teacher;
}

/** A course from a weaker to a stronger grade. */
export async function makeGradedCourse(from: number | null, to: number | null, more: object = {}): Promise<string> {
  const code = await makeProduct({ price: 1200, ...more });
  await query(sql`UPDATE products SET grade_from = ${from}, grade_to = ${to} WHERE code = ${code}`);
  invalidateCatalogue();
  return code;
}

export type Pupil = Student & { user: number };
export async function makePupils(teacher: Member, count: number): Promise<Pupil[]> {
  const made: Pupil[] = [];
  for (let index = 0; index < count; index += 1) {
    const { student } = await makeStudent(teacher);
    const [row] = await query<{ user: number }>(
      sql`SELECT user_id AS user FROM students WHERE public_id = ${student.id}`,
    );
    made.push({ ...student, user: row!.user });
  }
  return made;
}

/** A student who is logged in. */
export async function makeLoggedIn(teacher: Member): Promise<Pupil & { token: string }> {
  const schoolClass = await makeClass(teacher);
  const { student, card } = await makeStudent(teacher, { schoolClass: schoolClass.id });
  const { body } = await logInByCard(card!.handle, card!.code);
  const [row] = await query<{ user: number }>(
    sql`SELECT user_id AS user FROM students WHERE public_id = ${student.id}`,
  );
  return { ...student, user: row!.user, token: body.token };
}

const inTaiwan = { locale: 'zh-TW', currency: 'NTD' };
export const quote = <Body>(by: Member, productId: string, students: readonly { id: string }[], more: object = {}) =>
  teach<Body>(by, '/activations/quote', {
    body: { productId, students: students.map(({ id }) => id), ...inTaiwan, ...more },
  });
export const activate = (
  by: Member,
  productId: string,
  students: readonly { id: string }[],
  {
    total = price * students.length,
    headers = keyed(),
    ...more
  }: { total?: number; headers?: Record<string, string> } & Record<string, unknown> = {},
) =>
  teach<{ order: string }>(by, '/activations', {
    headers,
    body: { productId, students: students.map(({ id }) => id), ...inTaiwan, expectedTotal: total, ...more },
  });
export const orderCodes = (
  by: Member,
  productId: string,
  count: number,
  {
    total = price * count,
    headers = keyed(),
    ...more
  }: { total?: number; headers?: Record<string, string> } & Record<string, unknown> = {},
) =>
  teach<{ order: string }>(by, '/codes', {
    headers,
    body: { productId, count, ...inTaiwan, expectedTotal: total, ...more },
  });

/** Pays in the sandbox. */
export async function pay(by: Member, order: string, action = 'approve'): Promise<void> {
  const { body } = await start(by, order);
  await press(body.redirectUrl, action);
}

/** Which of these students have the course, permanently or not, once for each time it was granted. */
export async function holders(productId: string, students: readonly Pupil[]): Promise<string[]> {
  const found = await query<{ user: number }>(sql`SELECT user_id AS user FROM entitlements
    WHERE product_code = ${productId} AND revoked_at IS NULL ORDER BY id`);
  return found.flatMap(({ user }) => students.find((one) => one.user === user)?.id ?? []);
}
