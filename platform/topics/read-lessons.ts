import { locales, type Locale } from '@/lib/kernel/locale';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { lessonMinutes } from '@/lib/lessons/lesson';
import { isPractice, practiceMinutes, topicOf } from '@/lib/courses/practice';
import { readData } from '@/platform/kernel/content/data';
import { fill } from '@/platform/kernel/content/localized';
import { localized, type Localized } from '@/platform/kernel/content/shapes';
import * as z from 'zod';
import { authoredOf, lessonOf, readTopic, type Topic } from './topics';

/** A topic as it is stored. */
export type ReadLesson = {
  code: string;
  grade: number;
  families: Topic['data']['families'];
  title: Localized;
  summary: Localized;
  /** Minutes of the language that takes longest. */
  minutes: number;
  steps: AuthoredStep[];
};

const inEach = <T>(textIn: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Record<Locale, T>;

const read = new Map<string, ReadLesson>();
/** @throws where there is no such topic, or its parts do not match */
export function readLesson(code: string): ReadLesson {
  const known = read.get(code);
  if (known) return known;
  const topic = readTopic(code);
  const { grade, families } = topic.data;
  const lesson = {
    code,
    grade,
    families,
    steps: authoredOf(topic),
    title: inEach((locale) => topic.texts[locale].title),
    summary: inEach((locale) => topic.texts[locale].summary),
    minutes: Math.max(...locales.map((locale) => lessonMinutes(lessonOf(topic, locale)))),
  };
  read.set(code, lesson);
  return lesson;
}

const phrases = readData('phrases/lesson', z.strictObject({ practiceLesson: localized }));

/** A lesson of a course, as its catalogue lists it. */
export function listedLesson(lesson: string): { title: Localized; minutes: number; isPractice?: true } {
  const { title, minutes, families } = readLesson(topicOf(lesson));
  if (!isPractice(lesson)) return { title, minutes };
  if (families.length === 0) throw new Error(`${lesson}: the topic names no family of the bank to practise`);
  return { title: fill(phrases.practiceLesson, { topic: title }), minutes: practiceMinutes, isPractice: true };
}
