import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { loginOperations } from '@/lib/login/contract';
import { privacyOperations } from '@/lib/privacy/contract';
import { accountOperations } from '@/lib/account/contract';
import { activationOperations } from '@/lib/activation/contract';
import { minuteOperations } from '@/lib/minutes/contract';
import { teacherCodeOperations } from '@/lib/teacher-codes/contract';
import { cartOperations } from '@/lib/cart/contract';
import { studentOperations } from '@/lib/students/contract';
import { classOperations } from '@/lib/classes/contract';
import { courseOperations } from '@/lib/courses/contract';
import { codeOperations } from '@/lib/codes/contract';
import { orderOperations } from '@/lib/orders/contract';
import { examOperations } from '@/lib/exams/contract';
import { gradingOperations } from '@/lib/grading/contract';
import { homeworkOperations } from '@/lib/homework/contract';
import { climbOperations } from '@/lib/climb/contract';
import { learnerOperations } from '@/lib/family/contract';
import { eventOperations } from '@/lib/events/contract';
import { learningSettingsOperations } from '@/lib/learn/contract';
import { studyOperations } from '@/lib/courses/study-contract';
import { progressOperations } from '@/lib/progress/contract';
import { joiningOperations } from '@/lib/joining/contract';
import { materialFileOperations } from '@/lib/materials/files-contract';
import { materialOperations } from '@/lib/materials/contract';
import { messageOperations } from '@/lib/messages/contract';
import { notebookOperations } from '@/lib/notebook/contract';
import type { Operation } from '@/lib/kernel/api/operation';
import { passkeyOperations } from '@/lib/login/passkeys-contract';
import { problemReportOperations } from '@/lib/problem-reports/contract';
import { teacherPageOperations } from '@/lib/teacher-page/contract';
import { newStudent } from '../setup/classes';
import { newHomework } from '../setup/homework';
import { newMaterial } from '../setup/materials';
import type { Given } from './access-calls';
import { address, child } from './access-own-account';

const sheetRow = { row: 1, name: 'x', birth: '', schoolClass: '', note: '' };
const password = 'a long enough password';
const cart = { items: [{ productId: 'x', quantity: 1 }], currency: 'NTD' };
const chosenCourse = { productId: 'x', locale: 'zh-TW', currency: 'NTD' };
const activation = { ...chosenCourse, students: ['x'] };
const samples = new Map<Operation, unknown>([
  [gradingOperations.start, {}],
  [loginOperations.mailEmailCode, { email: 'x@example.com', locale: 'zh-TW' }],
  [loginOperations.proveEmail, { otp: '123456' }],
  [loginOperations.changePassword, { password, newPassword: `${password} 2` }],
  [privacyOperations.deleteAccount, { password }],
  [passkeyOperations.begin, { password }],
  [
    passkeyOperations.add,
    {
      name: 'x',
      response: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'x', attestationObject: 'x', transports: ['internal'] },
      },
    },
  ],
  [joiningOperations.look, { code: 'ABCD-EFGH' }],
  [joiningOperations.ask, { code: 'ABCD-EFGH', learner: null, name: 'x' }],
  [accountOperations.saveProfile, { nickName: 'x' }],
  [accountOperations.addAddress, address],
  [learnerOperations.add, child],
  [orderOperations.createOrder, { ...cart, locale: 'zh-TW', expectedTotal: 1 }],
  [cartOperations.saveCart, { items: [], coupon: null, marketHandle: null, revision: 0 }],
  [codeOperations.redeem, { code: 'ABCD-EFGH' }],
  [
    eventOperations.submit,
    { events: [{ id: randomUUID(), kind: 'opened', occurredAt: '2026-01-01T00:00:00Z', course: 'x', lesson: 'x' }] },
  ],
  [climbOperations.placement, { answers: [] }],
  [learningSettingsOperations.changeSettings, { weeklyLetter: true, kids: false }],
  [notebookOperations.turn, { isOn: true }],
  [problemReportOperations.report, { problem: 'x', reason: 'unclear' }],
  [
    notebookOperations.review,
    {
      reviews: [
        {
          id: randomUUID(),
          occurredAt: '2026-01-01T00:00:00Z',
          card: 'x',
          problem: 'x',
          moves: [],
          hints: 0,
          milliseconds: 0,
        },
      ],
    },
  ],
  [courseOperations.useMinutes, { key: 'x', minutes: 1 }],
  [studentOperations.addStudent, newStudent()],
  [classOperations.addClass, { name: 'x' }],
  [activationOperations.quote, activation],
  [activationOperations.activate, { ...activation, expectedTotal: 1 }],
  [teacherCodeOperations.orderCodes, { ...chosenCourse, count: 1, expectedTotal: 1 }],
  [teacherCodeOperations.voidCodes, { codes: ['1'] }],
  [homeworkOperations.give, newHomework({ items: [{ kind: 'problem', problem: 'x' }], schoolClass: 'x' })],
  [teacherPageOperations.save, { name: 'x', slug: 'some-one', isOn: false, languages: [], content: {} }],
  [messageOperations.setLetters, { letters: true }],
  [materialOperations.add, newMaterial()],
  [materialFileOperations.announce, { size: 3, key: 'file-key' }],
  [materialOperations.addLesson, { title: 'x', key: 'lesson-key' }],
  [studentOperations.checkSheet, { rows: [sheetRow] }],
  [studentOperations.importStudents, { rows: [sheetRow], onlyGood: false }],
]);

/** A teacher's purchases for students, which need a language and a currency. */
const teachersBuying = [activationOperations, teacherCodeOperations, minuteOperations].flatMap((of) =>
  Object.values<Operation>(of),
);

/** A call that can fail only because of its caller. */
export function sampleOf(operation: Operation): Partial<Given> {
  const body = samples.get(operation);
  if (operation === studyOperations.today || operation === progressOperations.progress)
    return { query: { locale: 'zh-TW' } };
  const inTaiwan = { locale: 'zh-TW', currency: 'NTD' };
  if (operation.method === 'get' && teachersBuying.includes(operation)) return { query: inTaiwan };
  if (operation === homeworkOperations.problems) return { query: { theme: 'race', grade: '19' } };
  if (operation === homeworkOperations.draw) return { query: { theme: 'race', grade: '19', count: '1' } };
  if (operation === examOperations.exam || operation === examOperations.start)
    return { params: { grade: '19' }, body: {} };
  if (operation === messageOperations.threads) return { params: { side: 'student' } };
  if (operation.method === 'get' || operation.method === 'delete' || !operation.body) return {};
  expect(body, `no sample of ${operation.method} ${operation.path}`).toBeDefined();
  return { body };
}
