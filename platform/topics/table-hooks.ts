import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import type { AuthoredOf, AuthoredStep, LocalizedText } from '@/lib/lessons/authored-lesson';
import { videosIn, lockVideos } from '@/platform/videos/video-use';
import { minutesOf } from '@/platform/lessons/minutes-of';
import { practiceOf } from '@/lib/courses/practice';
import { isLocale, type Locale } from '@/lib/kernel/locale';
import { objectionText, publishFaults, shapeFaults } from '@/platform/lessons/lesson-faults';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { localeOfLanguage, textFor } from '@/platform/kernel/back-office/staff-text';
import { searchAnswers } from '@/platform/lessons/answer-search';
import { objectionsTo } from '@/platform/lessons/found';
import { posedBy } from '@/platform/lessons/posed-by';
import { _topics_v, course_plans_chapters_lessons, topics } from '@/platform/payload-generated-schema';
import { transactionOf, type Database } from '@/platform/kernel/database/database';
import { savesDraft } from '@/platform/kernel/back-office/define-table';
import { rejection } from '@/platform/kernel/back-office/rejection';

const languageOf = (req: PayloadRequest) => req.i18n?.language ?? 'en';

/** Rejects with all faults, one per line: the form shows them next to the steps and retains the input. */
function rejectFaults(req: PayloadRequest, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const errors = [{ path: 'steps', message: faults.join('\n') }];
  throw new ValidationError({ collection: 'topics', errors, req }, req.t);
}

/** A draft must have the shape of a lesson; a published lesson must be complete, with answers that the search confirms. */
export const checkLesson: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const steps: unknown = 'steps' in data ? data.steps : originalDoc?.steps;
  const isPublic = data._status === 'published';
  if (!isPublic && (steps === null || steps === undefined)) return data;
  rejectFaults(req, shapeFaults(steps ?? [], languageOf(req)));
  if (!isPublic) return data;
  const written = (steps ?? []) as AuthoredStep[];
  const db = await transactionOf(req);
  const id = originalDoc?.id as number | undefined;
  const around = {
    families: (data.families ?? originalDoc?.families ?? []) as unknown[],
    ...(await headOf(db, id, data, req.locale)),
  };
  rejectFaults(req, publishFaults(written, around, languageOf(req)));
  return { ...data, steps: await proved(req, written, await publicSteps(db, id)) };
};

type Head = { title: Partial<LocalizedText>; summary: Partial<LocalizedText> };

/** Title and summary in every language: those being saved, and those already stored. */
async function headOf(
  db: Database,
  id: number | undefined,
  data: { title?: unknown; summary?: unknown },
  locale: string | null | undefined,
): Promise<Head> {
  const latest =
    id === undefined
      ? undefined
      : await db.query._topics_v.findFirst({
          columns: { id: true },
          with: { _locales: { columns: { _locale: true, version_title: true, version_summary: true } } },
          where: and(eq(_topics_v.parent, id), eq(_topics_v.latest, true)),
        });
  const head: Head = { title: {}, summary: {} };
  for (const { _locale, version_title, version_summary } of latest?._locales ?? []) {
    head.title[_locale] = version_title ?? '';
    head.summary[_locale] = version_summary ?? '';
  }
  for (const name of ['title', 'summary'] as const) {
    const given = data[name];
    if (given && typeof given === 'object') Object.assign(head[name], given);
    else if (typeof given === 'string' && isLocale(locale)) head[name][locale as Locale] = given;
  }
  return head;
}

async function publicSteps(db: Database, id: number | undefined): Promise<AuthoredStep[]> {
  if (id === undefined) return [];
  const row = await db.query.topics.findFirst({
    columns: { steps: true },
    where: and(eq(topics.id, id), eq(topics._status, 'published')),
  });
  return (row?.steps ?? []) as AuthoredStep[];
}

type Question = AuthoredOf<'question'>;
const sameQuestion = (a: Question, b: AuthoredStep): boolean =>
  b.kind === 'question' &&
  isDeepStrictEqual(posedBy(a), posedBy(b)) &&
  isDeepStrictEqual([a.moves, a.otherwise], [b.moves, b.otherwise]);

/**
 * The steps with the trees that the search has found; questions already published are not searched again.
 * @throws where a stated answer differs from the search's
 */
async function proved(
  req: PayloadRequest,
  steps: readonly AuthoredStep[],
  known: readonly AuthoredStep[],
): Promise<AuthoredStep[]> {
  const asked = steps.flatMap((step, index) => {
    if (step.kind !== 'question' || known.some((other) => sameQuestion(step, other))) return [];
    const posed = posedBy(step);
    return posed ? [{ index, step, posed }] : [];
  });
  if (asked.length === 0) return [...steps];
  const found = await searchAnswers(asked.map(({ posed }) => posed));
  const result = [...steps];
  const faults = asked.flatMap(({ index, step }, place) => {
    const answers = found[place]!;
    if ('moves' in answers) {
      const { otherwise: _, ...question } = step;
      const { moves, otherwise } = answers;
      result[index] = { ...question, moves, ...(otherwise ? { otherwise } : {}) };
    }
    const where = { step: index, id: step.id, size: step.position.size };
    return objectionsTo(step.moves, answers).map((objection) => objectionText(objection, where, languageOf(req)));
  });
  rejectFaults(req, faults);
  return result;
}

/** A lesson that a course uses cannot be unpublished, renamed or deleted. */
export const protectTaughtLesson: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc) return data;
  const db = await transactionOf(req);
  const row = await db.query.topics.findFirst({
    columns: { code: true, _status: true },
    where: eq(topics.id, originalDoc.id as number),
  });
  if (!row?.code || row._status !== 'published') return data;
  const isTakenDown = data._status === 'draft' && !savesDraft(req);
  const isRenamed = data._status !== 'draft' && data.code !== undefined && data.code !== row.code;
  if (isTakenDown || isRenamed) await rejectIfTaught(req, db, row.code);
  return data;
};

export const protectTaughtTopic: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const db = await transactionOf(req);
  const row = await db.query.topics.findFirst({ columns: { code: true }, where: eq(topics.id, Number(id)) });
  if (row?.code) await rejectIfTaught(req, db, row.code);
};

async function rejectIfTaught(req: PayloadRequest, db: Database, code: string): Promise<void> {
  const locale = localeOfLanguage(req.i18n?.language);
  const rows = await db.query.course_plans_chapters_lessons.findMany({
    columns: { id: true },
    with: { _parentID: { with: { _parentID: { columns: { code: true }, with: { _locales: true } } } } },
    where: inArray(course_plans_chapters_lessons.code, [code, practiceOf(code)]),
  });
  const names = rows.map(({ _parentID: { _parentID: plan } }) => {
    const translation = plan._locales.find(({ _locale }) => _locale === locale) ?? plan._locales[0];
    return translation?.title ?? plan.code;
  });
  if (names.length === 0) return;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format([...new Set(names)]);
  throw rejection(409, textFor(req, complaints.topicIsTaught).replace('{courses}', list));
}

/** The videos of a lesson must exist and be playable; they cannot be deleted while a lesson uses them. The minutes of a published lesson include its videos. */
export const checkVideos: CollectionBeforeChangeHook = async ({ data, req }) => {
  const lengths = await lockVideos(await transactionOf(req), videosIn(data.steps));
  if (!lengths) throw rejection(400, textFor(req, complaints.filmMissing));
  return data._status === 'published' ? { ...data, minutes: minutesOf(data.steps as AuthoredStep[], lengths) } : data;
};
