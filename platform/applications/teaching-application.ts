import * as z from 'zod';
import { eligibilities, ownGrades, type TeachingAnswers } from '@/lib/applications/teaching-contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { personKey } from './begin';
import type { ApplicationRow } from './application-rows';

type StoredAnswers = PersonalApplication['answers'];
/**
 * Answers as they are stored. Set by the shop: `renews`, the previous application; `fee`, the price at the approval;
 * `keepsRole`, that the account was a teacher's before and stays one.
 */
type Asked = Pick<TeachingAnswers, 'experience' | 'eligibility' | 'ownGrade' | 'consent'>;

export const answersOf = ({ answers }: Pick<ApplicationRow, 'answers'>) => (answers ?? {}) as StoredAnswers;

/** One live application per person; a renewal is a second one beside the application it renews. */
export const applicationKey = (email: string, name: string, renews: StoredAnswers[string] | undefined) =>
  personKey({ kind: 'teaching', subjectId: null, groupId: typeof renews === 'string' ? renews : null }, email, name);

/** The stored answers with the changes; null removes an answer. */
export function withAnswers(
  stored: StoredAnswers,
  { experience, eligibility, ownGrade, consent }: Asked,
): StoredAnswers {
  const given = { experience, eligibility, ownGrade, consent };
  const all: Record<string, StoredAnswers[string] | null | undefined> = { ...stored };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) all[name] = value;
  return Object.fromEntries(
    Object.entries(all).filter(
      (entry): entry is [string, StoredAnswers[string]] => entry[1] !== null && entry[1] !== undefined,
    ),
  );
}

/** What must be answered before an application is submitted. */
export const completeAnswers = z.object({
  experience: z.string().min(1),
  eligibility: z.enum(eligibilities),
  ownGrade: z.enum(ownGrades).optional(),
  consent: z.literal(true),
});
