import { freeExamGrade } from './exam-product';
import { startCourseHref } from '@/lib/kernel/links/href';

/** The address of the exam that is free for every member; not in `href.ts`, which each page loads. */
export const freeExamHref = (appUrl: string, locale: string): string =>
  startCourseHref(appUrl, locale, `exam/${freeExamGrade}`);
