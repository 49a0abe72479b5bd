import { addMonths } from '@/lib/kernel/calendar';

/** A link by which parents read a report (docs/product.md, "Reports"). */
const monthsOfLink = 12;
/** Open links per student: a large family needs several, each in its own language. */
export const maxOpenLinks = 10;

/** It ends a year after it was made, by the school's calendar. */
export const endOfLink = (madeAt: Date): Date => addMonths(madeAt, monthsOfLink);

type Link = { endsAt: Date; revokedAt: Date | null };
export const isOpenLink = ({ endsAt, revokedAt }: Link, now: Date): boolean => revokedAt === null && now < endsAt;

/** Whether a link opens the report for anyone who has it; it opens again if the student comes back to the class. */
export const opensReport = (
  link: Link,
  about: { state: 'active' | 'archived' | 'graduated'; isTeacherGone: boolean; isStudentGone: boolean },
  now: Date,
): boolean => isOpenLink(link, now) && about.state === 'active' && !about.isTeacherGone && !about.isStudentGone;
