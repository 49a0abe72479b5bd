import { homeworkOperations, type Homework } from '@/lib/homework/contract';
import { seedClimb } from '@/platform/seed/climb';
import { makeTeacher } from '../setup/classes';
import { platform } from '../setup/fixtures';
import { homeworkTry, makePupils, newHomework, send, wrong } from '../setup/homework';
import { makeProblem } from '../setup/learning';
import { provedProblem } from '../setup/materials';
import type { Ask } from './contract-ask';

/** Each operation of homework, by a teacher and by a student. */
export async function askHomework(ask: Ask): Promise<void> {
  const teacher = await makeTeacher();
  const { token } = teacher;
  const { schoolClass, pupils } = await makePupils(teacher);
  const problem = await makeProblem();
  const { id: material, revision } = await provedProblem(teacher);
  await seedClimb(await platform());
  const items = [
    { kind: 'problem' as const, problem },
    { kind: 'own' as const, material, revision },
    { kind: 'levels' as const, theme: 'capture' as const, grade: 19, count: 1 },
  ];
  const given = await ask<Homework>(homeworkOperations.give, { token, body: newHomework({ schoolClass, items }) });
  const ofThis = { token, params: { id: given.id } };
  await send(pupils[0]!, homeworkTry(given.id, problem, wrong));
  await ask(homeworkOperations.list, { token, query: { state: 'open' } });
  await ask(homeworkOperations.homework, ofThis);
  await ask(homeworkOperations.results, ofThis);
  await ask(homeworkOperations.change, { ...ofThis, body: { title: 'Nets', words: '', due: null } });
  await ask(homeworkOperations.problems, { token, query: { theme: 'capture', grade: '19' } });
  await ask(homeworkOperations.draw, { token, query: { theme: 'capture', grade: '19', count: '2' } });
  await ask(homeworkOperations.ownProblems, { token, query: { page: '1' } });
  await ask(homeworkOperations.courses, { token, query: { locale: 'zh-TW' } });
  await ask(homeworkOperations.ownList, { token: pupils[0]!.token });
  await ask(homeworkOperations.own, { token: pupils[0]!.token, params: { id: given.id } });
  await ask(homeworkOperations.setState, { ...ofThis, body: { state: 'closed' } });
}
