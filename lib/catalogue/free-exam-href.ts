import { freeExamGrade } from './exam-product';
import { startCourseHref } from '@/lib/kernel/links/href';

/** Where the exam that is every member's begins; not in `href.ts`, which each page loads. */
export const freeExamHref = (appUrl: string, locale: string): string =>
  startCourseHref(appUrl, locale, `exam/${freeExamGrade}`);
