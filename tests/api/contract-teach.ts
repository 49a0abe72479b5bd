import { activationOperations } from '@/lib/activation/contract';
import { teacherCodeOperations, type TeacherCode } from '@/lib/teacher-codes/contract';
import { minuteOperations } from '@/lib/minutes/contract';
import { invitationOperations, joiningOperations, type Invitation, type OwnJoinRequest } from '@/lib/joining/contract';
import { classOperations, type SchoolClass } from '@/lib/classes/contract';
import { studentOperations, type Student, familyLinkOperations } from '@/lib/students/contract';
import { handoverOperations, type OwnTeacher } from '@/lib/handover/contract';
import { randomUUID } from 'node:crypto';
import { classReportOperations as reports } from '@/lib/reports/contract';
import { materialFileOperations as files, type SentFile } from '@/lib/materials/files-contract';
import { classLoginOperations } from '@/lib/students/class-login-contract';
import { materialOperations, type Material, type SharedLessonHead, type TeacherLesson } from '@/lib/materials/contract';
import { makeGradedCourse, makeGradedTeacher, pay, price, setPrices } from '../setup/activation';
import { linksTo, makeStudent, makeTeacher, newStudent, ownName, type Made } from '../setup/classes';
import { makeMember } from '../setup/fixtures';
import { problemContent } from '../setup/material-content';
import { fileContent } from '../setup/material-files';
import { newMaterial } from '../setup/materials';
import { smallPdf } from '../setup/teaching';
import { keyed } from '../setup/trade';
import type { Ask, Given } from './contract-ask';

/** Each operation of the teacher's workspace, by a teacher. */
export async function askWorkspace(ask: Ask): Promise<void> {
  const { token } = await makeTeacher();
  const schoolClass = await ask<SchoolClass>(classOperations.addClass, { token, body: { name: '三年甲班' } });
  const ofClass = { token, params: { id: schoolClass.id } };
  await ask(classOperations.schoolClass, ofClass);
  await ask(classOperations.classes, { token, query: { archived: 'false', search: '甲' } });
  await ask(classOperations.changeClass, { ...ofClass, body: { name: '四年甲班', isArchived: false } });
  const body = newStudent({ schoolClass: schoolClass.id });
  const { student, card } = await ask<Made>(studentOperations.addStudent, { token, body });
  const ofStudent = { token, params: { id: student.id } };
  const { schoolClass: _, ...changed } = body;
  await ask(studentOperations.changeStudent, { ...ofStudent, body: { ...changed, note: '左撇子' } });
  await ask(studentOperations.student, ofStudent);
  await ask(studentOperations.students, { token, query: { schoolClass: schoolClass.id } });
  await ask(classOperations.workspace, { token });
  await askReports(ask, token, { ofClass, ofStudent });
  const pupil = await ask<{ token: string }>(classLoginOperations.classLogin, {
    body: { handle: card!.handle, code: card!.code },
  });
  await askMaterials(ask, token, schoolClass.id, pupil.token);
  await askJoining(ask, token, schoolClass.id);
  const students = [student.id];
  await ask(studentOperations.makeCards, { token, body: { students, schoolClass: null } });
  await ask(studentOperations.moveStudents, { token, body: { students, from: null, to: schoolClass.id } });
  await ask(studentOperations.setState, { token, body: { students, state: 'archived' } });
  await ask(studentOperations.setState, { token, body: { students, state: 'active' } });
  const rows = [
    { row: 2, name: '王小明', birth: '2018-05', schoolClass: '五年乙班', note: '' },
    { row: 3, name: '', birth: '', schoolClass: '', note: 'x' },
  ];
  await ask(studentOperations.checkSheet, { token, body: { rows } });
  const once = { headers: { 'idempotency-key': randomUUID() } };
  await ask(studentOperations.importStudents, { token, ...once, body: { rows, onlyGood: true } });
  const email = `${randomUUID()}@mail.example`;
  await ask(familyLinkOperations.askFamily, { ...ofStudent, body: { email, locale: 'ja-JP' } });
  await ask(familyLinkOperations.withdrawFamily, ofStudent);
  await ask(familyLinkOperations.askFamily, { ...ofStudent, body: { email, locale: 'ja-JP' } });
  const link = { token: (await linksTo(email))[0]! };
  await ask(handoverOperations.look, { body: link });
  const taken = {
    ...link,
    username: ownName('family'),
    password: 'a long enough password',
    keepsTeacher: true,
    locale: 'zh-CN',
  };
  const family = await ask<{ token: string }>(handoverOperations.take, { body: taken });
  const [own] = await ask<OwnTeacher[]>(handoverOperations.teachers, { token: family.token });
  await ask(handoverOperations.leave, { token: family.token, params: { id: own!.id } });
}

/** One account joins the class, one is declined, one withdraws its request; and a student is erased. */
async function askJoining(ask: Ask, token: string, schoolClass: string): Promise<void> {
  const ofClass = { token, params: { id: schoolClass } };
  const { id, code } = await ask<Invitation>(invitationOperations.invite, { ...ofClass, body: { days: 7, most: 3 } });
  await ask(invitationOperations.invitations, ofClass);
  const families = [await makeMember(), await makeMember(), await makeMember()];
  const requests: string[] = [];
  for (const family of families) {
    await ask(joiningOperations.look, { token: family.token, body: { code } });
    const body = { code, learner: null, name: ownName('Ada') };
    requests.push((await ask<OwnJoinRequest>(joiningOperations.ask, { token: family.token, body })).id);
  }
  await ask(invitationOperations.requests, { token, query: { page: '1' } });
  const [first, second, third] = requests.map((one) => ({ id: one }));
  await ask(joiningOperations.withdraw, { token: families[2]!.token, params: third! });
  await ask(invitationOperations.decline, { token, params: second! });
  await ask(joiningOperations.own, { token: families[1]!.token });
  const joined = await ask<Student>(invitationOperations.accept, { token, params: first!, body: { name: 'Bo' } });
  const other = await ask<SchoolClass>(classOperations.addClass, { token, body: { name: ownName('Other') } });
  await ask(studentOperations.moveStudents, { token, body: { students: [joined.id], from: null, to: other.id } });
  const [own] = await ask<OwnTeacher[]>(handoverOperations.teachers, { token: families[0]!.token });
  const inOther = { id: own!.id, schoolClass: other.id };
  await ask(handoverOperations.leaveClass, { token: families[0]!.token, params: inOther });
  await ask(studentOperations.removeStudent, { token, params: { id: joined.id } });
  await ask(invitationOperations.revoke, { token, params: { id } });
  const { student } = await ask<Made>(studentOperations.addStudent, { token, body: newStudent() });
  await ask(studentOperations.setState, { token, body: { students: [student.id], state: 'archived' } });
  await ask(studentOperations.erasure, { token, params: { id: student.id } });
  await ask(studentOperations.eraseStudent, { token, params: { id: student.id }, body: { name: student.name } });
}

/** A teacher's materials, and the student's view of them. */
async function askMaterials(ask: Ask, token: string, schoolClass: string, pupil: string): Promise<void> {
  const made = await ask<Material>(materialOperations.add, { token, body: newMaterial() });
  const problem = await ask<Material>(materialOperations.add, { token, body: newMaterial(problemContent()) });
  const { title, content, revision } = made;
  await ask(materialOperations.change, { token, params: { id: made.id }, body: { title, content, revision } });
  await ask(materialOperations.judge, { token, params: { id: problem.id } });
  for (const { id } of [made, problem]) {
    await ask(materialOperations.material, { token, params: { id } });
    await ask(materialOperations.sgf, { token, params: { id } });
  }
  await ask(materialOperations.list, { token, query: { ready: 'true' } });
  const file = await askFiles(ask, token);
  const lesson = await ask<TeacherLesson>(materialOperations.addLesson, {
    token,
    body: { title: '枷吃', key: 'contract-lesson' },
  });
  const params = { id: lesson.id };
  const within = { materials: [problem.id, made.id, file.id], classes: [schoolClass], isArchived: false };
  const body = { title: '枷吃', ...within, revision: lesson.revision };
  await ask(materialOperations.changeLesson, { token, params, body });
  await ask(materialOperations.lesson, { token, params });
  await ask(materialOperations.lessons, { token, query: { archived: 'false' } });
  const { items } = await ask<{ items: SharedLessonHead[] }>(materialOperations.sharedList, { token: pupil });
  await ask(materialOperations.shared, { token: pupil, params: { id: items[0]!.id } });
  const spare = await ask<Material>(materialOperations.add, { token, body: newMaterial() });
  await ask(materialOperations.remove, { token, params: { id: spare.id } });
}

/** A file that is uploaded, becomes a material, and is opened by its link. */
async function askFiles(ask: Ask, token: string): Promise<Material> {
  const key = randomUUID();
  const { id } = await ask<SentFile>(files.announce, { token, body: { size: smallPdf.length, key } });
  await ask(files.sendPart, {
    token,
    params: { id },
    query: { offset: '0' },
    headers: { 'content-type': 'application/octet-stream' },
    body: smallPdf.toString('latin1'),
  });
  const made = await ask<Material>(materialOperations.add, { token, body: newMaterial(fileContent(id)) });
  const query = Object.fromEntries(new URL(made.file!.url, 'http://localhost').searchParams);
  await ask(files.open, { params: { id }, query });
  return made;
}

/** Each operation of activation, codes and minutes. */
export async function askActivation(ask: Ask): Promise<void> {
  await setPrices();
  const teacher = await makeGradedTeacher('G5');
  const { token } = teacher;
  const chosen = { productId: await makeGradedCourse(19, 15), locale: 'zh-TW', currency: 'NTD' };
  const query = { locale: 'zh-TW', currency: 'NTD' };
  const students = [(await makeStudent(teacher)).student.id];
  await ask(activationOperations.activatable, { token, query });
  await ask(activationOperations.quote, { token, body: { ...chosen, students } });
  const body = { ...chosen, students, expectedTotal: price };
  await ask(activationOperations.activate, { token, headers: keyed(), body });
  await ask(activationOperations.activations, { token, query: { locale: 'ja-JP' } });
  const wanted = { ...chosen, count: 2, expectedTotal: 2 * price };
  const { order } = await ask<{ order: string }>(teacherCodeOperations.orderCodes, {
    token,
    headers: keyed(),
    body: wanted,
  });
  await pay(teacher, order);
  const { items } = await ask<{ items: TeacherCode[] }>(teacherCodeOperations.codes, { token, query });
  await ask(teacherCodeOperations.voidCodes, { token, body: { codes: [items[0]!.id] } });
  await ask(teacherCodeOperations.saveCodes, { token, query });
  await ask(minuteOperations.minutes, { token, query });
}

async function askReports(
  ask: Ask,
  token: string,
  { ofClass, ofStudent }: Record<'ofClass' | 'ofStudent', Given>,
): Promise<void> {
  const query = { span: 'own', from: '2026-01-01', locale: 'ja-JP' };
  await ask(reports.school, { token, query: { span: 'since', search: '甲' } });
  await ask(reports.ofClass, { ...ofClass, query });
  await ask(reports.ofStudent, { ...ofStudent, query });
  await ask(reports.classFile, { ...ofClass, query });
  await ask(reports.studentFile, { ...ofStudent, query });
  const { link, url } = await ask<{ link: { id: string }; url: string }>(reports.makeLink, {
    ...ofStudent,
    body: { locale: 'en-US' },
  });
  await ask(reports.links, ofStudent);
  await ask(reports.open, { query: { key: new URL(url).searchParams.get('key')! } });
  await ask(reports.revokeLink, { token, params: { id: link.id } });
}
