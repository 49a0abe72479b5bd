import * as z from 'zod';
import { productTypes } from '@/lib/catalogue/product-type';
import { readCourse } from '@/platform/courses/read-courses';
import { listedLesson } from '@/platform/topics/read-lessons';
import { readData } from '@/platform/kernel/content/data';
import { either, grade, isText, localized, nameOf } from '@/platform/kernel/content/shapes';
import { cover, problem } from './covers';
import { activeExcept, fill, lists } from '@/platform/kernel/content/localized';
import { availability, copy, price } from './offered';
import { question, questions } from './questions';
import type { Localized, SeedCoursePlan, SeedGrant, SeedProduct } from './types';

const phrases = readData(
  'phrases/course',
  z.strictObject({
    /** For a course whose topics come with practice sets of their own. */
    formatWithPractice: localized,
    format: localized,
    includesVideos: localized,
    includesPracticeSets: localized,
    includesPractice: localized,
    includesRecord: localized,
    includesExam: localized,
  }),
);
const included = readData('phrases/included', z.record(z.string(), localized));

export const courseShape = z.strictObject({
  ...copy,
  ...availability,
  type: z.enum(productTypes).default('hjjCoursePlan'),
  isItp: z.boolean().default(false),
  isTrial: z.boolean().default(false),
  featured: z.boolean().default(false),
  /** From the weakest to the strongest. */
  grades: z.tuple([grade, grade]),
  price,
  /** Default: the position of the problem. */
  cover: cover.optional(),
  problem,
  /** Grades whose mock exam comes with the course, one sitting each. */
  exams: z.array(grade).default([]),
  /** How many weeks the course takes at the pace it recommends; `{week}` in the copy. */
  weeks: z.number().int().positive().optional(),
  /** With `weeks`; `{each}` and `{total}` in the copy. */
  problemsPerWeek: z.number().int().positive().optional(),
  specialContent: localized.optional(),
  parents: z.strictObject({ target: localized, week: localized, unit: localized }).optional(),
  includes: z.array(either(isText, nameOf(included, 'inclusion'), localized)).default([phrases.includesRecord]),
  asks: z.array(nameOf(questions, 'question')),
  ownQuestions: z.array(question).default([]),
});
export type CourseInput = z.output<typeof courseShape>;

/** A course and the plan it opens; both carry the same code. */
export function course(code: string, input: CourseInput): { product: SeedProduct; plan: SeedCoursePlan } {
  const lessons = readCourse(code).chapters.flatMap((chapter) => chapter.lessons.map(listedLesson));
  const videos = lessons.filter((lesson) => !lesson.isPractice);
  const minutes = videos.map((lesson) => lesson.minutes);
  const practice = lessons.length - videos.length;
  const { weeks, problemsPerWeek } = input;
  const values = {
    n: lessons.length,
    videos: videos.length,
    practice,
    short: Math.min(...minutes),
    long: Math.max(...minutes),
    ...(weeks ? { week: weeks, perWeek: Math.ceil(lessons.length / weeks) } : {}),
    ...(weeks && problemsPerWeek ? { each: problemsPerWeek, total: weeks * problemsPerWeek } : {}),
  };
  const t = (text: Localized) => fill(text, values);
  const format = practice > 0 ? phrases.formatWithPractice : phrases.format;
  const grants: SeedGrant[] = [
    { kind: 'course', ref: code },
    ...input.exams.map((level): SeedGrant => ({ kind: 'exam', ref: `G${level}`, amount: 1 })),
  ];
  const product: SeedProduct = {
    code,
    type: input.type,
    isItp: input.isItp,
    isActive: activeExcept(input.hiddenIn),
    title: input.title,
    summary: t(input.summary),
    description: t(input.description),
    targetAudience: input.targetAudience,
    infomation: t(format),
    outcomes: lists(input.outcomes.map(t)),
    includes: lists([
      t(phrases.includesVideos),
      practice > 0 ? t(phrases.includesPracticeSets) : phrases.includesPractice,
      ...input.exams.map((level) => fill(phrases.includesExam, { grade: level })),
      ...input.includes.map(t),
    ]),
    contents: lessons.map((lesson, index) => ({ title: lesson.title, minutes: lesson.minutes, isSample: index === 0 })),
    questions: [...input.ownQuestions, ...input.asks],
    ...(input.specialContent ? { specialContent: input.specialContent } : {}),
    ...(input.parents
      ? {
          parentsZoneTarget: t(input.parents.target),
          parentsZoneWeek: t(input.parents.week),
          parentsZoneUnit: t(input.parents.unit),
        }
      : {}),
    audience: input.audience,
    gradeFrom: input.grades[0],
    gradeTo: input.grades[1],
    lessonCount: lessons.length,
    stock: null,
    requiresShipping: false,
    featured: input.featured,
    sortOrder: input.sortOrder,
    price: input.price,
    cover: input.cover ?? structuredClone(input.problem.position),
    problem: input.problem,
    grants,
  };
  const plan: SeedCoursePlan = {
    code,
    title: input.title,
    isTrial: input.isTrial,
    gradeFrom: input.grades[0],
    gradeTo: input.grades[1],
    lessonCount: lessons.length,
    productCode: code,
  };
  return { product, plan };
}
