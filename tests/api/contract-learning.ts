import { eventOperations } from '@/lib/events/contract';
import { studyOperations } from '@/lib/courses/study-contract';
import { lessonOperations, type Lesson } from '@/lib/lessons/contract';
import { progressOperations } from '@/lib/progress/contract';
import { learningSettingsOperations } from '@/lib/learn/contract';
import { videoOperations } from '@/lib/videos/contract';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { climbOperations, type Climb } from '@/lib/climb/contract';
import { lectureOperations, type Lectures } from '@/lib/lectures/contract';
import { notebookOperations, type Notebook, type NotebookReview } from '@/lib/notebook/contract';
import { problemReportOperations } from '@/lib/problem-reports/contract';
import { weeklyEmailOperations } from '@/lib/mail/email-stop';
import { seedClimb } from '@/platform/seed/climb';
import { stopToken } from '@/platform/progress/weekly/stop-token';
import { showVideo, watchableVideo } from '../setup/videos';
import { platform, query, sql, type Member } from '../setup/fixtures';
import { eventOf, makeCourse, makeProblem } from '../setup/learning';
import { grantLectures, makeLecture, makeReplay } from '../setup/lectures';
import type { Ask } from './contract-ask';

/** Each operation of lessons, the climb, the notebook, reports of problems and the weekly email. */
export async function askLearning(ask: Ask, member: Member): Promise<void> {
  const { token } = member;
  const trial = await makeCourse({ isTrial: true });
  await makeProblem();
  const ofLesson = { params: { id: trial.code, lesson: trial.lessons[0]! }, query: { locale: 'ja-JP' } };
  await ask(eventOperations.submit, { token, body: { events: [eventOf('opened', trial, trial.lessons[0]!)] } });
  await ask(studyOperations.today, { token, query: { locale: 'zh-TW' } });
  await ask(studyOperations.course, { token, params: { id: trial.code }, query: { locale: 'zh-TW' } });
  await ask(lessonOperations.lesson, { token, ...ofLesson });
  await ask(lessonOperations.exercises, ofLesson);
  // A placement asks two problems of a grade.
  await makeProblem();
  await seedClimb(await platform());
  const { next } = await ask<Climb>(climbOperations.ladder, { token, query: {} });
  const { theme, grade, id: level } = next!;
  await ask(climbOperations.levels, { token, query: { theme, grade: String(grade) } });
  await ask(climbOperations.nextLevel, { token, query: {} });
  await ask(climbOperations.packSize, { token, params: { pack: 'next' } });
  await ask(climbOperations.pack, { token, params: { pack: 'next' } });
  await ask(climbOperations.level, { token, params: { id: level } });
  await ask(climbOperations.energy, { token, query: {} });
  await ask(climbOperations.placement, { token, body: { answers: [] } });
  await askVideos(ask);
  await askLectures(ask, member);
  await ask(progressOperations.progress, { token, query: { locale: 'en-US' } });
  await ask(learningSettingsOperations.changeSettings, { token, body: { weeklyLetter: true, kids: false } });
  expect(await ask(learningSettingsOperations.settings, { token })).toEqual({
    weeklyLetter: true,
    kids: false,
    isEmailProved: false,
  });
  await ask(notebookOperations.turn, { token, body: { isOn: true } });
  const wrong = { step: 'practice', problem: await makeProblem(), moves: ['A1'] };
  await makeProblem();
  await ask(eventOperations.submit, {
    token,
    body: { events: [eventOf('attempt', trial, trial.lessons[2]!, wrong)] },
  });
  await query(sql`UPDATE notebook_cards SET due_on = due_on - 1 WHERE user_id = ${member.id}`);
  expect(await ask<Notebook>(notebookOperations.notebook, { token })).toMatchObject({ isOn: true, left: 1 });
  const [due] = await ask<NotebookReview[]>(notebookOperations.draw, { token });
  const review = {
    id: randomUUID(),
    occurredAt: new Date().toISOString(),
    card: due!.card,
    problem: due!.shown.id,
    moves: ['D5'],
    hints: 0,
    milliseconds: 900,
  };
  expect(await ask(notebookOperations.review, { token, body: { reviews: [review] } })).toEqual({
    accepted: [review.id],
    rejected: [],
  });
  await ask(notebookOperations.undo, { token, params: { id: review.id } });
  await ask(notebookOperations.startOver, { token });
  await ask(notebookOperations.cards, { token, query: { family: 'capture', grade: '19', locale: 'zh-TW' } });
  await ask(notebookOperations.save, { token, query: { format: 'sgf', locale: 'zh-TW' } });
  await ask(notebookOperations.removeCard, { token, params: { id: due!.card } });
  await ask(problemReportOperations.report, { token, body: { problem: wrong.problem, reason: 'unclear' } });
  await query(sql`UPDATE problem_reports SET outcome = 'stays', answered_at = now() WHERE user_id = ${member.id}`);
  expect(await ask(problemReportOperations.answered, { token, query: { locale: 'zh-TW' } })).toHaveLength(1);
  const stopLink = { query: { token: stopToken((await platform()).secret, { user: member.id, person: 0 }) } };
  await ask(weeklyEmailOperations.stopPage, stopLink);
  await ask(weeklyEmailOperations.stop, stopLink);
}

async function askLectures(ask: Ask, member: Member): Promise<void> {
  const { token } = member;
  const [joinable, over] = [await makeLecture(), await makeReplay()];
  await grantLectures(member);
  const { isOpen } = await ask<Lectures>(lectureOperations.lectures, { token, query: { locale: 'zh-TW' } });
  expect(isOpen).toBe(true);
  await ask(lectureOperations.join, { token, params: { id: joinable }, body: {} });
  await ask(lectureOperations.replay, { token, params: { id: over }, query: { locale: 'zh-TW' } });
}

async function askVideos(ask: Ask): Promise<void> {
  const watched = await watchableVideo('WEBVTT\n\n00:00.000 --> 00:01.000\n氣\n');
  const shown = await makeCourse({ topics: 1 });
  await showVideo(shown.topics[0]!, watched);
  const { steps } = await ask<Lesson>(lessonOperations.lesson, {
    params: { id: shown.code, lesson: shown.topics[0]! },
    query: { locale: 'zh-TW' },
  });
  const step = steps?.find(({ kind }) => kind === 'film');
  if (step?.kind !== 'film') throw new Error('no film');
  for (const [operation, link] of [
    [videoOperations.film, step.src],
    [videoOperations.filmCaptions, step.captions!],
  ] as const) {
    const { pathname, searchParams } = new URL(link, 'http://localhost');
    const key = pathname.split('/')[5]!;
    await ask(operation, { params: { id: key, locale: 'zh-TW' }, query: Object.fromEntries(searchParams) });
  }
}
