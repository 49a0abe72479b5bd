import { learningSettingsOperations } from '@/lib/learn/contract';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { examOperations } from '@/lib/exams/contract';
import { gradingOperations } from '@/lib/grading/contract';
import { climbOperations } from '@/lib/climb/contract';
import { learnerOperations } from '@/lib/family/contract';
import type { LearningEvent } from '@/lib/events/contract';
import { notebookOperations } from '@/lib/notebook/contract';
import { climbThemes } from '@/lib/climb/climb';
import type { Problem } from '@/lib/go/position';
import { solutionOf } from '@/lib/go/problem';
import {
  exam_sittings,
  grading_questions,
  gradings,
  learning_events,
  users,
} from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { placesOf } from '@/platform/climb/levels';
import { demoToken, demoUser } from './demo-caller';
import { DemoLearner } from './demo-learner';

const day = 86_400_000;
/** Age of the demonstration learner's account: events before its creation would not count. */
const daysHere = 45;
/** The strongest grade of which levels are solved, from the weakest on: half of the climb. */
const upTo = 11;
const levelsEach = 4;
/** Every sixth level is failed at first, so that the notebook has cards. */
const missedEvery = 6;
const wrongInExam = 3;

/**
 * Gives the demonstration learner a past to look at: half of the climb, mistakes in the notebook, a mock exam passed, an AI exam, a trial begun, and
 * a child's course. It uses the same operations as every learner's device. It runs once: an account with events is skipped.
 */
export async function seedDemoLearning(payload: Payload): Promise<void> {
  const db = database(payload);
  const account = await demoUser(payload, 'learner');
  if (!account || (await db.$count(learning_events, eq(learning_events.user, account.id))) > 0) return;
  const since = new Date(Date.now() - daysHere * day);
  await db.update(users).set({ createdAt: since.toISOString() }).where(eq(users.id, account.id));
  const learner = new Learner(payload, await demoToken(payload, account), since);
  await learner.climb();
  await learner.study('trial-01', 3);
  await learner.send(notebookOperations.turn, { body: { isOn: true } });
  await learner.sit(15);
  await learner.findGrade();
  const [child] = await learner.send(learnerOperations.list);
  if (child) {
    await learner.send(learningSettingsOperations.changeSettings, {
      query: { learner: child.id },
      body: { weeklyLetter: false, kids: true },
    });
    await learner.study('kidbasic', 5, child.id);
  }
  await learner.logOut();
}

class Learner extends DemoLearner {
  async climb(): Promise<void> {
    const { cells } = await this.send(climbOperations.ladder);
    const ids: string[] = [];
    for (const theme of climbThemes)
      for (const { grade } of cells.filter((cell) => cell.theme === theme && cell.grade >= upTo)) {
        const levels = await this.send(climbOperations.levels, { query: { theme, grade: String(grade) } });
        ids.push(...levels.slice(0, levelsEach).map(({ id }) => id));
      }
    const places = await placesOf(database(this.payload), ids);
    const upwards = ids.map((id) => places.get(id)!).sort((a, b) => b.grade - a.grade);
    const events = upwards.flatMap(({ id, problem, defences }, index): LearningEvent[] => {
      const about = { kind: 'level' as const, level: id, hints: 0, milliseconds: 20_000 + ((index * 7919) % 40_000) };
      const solved = { ...about, moves: solutionOf(problem), solved: true, defences: defences.map(solutionOf) };
      const isMissed = index % missedEvery === missedEvery - 1;
      const part = index / upwards.length;
      return [
        // Looked at the answer first, then solved it.
        ...(isMissed ? [{ ...this.at(part), ...about, moves: [], solved: false }] : []),
        { ...this.at(part + 0.1 / upwards.length), ...solved },
      ];
    });
    await this.submit(events);
  }

  /** A mock exam, with a few questions missed. */
  async sit(grade: number): Promise<void> {
    const query = { locale: 'zh-TW' };
    const { id } = await this.send(examOperations.start, { params: { grade }, query, body: {} });
    // The API does not reveal the answers.
    const [sitting] = await database(this.payload)
      .select({ questions: exam_sittings.questions })
      .from(exam_sittings)
      .where(eq(exam_sittings.publicId, id));
    const questions = sitting!.questions as { problem: Problem }[];
    for (const [index, { problem }] of questions.slice(wrongInExam).entries())
      await this.send(examOperations.answer, {
        params: { id, number: index + 1 + wrongInExam },
        body: { at: solutionOf(problem)[0]! },
      });
    await this.send(examOperations.finish, { params: { id }, query });
  }

  /** An AI exam: problems no harder than the solved levels are answered right, all others as unknown. */
  async findGrade(): Promise<void> {
    const query = { locale: 'zh-TW' };
    const db = database(this.payload);
    let sitting = await this.send(gradingOperations.start, { query, body: {} });
    while (sitting.question) {
      const { id, question } = sitting;
      const { grading, number, grade, data } = grading_questions;
      // The API does not reveal the answers.
      const [asked] = await db
        .select({ grade, data })
        .from(grading_questions)
        .innerJoin(gradings, eq(gradings.id, grading))
        .where(and(eq(gradings.publicId, id), eq(number, question.number)));
      sitting = await this.send(gradingOperations.answer, {
        params: { id, number: question.number },
        query,
        body: { at: asked!.grade >= upTo ? solutionOf(asked!.data as Problem)[0]! : null },
      });
    }
  }
}
