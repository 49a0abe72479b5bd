import { randomUUID } from 'node:crypto';
import { certificateOperations } from '@/lib/certificates/contract';
import { examOperations } from '@/lib/exams/contract';
import { gradingOperations } from '@/lib/grading/contract';
import { lectureOperations } from '@/lib/lectures/contract';
import { notebookOperations } from '@/lib/notebook/contract';
import { pass } from '../setup/certificates';
import { begin as beginExam, makeExamBank, rightMove } from '../setup/exams';
import { call, platform } from '../setup/fixtures';
import { answerAll, begin as beginGrading } from '../setup/gradings';
import { grantLectures, makeLecture, makeReplay } from '../setup/lectures';
import { owner } from './access-actors';
import { once, type OwnThings } from './access-calls';
import { insert, noRefs, smallest } from './access-fixtures';

const notebook = once(async () => {
  const payload = await platform();
  const refs = { ...noRefs, user: owner.id };
  const card = smallest.notebookCards!(refs);
  const id = await insert(payload, 'notebookCards', card);
  const review = {
    ...smallest.notebookReviews!({ ...refs, card: id }),
    publicId: randomUUID(),
    before: { dueOn: 20_000 },
  };
  await insert(payload, 'notebookReviews', review);
  return { card: String(card.publicId), review: review.publicId };
});
const sitting = once(async () => {
  await makeExamBank(19);
  return { id: (await beginExam(owner, 19)).body.id };
});
const grading = once(async () => {
  await makeExamBank(19);
  return { id: (await beginGrading(owner)).body.id };
});
const graded = once(async () => {
  const child = { name: 'Mei', birthYear: 2018, birthMonth: 3 };
  const { body } = await call<{ id: string }>('user/learners', { token: owner.token, body: child });
  const whose = { ...owner, learner: body.id };
  return { id: (await answerAll(whose, (await beginGrading(whose)).body, () => true)).id };
});
const certificate = once(async () => {
  await makeExamBank(19);
  return { number: (await pass(owner)).number };
});

const lecture = once(async () => {
  await grantLectures(owner);
  return { joinable: { id: await makeLecture() }, over: { id: await makeReplay() } };
});

/** The notebook, sittings of exams, gradings and certificates; lectures are for accounts with VIP. */
export const ownLearning: OwnThings = [
  [notebookOperations.undo, async () => ({ params: { id: (await notebook()).review } })],
  [notebookOperations.removeCard, async () => ({ params: { id: (await notebook()).card } })],
  [examOperations.sitting, async () => ({ params: await sitting() })],
  [examOperations.answer, async () => ({ params: { ...(await sitting()), number: '1' }, body: { at: rightMove } })],
  [examOperations.finish, async () => ({ params: await sitting() })],
  [gradingOperations.grading, async () => ({ params: await grading() })],
  [gradingOperations.answer, async () => ({ params: { ...(await grading()), number: '1' }, body: { at: rightMove } })],
  [gradingOperations.place, async () => ({ params: await graded() })],
  [gradingOperations.giveUp, async () => ({ params: await grading() })],
  [certificateOperations.showName, async () => ({ params: await certificate(), body: { isNameShown: true } })],
  [certificateOperations.pdf, async () => ({ params: await certificate() })],
  [lectureOperations.join, async () => ({ params: (await lecture()).joinable, body: {} })],
  [lectureOperations.replay, async () => ({ params: (await lecture()).over })],
  [certificateOperations.credential, async () => ({ params: await certificate() })],
];
