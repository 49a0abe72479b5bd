import { decodeProtectedHeader } from 'jose';
import { readCertificateNumber } from '@/lib/certificates/certificate';
import { examOf } from '@/lib/certificates/exam-rules';
import type { Certificate } from '@/lib/certificates/contract';
import { app } from '@/platform/app';
import { answer, begin, handIn, rightMove } from './exams';
import { call, query, sql } from './fixtures';
import { askBackOffice, makeStaff } from './staff';

type Whose = { token: string; learner?: string };

/** Answers as many questions right as pass, or one fewer; not handed in. */
export async function answerToPass(whose: Whose, grade = 19, missing = 0): Promise<string> {
  const { id } = (await begin(whose, grade)).body;
  for (let number = 1; number <= examOf(grade).pass - missing; number += 1) await answer(whose, id, number, rightMove);
  return id;
}

/** Passes the exam. @returns its certificate */
export async function pass(whose: Whose, grade = 19): Promise<Certificate> {
  const { body } = await handIn(whose, await answerToPass(whose, grade));
  return body.result!.certificate!;
}

export const certificatesOf = async ({ token, learner }: Whose) =>
  (await call<Certificate[]>(`course/learning/certificates${learner ? `?learner=${learner}` : ''}`, { token })).body;

export const rowsOf = (user: number) =>
  query<{ id: number; number: string }>(sql`SELECT id, number FROM certificates WHERE user_id = ${user} ORDER BY id`);

/** A member of staff who tries to revoke certificates or to correct names: call with the certificate's row and the body to send. */
export async function asStaff(role: 'support' | 'editor', action: 'revoke' | 'correctName' = 'revoke') {
  const as = await makeStaff(role);
  return (id: number, body: object) => askBackOffice(`/certificates/${id}/${action}`, { as, body });
}
export const asSupport = (action?: Parameters<typeof asStaff>[1]) => asStaff('support', action);

/** The public page, as a stranger from `address` reads it. */
export async function check(number: string, { locale = 'en-US', address = '' } = {}) {
  const query = new URLSearchParams({ number, locale });
  const response = await app.request(`/api/course/certificate?${query}`, { headers: { 'x-forwarded-for': address } });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** A well-formed number that no certificate has. */
export const unknownNumber = readCertificateNumber('ZZZZ ZZZZ ZZZ2');

/** The address of the public key that a credential is signed with. */
export const keyOf = (credential: string): string => String(decodeProtectedHeader(credential).kid);
