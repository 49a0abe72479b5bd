import { expect } from 'vitest';
import { certificateOperations } from '@/lib/certificates/contract';
import { examOperations, type ExamSitting } from '@/lib/exams/contract';
import { gradingOperations, type GradingSitting } from '@/lib/grading/contract';
import { keyOf, pass } from '../setup/certificates';
import { makeExamBank, rightMove } from '../setup/exams';
import type { Member } from '../setup/fixtures';
import type { Ask } from './contract-ask';

/** Each operation of exams, gradings and certificates. */
export async function askExams(ask: Ask, member: Member): Promise<void> {
  const { token } = member;
  await makeExamBank(19);
  const ofGrade = { token, params: { grade: '19' } };
  await ask(examOperations.exams, { token });
  await ask(examOperations.exam, ofGrade);
  const sitting = await ask<ExamSitting>(examOperations.start, { ...ofGrade, query: { locale: 'ja-JP' }, body: {} });
  const ofSitting = { token, params: { id: sitting.id } };
  await ask(examOperations.answer, { token, params: { id: sitting.id, number: '1' }, body: { at: rightMove } });
  await ask(examOperations.sitting, ofSitting);
  await ask(examOperations.finish, ofSitting);
  // Now it includes a result.
  await ask(examOperations.sitting, { ...ofSitting, query: { locale: 'zh-CN' } });
  await ask(examOperations.exam, ofGrade);
  const grading = await ask<GradingSitting>(gradingOperations.start, { token, query: { locale: 'ja-JP' }, body: {} });
  const ofGrading = { token, params: { id: grading.id } };
  await ask(gradingOperations.gradings, { token });
  await ask(gradingOperations.grading, ofGrading);
  let current = grading;
  while (current.question)
    current = await ask<GradingSitting>(gradingOperations.answer, {
      token,
      params: { id: grading.id, number: String(current.question.number) },
      body: { at: rightMove },
    });
  await ask(gradingOperations.place, ofGrading);
  await ask(gradingOperations.giveUp, ofGrading);
  await ask(gradingOperations.gradings, { token });
  const { number } = await pass(member);
  const ofCertificate = { token, params: { number } };
  expect(await ask(certificateOperations.list, { token })).toHaveLength(1);
  await ask(certificateOperations.showName, { ...ofCertificate, body: { isNameShown: true } });
  await ask(certificateOperations.pdf, { ...ofCertificate, query: { locale: 'ja-JP' } });
  const credential = await ask<string>(certificateOperations.credential, ofCertificate);
  await ask(certificateOperations.check, { query: { number, locale: 'en-US' } });
  await ask(certificateOperations.issuer);
  await ask(certificateOperations.achievement, { params: { locale: 'zh-CN', grade: '19' } });
  await ask(certificateOperations.key, { params: { thumbprint: keyOf(credential).split('/').at(-1)! } });
  await ask(certificateOperations.statusList, { params: { list: '0' } });
}
