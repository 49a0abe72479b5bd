import { hrefFor } from '@/lib/kernel/links/href';

export const learnHref = (locale: string): string => hrefFor(locale, 'learn');
export const progressHref = (locale: string): string => hrefFor(locale, 'learn/progress');
export const messagesHref = (locale: string): string => hrefFor(locale, 'learn/messages');
export const notebookHref = (locale: string): string => hrefFor(locale, 'learn/notebook');
export const sharedHref = (locale: string): string => hrefFor(locale, 'learn/shared');
/** Where a teacher writes the lesson. */
export const ownLessonHref = (locale: string, id: string): string =>
  `${hrefFor(locale, 'teach/materials')}#/lesson/${id}`;
export const climbHref = (locale: string): string => hrefFor(locale, 'learn/ladder');
export const placementHref = (locale: string): string => hrefFor(locale, 'learn/ladder/placement');
/** `route`: '/level/…', '/after/…', '/theme/capture/15'; none: the learner's next level. */
export const playHref = (locale: string, route = ''): string =>
  `${hrefFor(locale, 'learn/ladder/play')}${route && `#${route}`}`;
/** `route`: '/…' one homework, '/…/…' a problem of it; none: the list. */
export const homeworkHref = (locale: string, route = ''): string =>
  `${hrefFor(locale, 'learn/homework')}${route && `#${route}`}`;
export const courseHref = (locale: string, course: string): string => hrefFor(locale, `learn/${course}`);
export const lessonHref = (locale: string, course: string, lesson: string): string =>
  hrefFor(locale, `learn/${course}/${lesson}`);
export const examsHref = (locale: string): string => hrefFor(locale, 'learn/exam');
export const lecturesHref = (locale: string): string => hrefFor(locale, 'learn/lectures');
export const gradingHref = (locale: string): string => hrefFor(locale, 'learn/grading');
export const examHref = (locale: string, grade: number): string => hrefFor(locale, `learn/exam/${grade}`);
