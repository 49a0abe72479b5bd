import { invitationOperations, joiningOperations } from '@/lib/joining/contract';
import { randomUUID } from 'node:crypto';
import { studentOperations, familyLinkOperations } from '@/lib/students/contract';
import { classOperations } from '@/lib/classes/contract';
import { handoverOperations } from '@/lib/handover/contract';
import { classReportOperations } from '@/lib/reports/contract';
import { homeworkOperations } from '@/lib/homework/contract';
import { materialFileOperations } from '@/lib/materials/files-contract';
import { materialOperations } from '@/lib/materials/contract';
import { messageOperations } from '@/lib/messages/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { makePupil, makeTeacher, newStudent, ownName, teach } from '../setup/classes';
import { call, makeMember, query, sql, unique } from '../setup/fixtures';
import { givenProblems } from '../setup/homework';
import { askToJoin, invite, join, makeInvitation, teachersOf } from '../setup/joining';
import { pageContent } from '../setup/material-content';
import { announceFile } from '../setup/material-files';
import { addMaterial, provedProblem, sharedLesson } from '../setup/materials';
import { owner } from './access-actors';
import { once, type OwnThings } from './access-calls';

/** A teacher's student and class; for this the owner is a teacher, like the other teachers who call. */
const pupil = once(async () => {
  await query(sql`UPDATE users SET role = 'teacher' WHERE id = ${owner.id}`);
  const { student, schoolClass } = await makePupil(owner);
  return { student: { id: student.id }, schoolClass: { id: schoolClass.id } };
});
const { schoolClass: _, ...studentInput } = newStudent();
const given = once(async () => {
  const { schoolClass } = await pupil();
  return { params: { id: (await givenProblems(owner, schoolClass.id)).id } };
});
/** Homework that the owner gave to themselves, as their own student. */
const received = once(async () => {
  const { student } = await pupil();
  await query(sql`UPDATE students SET user_id = ${owner.id} WHERE public_id = ${student.id}`);
  return given();
});
const changedHomework = { title: 'x', words: '', due: null };
const reportLink = async () => {
  const { student } = await pupil();
  const { body } = await teach<{ link: { id: string } }>(owner, `/students/${student.id}/report-links`, {
    body: { locale: 'zh-TW' },
  });
  return { id: body.link.id };
};
const csv = { format: 'csv' };
/** A conversation with the pupil that has a message. */
const thread = once(async () => {
  const params = { side: 'teacher', id: (await pupil()).student.id };
  await call(pathOf(messageOperations.send, params), { token: owner.token, body: { key: randomUUID(), text: 'x' } });
  return params;
});

const material = once(async () => {
  await pupil();
  return addMaterial(owner);
});
const ownProblem = once(async () => {
  await pupil();
  return provedProblem(owner);
});
const lesson = once(async () => sharedLesson(owner, (await pupil()).schoolClass.id, [(await ownProblem()).id]));
/** A lesson that the owner shared with themselves, as their own student. */
const shared = once(async () => {
  const { student } = await pupil();
  await query(sql`UPDATE students SET user_id = ${owner.id} WHERE public_id = ${student.id}`);
  return { params: { id: (await lesson()).id } };
});
const page = { title: 'x', content: pageContent(), revision: 1 };
const inLesson = { title: 'x', materials: [], classes: [], isArchived: false };
/** A join request for a class of the owner's, a member who has joined it, and an archived student; a new one for each call. */
const open = once(async () => (await invite(owner, (await pupil()).schoolClass.id, { most: 200 })).body);
const asked = async () => ({ id: (await askToJoin(await makeMember(), (await open()).code)).body.id });
const joined = async () => ({ id: (await join(owner, await makeMember(), (await open()).code)).id });
const archived = async () => {
  await pupil();
  const { student } = await makePupil(owner);
  await teach(owner, '/students/state', { body: { students: [student.id], state: 'archived' } });
  return student;
};
/** The owner's join request to another teacher. */
const ownRequest = async () => ({
  id: (await askToJoin(owner, (await makeInvitation(await makeTeacher())).code)).body.id,
});
/** A teacher of whom the owner is a student. */
const ownTeacher = once(async () => {
  const id = unique('s');
  await query(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, since)
    SELECT ${id}, id, ${owner.id}, 'n', 'n', now() FROM users WHERE id <> ${owner.id} LIMIT 1`);
  return { id };
});

/** The owner is in two classes of a teacher; one of them is to be left. */
const ownClass = async () => {
  const teacher = await makeTeacher();
  const classes = [await makeInvitation(teacher), await makeInvitation(teacher)];
  for (const { code } of classes) await join(teacher, owner, code);
  const [own] = (await teachersOf(owner)).filter(({ classes: of }) =>
    of.some(({ id }) => id === classes[0]!.schoolClass.id),
  );
  return { id: own!.id, schoolClass: classes[1]!.schoolClass.id };
};

/** A teacher's students, classes and materials, and what a student receives from a teacher. */
export const ownWorkspace: OwnThings = [
  [studentOperations.student, async () => ({ params: (await pupil()).student })],
  [studentOperations.changeStudent, async () => ({ params: (await pupil()).student, body: studentInput })],
  [classOperations.schoolClass, async () => ({ params: (await pupil()).schoolClass })],
  [
    classOperations.changeClass,
    async () => ({ params: (await pupil()).schoolClass, body: { name: 'x', isArchived: false } }),
  ],
  [homeworkOperations.homework, given],
  [homeworkOperations.results, given],
  [homeworkOperations.change, async () => ({ ...(await given()), body: changedHomework })],
  [homeworkOperations.setState, async () => ({ ...(await given()), body: { state: 'open' } })],
  [homeworkOperations.own, received],
  [classReportOperations.ofClass, async () => ({ params: (await pupil()).schoolClass })],
  [classReportOperations.ofStudent, async () => ({ params: (await pupil()).student })],
  [classReportOperations.classFile, async () => ({ params: (await pupil()).schoolClass, query: csv })],
  [classReportOperations.studentFile, async () => ({ params: (await pupil()).student, query: csv })],
  [classReportOperations.links, async () => ({ params: (await pupil()).student })],
  [classReportOperations.makeLink, async () => ({ params: (await pupil()).student, body: { locale: 'zh-TW' } })],
  [classReportOperations.revokeLink, async () => ({ params: await reportLink() })],
  [messageOperations.thread, async () => ({ params: await thread() })],
  [messageOperations.send, async () => ({ params: await thread(), body: { key: randomUUID(), text: 'x' } })],
  [messageOperations.read, async () => ({ params: await thread(), body: { upTo: 1 } })],
  [messageOperations.block, async () => ({ params: await thread(), body: { isBlocked: false } })],
  [messageOperations.report, async () => ({ params: await thread(), body: { reason: 'other' } })],
  [materialOperations.material, async () => ({ params: { id: (await material()).id } })],
  [materialOperations.sgf, async () => ({ params: { id: (await material()).id } })],
  [materialOperations.judge, async () => ({ params: { id: (await ownProblem()).id } })],
  [
    materialOperations.change,
    async () => {
      const { id } = await material();
      const [row] = await query<{ revision: string }>(sql`SELECT revision FROM materials WHERE public_id = ${id}`);
      return { params: { id }, body: { ...page, revision: Number(row!.revision) } };
    },
  ],
  [
    materialFileOperations.sendPart,
    async () => {
      await pupil();
      return { params: { id: (await announceFile(owner, 3)).body.id }, query: { offset: '3' } };
    },
  ],
  [materialOperations.remove, async () => ({ params: { id: (await addMaterial(owner)).id } })],
  [materialOperations.lesson, async () => ({ params: { id: (await lesson()).id } })],
  [
    materialOperations.changeLesson,
    async () => {
      const { id } = await sharedLesson(owner, (await pupil()).schoolClass.id, []);
      return { params: { id }, body: { ...inLesson, revision: 2 } };
    },
  ],
  [materialOperations.shared, shared],
  [
    familyLinkOperations.askFamily,
    async () => ({ params: (await pupil()).student, body: { email: 'x@mail.example', locale: 'zh-TW' } }),
  ],
  [familyLinkOperations.withdrawFamily, async () => ({ params: (await pupil()).student })],
  [
    studentOperations.makeCards,
    async () => ({ params: {}, body: { students: [(await pupil()).student.id], schoolClass: null } }),
  ],
  [
    studentOperations.moveStudents,
    async () => ({ params: {}, body: { students: [(await pupil()).student.id], from: null, to: null } }),
  ],
  [
    studentOperations.setState,
    async () => ({ params: {}, body: { students: [(await pupil()).student.id], state: 'active' } }),
  ],
  [invitationOperations.invitations, async () => ({ params: (await pupil()).schoolClass })],
  [invitationOperations.invite, async () => ({ params: (await pupil()).schoolClass, body: { days: 14, most: 1 } })],
  [
    invitationOperations.revoke,
    async () => {
      await pupil();
      return { params: { id: (await makeInvitation(owner)).id } };
    },
  ],
  [invitationOperations.accept, async () => ({ params: await asked(), body: { name: ownName('Ada') } })],
  [invitationOperations.decline, async () => ({ params: await asked() })],
  [studentOperations.removeStudent, async () => ({ params: await joined() })],
  [studentOperations.erasure, async () => ({ params: (await pupil()).student })],
  [
    studentOperations.eraseStudent,
    async () => {
      const { id, name } = await archived();
      return { params: { id }, body: { name } };
    },
  ],
  [joiningOperations.withdraw, async () => ({ params: await ownRequest() })],
  [handoverOperations.leave, async () => ({ params: await ownTeacher() })],
  [handoverOperations.leaveClass, async () => ({ params: await ownClass() })],
];
