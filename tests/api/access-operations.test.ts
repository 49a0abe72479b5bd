import { beforeAll, describe, expect, it } from 'vitest';
import { activationOperations } from '@/lib/activation/contract';
import { minuteOperations } from '@/lib/minutes/contract';
import { teacherCodeOperations } from '@/lib/teacher-codes/contract';
import { allOperations } from '@/lib/operations';
import { studentOperations, familyLinkOperations } from '@/lib/students/contract';
import { classOperations } from '@/lib/classes/contract';
import { invitationOperations } from '@/lib/joining/contract';
import { classReportOperations } from '@/lib/reports/contract';
import { giftOperations } from '@/lib/gifts/contract';
import { homeworkOperations } from '@/lib/homework/contract';
import { materialFileOperations } from '@/lib/materials/files-contract';
import { materialOperations } from '@/lib/materials/contract';
import { messageOperations } from '@/lib/messages/contract';
import type { Operation } from '@/lib/kernel/api/operation';
import { teacherPageOperations } from '@/lib/teacher-page/contract';
import { giveYear } from '../setup/classes';
import { makeMember } from '../setup/fixtures';
import { makeActors, staffRoles, tokens } from './access-actors';
import { ask, type Given } from './access-calls';
import { ownAccount } from './access-own-account';
import { ownApplications } from './access-own-applications';
import { ownLearning } from './access-own-learning';
import { ownWorkspace } from './access-own-workspace';
import { sampleOf } from './access-samples';

/** Who may call which operation of the APIs. A new operation that is not in these tests fails. */
beforeAll(makeActors);

/** Operations on a thing that has an owner, with a call that the owner may make. All other users must not find it. */
const owned = new Map([...ownAccount, ...ownApplications, ...ownLearning, ...ownWorkspace]);
/** A call that can fail only because of its caller. */
const callOf = async (operation: Operation): Promise<Partial<Given>> =>
  (await owned.get(operation)?.()) ?? sampleOf(operation);
/** Operations that need a signature or a key; the tests of providers, files and pages cover them. */
const byKey = allOperations.filter(({ access }) => access === 'signed');

const nameOf = ({ method, api, path }: Operation) => `${method} ${api}${path}`;

/** Operations on a teacher’s students, whose ids are in the body. */
const severalStudents = [studentOperations.makeCards, studentOperations.moveStudents, studentOperations.setState];
/** Operations that only teachers may call; those on a thing of one teacher are also in `owned`. */
const { own: _own, ownList: _ownList, ...givenByTeachers } = homeworkOperations;
const { own: ownPage, save: savePage } = teacherPageOperations;
const { shared: _shared, sharedList: _sharedList, ...writtenByTeachers } = materialOperations;
const teachersOwn = [
  classOperations,
  studentOperations,
  familyLinkOperations,
  activationOperations,
  teacherCodeOperations,
  minuteOperations,
  givenByTeachers,
  classReportOperations,
  writtenByTeachers,
  invitationOperations,
  { ownPage, savePage, announceFile: materialFileOperations.announce, sendFilePart: materialFileOperations.sendPart },
]
  .flatMap((of) => Object.values<Operation>(of))
  .filter(({ access }) => access === 'user');

describe('operations', () => {
  it('of the teacher’s workspace are denied to who is no teacher', async () => {
    for (const operation of teachersOwn) {
      const status = await ask(operation, await callOf(operation), tokens.otherLearner);
      expect(status, `${operation.method} ${operation.path}`).toBe(403);
    }
  });

  it('of the teacher’s workspace are denied after the teaching year, but for what only reads and what takes a link back', async () => {
    const lapsed = await makeMember();
    await giveYear(lapsed, new Date(Date.now() - 1_000), 'EXPIRED');
    const isClosed = ({ errors }: Operation) => errors.includes('TEACHING_LAPSED');
    for (const operation of teachersOwn) {
      const status = await ask(operation, await callOf(operation), lapsed.token);
      // Another teacher's things are not found by operations that stay open.
      if (isClosed(operation)) expect(status, nameOf(operation)).toBe(403);
      else expect([200, 404], `${nameOf(operation)} ${status}`).toContain(status);
    }
    const { classFile, studentFile, revokeLink } = classReportOperations;
    const { revoke, decline } = invitationOperations;
    const changing = teachersOwn.filter(({ method }) => method !== 'get');
    expect(
      changing
        .filter((operation) => !isClosed(operation))
        .map(nameOf)
        .sort(),
    ).toEqual([classFile, studentFile, revokeLink, revoke, decline].map(nameOf).sort());
    expect(teachersOwn.filter(({ method }) => method === 'get').filter(isClosed)).toEqual([]);
  });

  it('about somebody’s own things are all in the table', () => {
    const named = allOperations.filter(
      ({ access, path }) => (access === 'user' || access === 'optional') && path.includes('{'),
    );
    const entryForm = named.filter(({ path }) => path.startsWith('/requests/championship/'));
    // Every member may take the easiest exam, the others need an entitlement: exams.test.ts.
    const exams = named.filter(({ path }) => path.startsWith('/learning/exams/'));
    // The entitlement decides what of a course is shown, not whether the call succeeds: learning-access.test.ts.
    const courses = named.filter(({ path }) => path.startsWith('/learning/courses/'));
    // Every account may play all levels of the climb, visitors only the open ones: ladder.test.ts.
    const levels = named.filter(({ path }) => path.startsWith('/learning/ladder/'));
    // Every user has a list of their own, for either side: messages.test.ts.
    const lists = [messageOperations.threads];
    const names = (operations: Iterable<Operation>) => [...operations].map(nameOf).sort();
    expect(names([...owned.keys(), ...entryForm, ...courses, ...levels, ...exams, ...lists])).toEqual(
      names([...named, giftOperations.give, ...severalStudents]),
    );
  });

  it('that need an account are denied to visitors, and to staff, who are no customers', async () => {
    for (const operation of allOperations.filter(({ access }) => access === 'user')) {
      const given = await callOf(operation);
      const actors = [undefined, ...staffRoles.map((role) => tokens[role])];
      const seen = await Promise.all(actors.map((token) => ask(operation, given, token)));
      expect(seen, `${operation.method} ${operation.path}`).toEqual([401, 401, 401, 401]);
    }
  });

  it('that everybody may call are denied to nobody', async () => {
    for (const operation of allOperations.filter(({ access, method }) => access === 'public' && method === 'get')) {
      const given = {
        params: Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, '1'])),
      };
      const actors = [undefined, ...Object.values(tokens)];
      const seen = await Promise.all(actors.map((token) => ask(operation, given, token)));
      expect(new Set(seen).size, `${operation.method} ${operation.path} ${seen}`).toBe(1);
      expect([401, 403], `${operation.method} ${operation.path}`).not.toContain(seen[0]);
    }
  });

  it('that are signed are denied to everybody else', async () => {
    for (const operation of byKey) {
      const params = Object.fromEntries(
        [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, name === 'provider' ? 'sandbox' : '1']),
      );
      for (const token of [undefined, ...Object.values(tokens)]) {
        const status = await ask(operation, { params }, token);
        expect([400, 401, 403, 404, 415, 422], `${operation.method} ${operation.path} ${status}`).toContain(status);
      }
    }
  });

  it.each([...owned.keys()].map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s is its owner’s alone',
    async (_, operation) => {
      const given = await owned.get(operation)!();
      const others = [undefined, tokens.otherLearner, tokens.teacher, ...staffRoles.map((role) => tokens[role])];
      for (const token of others) {
        const status = await ask(operation, given, token);
        expect([401, 403, 404], `${operation.method} ${operation.path} answered ${status}`).toContain(status);
      }
      const status = await ask(operation, given, tokens.owner);
      expect([401, 403, 404], `its owner was answered ${status}`).not.toContain(status);
    },
  );
});
