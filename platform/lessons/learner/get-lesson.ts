import type { Lesson, StepProgress } from '@/lib/lessons/contract';
import type { Asked } from '@/platform/kernel/context';
import { lessonEntry, progressRows, type ProgressRow } from '@/platform/courses/states';
import { findCourse, findLesson, visitorOf, type InLanguage } from '@/platform/courses/visitor';
import { withVideoLinks } from '../video-steps';
import { accessTo } from './access';
import { readSteps } from './steps';

/** A lesson of a course; with its steps if this person may study it and opening it ends no right to a refund. */
export async function getLesson({ ctx, input }: Asked<InLanguage & { id: string; lesson: string }>): Promise<Lesson> {
  const visitor = await visitorOf(ctx, input);
  const { db, who } = visitor;
  const course = await findCourse(db, input.locale, input.id);
  const lesson = findLesson(course, input.lesson);
  const progress = who ? await progressRows(db, who, [lesson.id]) : new Map<string, ProgressRow>();
  const now = ctx.now();
  const access = await accessTo(visitor, course, lesson, now);
  const place = course.lessons.indexOf(lesson);
  return {
    ...lessonEntry(lesson, progress),
    course: { id: course.code, title: course.title, isTrial: course.isTrial, productId: course.productId },
    summary: lesson.summary,
    access,
    heldBy: access === 'closed' ? visitor.holdersOf(course, now) : [],
    steps:
      access === 'open'
        ? await withVideoLinks(ctx, who, await readSteps(db, lesson, input.locale), input.locale)
        : null,
    progress: stepProgress(progress.get(lesson.id)),
    previous: course.lessons[place - 1]?.id ?? null,
    next: course.lessons[place + 1]?.id ?? null,
  };
}

const stepProgress = (row: ProgressRow | undefined): StepProgress => ({
  done: (row?.done ?? []) as string[],
  step: row?.step ?? null,
  position: row?.position ?? 0,
});
