import { dayNumber } from '@/lib/kernel/calendar';

/** Learners of an account (docs/product.md, "Family"). */
export const maxLearners = 8;
export const maxLearnerName = 40;
export const oldestBirthYear = 1900;

/** Without the day, which is not needed. */
export type Birth = { birthYear: number; birthMonth: number };

/** Months since the year 0, on the school's calendar. */
function monthNumber(now: Date): number {
  const day = new Date(dayNumber(now) * 86_400_000);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
}

/** Whole years, from the first of the month of birth on; negative before that. */
export function ageOf({ birthYear, birthMonth }: Birth, now: Date): number {
  return Math.floor((monthNumber(now) - (birthYear * 12 + birthMonth - 1)) / 12);
}
