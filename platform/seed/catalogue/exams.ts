import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { examOf, examPartNames, type ExamPart } from '@/lib/certificates/exam-rules';
import { examRef, freeExamGrade, productOfExam } from '@/lib/catalogue/exam-product';
import { readData, readEntries } from '@/platform/kernel/content/data';
import { grade, localized } from '@/platform/kernel/content/shapes';
import { problem } from './covers';
import { activeExcept, fill, lists, perLocale } from '@/platform/kernel/content/localized';
import { price } from './offered';
import { question } from './questions';
import type { Localized, SeedProduct } from './types';

const exam = z.strictObject({
  problem,
  /** What a student who passes can do. */
  shows: localized,
});

/** The nineteen exams with their rules, the easiest first; the page of the exams lists them from here. */
export const exams = readEntries('exams', exam)
  .map(([name, one]) => ({ ...examOf(grade.parse(Number(name.slice(1)))), ...one }))
  .sort((a, b) => b.grade - a.grade);

/** The names of the parts, as in the messages of the exam. */
const partNames = z.object({ exam: z.object({ parts: z.record(z.enum(examPartNames), z.string()) }) });
const named = perLocale((locale) => {
  const file = `messages/${locale}.json`;
  return partNames.parse(JSON.parse(readFileSync(file, 'utf8'))).exam.parts;
});
const partName = (part: ExamPart) => perLocale((locale) => named[locale][part]);

const phrases = readData(
  'phrases/exam',
  z.strictObject({
    title: localized,
    summary: localized,
    description: localized,
    information: localized,
    outcome: localized,
    includes: z.array(localized),
    questions: z.array(question),
    /** The question about refunds, of the exams that are sold. */
    refund: question,
    /** Texts and price of the exam that is free for every member. */
    free: z.strictObject({ description: localized, information: localized, price, question }),
    /** What all exams down to a grade share. */
    stages: z.array(z.strictObject({ downTo: grade, price, who: localized, advice: localized })),
  }),
);

function examProduct({
  grade: level,
  minutes,
  questions,
  pass,
  problem: sample,
  shows,
  parts,
}: (typeof exams)[number]): SeedProduct {
  const stage = phrases.stages.find(({ downTo }) => level >= downTo);
  if (!stage) throw new RangeError(`no stage for grade ${level}`);
  const names = parts.map(partName);
  const [a, b, c] = names as [Localized, Localized, Localized];
  const values = { grade: level, minutes, questions, pass, a, b, c, advice: stage.advice, shows };
  const description = fill(phrases.description, values);
  const free = level === freeExamGrade ? phrases.free : null;
  return {
    code: productOfExam(level),
    type: 'verification',
    isItp: false,
    isActive: activeExcept(),
    title: fill(phrases.title, values),
    summary: fill(phrases.summary, values),
    description: free ? fill(free.description, { description, grade: level }) : description,
    targetAudience: stage.who,
    infomation: fill((free ?? phrases).information, values),
    outcomes: lists(names.map((part) => fill(phrases.outcome, { part, grade: level }))),
    includes: lists(phrases.includes),
    contents: [],
    questions: [...phrases.questions, free ? free.question : phrases.refund],
    audience: level >= 11 ? ['adult', 'child'] : ['adult'],
    gradeFrom: level,
    gradeTo: level,
    lessonCount: null,
    stock: null,
    requiresShipping: false,
    featured: false,
    sortOrder: 200 + (19 - level),
    price: (free ?? stage).price,
    cover: structuredClone(sample.position),
    problem: sample,
    grants: [{ kind: 'exam', ref: examRef(level), amount: 1 }],
  };
}

/** Mock certification exams, G19 to G1. */
export const examProducts = exams.map(examProduct);
