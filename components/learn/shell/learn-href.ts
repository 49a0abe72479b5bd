import { hrefFor } from '@/lib/i18n/href';

export const learnHref = (locale: string): string => hrefFor(locale, 'learn');
export const progressHref = (locale: string): string => hrefFor(locale, 'learn/progress');
export const courseHref = (locale: string, course: string): string => hrefFor(locale, `learn/${course}`);
export const lessonHref = (locale: string, course: string, lesson: string): string =>
  hrefFor(locale, `learn/${course}/${lesson}`);
export const examsHref = (locale: string): string => hrefFor(locale, 'learn/exam');
export const examHref = (locale: string, grade: number): string => hrefFor(locale, `learn/exam/${grade}`);
