import type { Student } from '@/lib/students/contract';
import type { OwnTeacher } from '@/lib/handover/contract';
import type { Invitation, JoinRequest, OpenedInvitation, OwnJoinRequest } from '@/lib/joining/contract';
import { makeClass, ownName, teach } from './classes';
import { call, type Member } from './fixtures';
import type { Rejected } from './teaching';

type By = Pick<Member, 'token'>;

export const invite = (by: By, schoolClass: string, more: object = {}) =>
  teach<Invitation>(by, `/classes/${schoolClass}/invitations`, { body: { days: 14, most: 30, ...more } });

/** A class, and the code of an invitation into it. */
export async function makeInvitation(by: By, more: object = {}) {
  const schoolClass = await makeClass(by);
  const { body } = await invite(by, schoolClass.id, more);
  return { schoolClass, id: body.id, code: body.code };
}

export const lookAt = ({ token }: By, code: string) =>
  call<OpenedInvitation & Partial<Rejected>>('user/joining/look', { token, body: { code } });
export const askToJoin = ({ token }: By, code: string, more: object = {}) =>
  call<OwnJoinRequest & Partial<Rejected>>('user/joining', {
    token,
    body: { code, learner: null, name: ownName('Ada'), ...more },
  });
export const requestsTo = async (by: By) => (await teach<{ items: JoinRequest[] }>(by, '/requests')).body.items;
export const accept = (by: By, id: string, name = ownName('Ada')) =>
  teach<Student>(by, `/requests/${id}/accept`, { body: { name } });
export const decline = (by: By, id: string) => teach(by, `/requests/${id}/decline`, { method: 'POST', body: {} });

export const teachersOf = async ({ token }: By) => (await call<OwnTeacher[]>('user/teachers', { token })).body;

/** Brings a person of an account into the class by an invitation. */
export async function join(teacher: By, family: By, code: string, learner: string | null = null): Promise<Student> {
  const { body } = await askToJoin(family, code, { learner });
  return (await accept(teacher, body.id)).body;
}
