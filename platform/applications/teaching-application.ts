import * as z from 'zod';
import { eligibilities, ownGrades, type TeachingAnswers } from '@/lib/applications/teaching-contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { personKey } from './begin';
import type { ApplicationRow } from './application-rows';

type Kept = PersonalApplication['answers'];
/**
 * Answers as they are kept. The shop's own are `renews`, the application before; `fee`, the price at the approval; `keepsRole`, that the account
 * was a teacher's before and stays one.
 */
type Asked = Pick<TeachingAnswers, 'experience' | 'eligibility' | 'ownGrade' | 'consent'>;

export const answersOf = ({ answers }: Pick<ApplicationRow, 'answers'>) => (answers ?? {}) as Kept;

/** One live application of a person; a renewal stands beside the one it renews. */
export const applicationKey = (email: string, name: string, renews: Kept[string] | undefined) =>
  personKey({ kind: 'teaching', subjectId: null, groupId: typeof renews === 'string' ? renews : null }, email, name);

/** What was kept with what was changed; null takes an answer back. */
export function withAnswers(kept: Kept, { experience, eligibility, ownGrade, consent }: Asked): Kept {
  const given = { experience, eligibility, ownGrade, consent };
  const all: Record<string, Kept[string] | null | undefined> = { ...kept };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) all[name] = value;
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Kept[string]] => entry[1] !== null && entry[1] !== undefined),
  );
}

/** What must be answered before an application is sent in. */
export const completeAnswers = z.object({
  experience: z.string().min(1),
  eligibility: z.enum(eligibilities),
  ownGrade: z.enum(ownGrades).optional(),
  consent: z.literal(true),
});
