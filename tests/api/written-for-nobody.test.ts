import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankFamilies } from '@/lib/bank/families';
import type { Context } from '@/platform/kernel/context';
import { addClass } from '@/platform/classes/add-class';
import { setEmailSetting } from '@/platform/messages/email/email-settings';
import { startExam } from '@/platform/exams/start-exam';
import { submitEvents } from '@/platform/events/submit-events';
import { startGrading } from '@/platform/grading/start-grading';
import { turnNotebook } from '@/platform/notebook/turn-notebook';
import { reportProblem } from '@/platform/problem-reports/report-problem';
import { changeSettings } from '@/platform/learn/settings';
import { answer as answerExam, begin as beginExam, handIn, rightMove } from '../setup/exams';
import { addLearner, removeLearner } from '../setup/family';
import { call, makeCrowd, makeMember, platform, query, sql, type Member } from '../setup/fixtures';
import { answer as answerGrading, begin as beginGrading, makeGradedBank } from '../setup/gradings';
import { levelEvent, makeProblem } from '../setup/learning';

/** Writes for an account or a learner that is deleted at the same moment. Also run on a real server (vitest.config.ts), where both happen side by side. */
beforeAll(() => makeGradedBank(10, bankFamilies));

describe('a request that was let in before its account was deleted', () => {
  const locale = 'zh-TW';
  const requests: [string, string, (ctx: Context, problem: string) => Promise<unknown>][] = [
    ['a mock exam', 'exam_sittings', (ctx) => startExam({ ctx, input: { grade: 19, locale } })],
    ['an AI exam', 'gradings', (ctx) => startGrading({ ctx, input: { locale } })],
    ['events', 'learning_events', (ctx, level) => submitEvents({ ctx, input: { events: [levelEvent(level)] } })],
    ['settings', 'learning_settings', (ctx) => changeSettings({ ctx, input: { weeklyLetter: true, kids: false } })],
    ['the notebook', 'learning_settings', (ctx) => turnNotebook({ ctx, input: { isOn: true } })],
    [
      'a report',
      'problem_reports',
      (ctx, problem) => reportProblem({ ctx, input: { problem, reason: 'unclear', text: '' } }),
    ],
    ['letters of messages', 'message_settings', (ctx) => setEmailSetting({ ctx, input: { letters: true } })],
    ['a class', 'school_classes', (ctx) => addClass({ ctx, input: { name: 'Mei' } })],
  ];

  it.each(requests)('leaves nothing: %s', async (_, table, write) => {
    const [payload, problem] = [await platform(), await makeProblem()];
    const { id, username, token, password } = await makeMember();
    const user = { id, username, email: '', role: 'teacher', locale } as const;
    const ctx = { payload, user, session: null, now: () => new Date(), requestId: 'late', ip: randomUUID() };
    expect((await call('user/deletion', { token, body: { password } })).status).toBe(200);
    await expect(write(ctx, problem)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const owner = sql.raw(table === 'school_classes' ? 'teacher_id' : 'user_id');
    expect(await query(sql`SELECT 1 FROM ${sql.raw(table)} WHERE ${owner} = ${id}`)).toEqual([]);
  });
});

describe('a learner who is removed while something is written for them', () => {
  const rounds = 20;
  const raced: number[] = [];
  /** Rows of these accounts about learners that do not exist. */
  const left = (table: string) =>
    query(
      sql`SELECT 1 FROM ${sql.raw(table)} t WHERE user_id = ANY(${`{${raced.join()}}`}::int[]) AND person <> 0
        AND NOT EXISTS (SELECT 1 FROM learners l WHERE l.id = t.person)`,
    );
  async function race(
    write: (parent: Member, learner: string) => Promise<{ status: number }>,
    prepare?: (whose: { token: string; learner: string }) => Promise<void>,
  ) {
    const parents = await makeCrowd(rounds);
    raced.push(...parents.map(({ id }) => id));
    await Promise.all(
      parents.map(async (parent) => {
        const { id } = await addLearner(parent);
        await prepare?.({ token: parent.token, learner: id });
        const [written, removed] = await Promise.all([write(parent, id), removeLearner(parent, id)]);
        expect(removed.status).toBe(200);
        expect(written.status).toBeLessThan(500);
      }),
    );
  }

  it('sits no mock exam', async () => {
    await race(({ token }, learner) => beginExam({ token, learner }, 19));
    expect(await left('exam_sittings')).toEqual([]);
  });

  it('takes no AI exam', async () => {
    await race(({ token }, learner) => beginGrading({ token, learner }));
    expect(await left('gradings')).toEqual([]);
  });

  it('is removed though an answer or a certificate comes in that moment, and it goes along', async () => {
    const begun = new Map<string, string>();
    await race(
      ({ token }, learner) => handIn({ token }, begun.get(learner)!),
      async ({ token, learner }) => {
        const { body } = await beginExam({ token, learner }, 19);
        begun.set(learner, body.id);
        for (const { number } of body.asked) await answerExam({ token }, body.id, number, rightMove);
      },
    );
    await race(
      ({ token }, learner) => answerExam({ token }, begun.get(learner)!, 1, rightMove),
      async (whose) => void begun.set(whose.learner, (await beginExam(whose, 19)).body.id),
    );
    await race(
      ({ token }, learner) => answerGrading({ token }, begun.get(learner)!, 1, rightMove),
      async (whose) => void begun.set(whose.learner, (await beginGrading(whose)).body.id),
    );
    expect(await left('certificates')).toEqual([]);
  });
});
