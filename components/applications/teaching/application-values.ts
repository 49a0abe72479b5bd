import * as z from 'zod';
import type { PersonalApplication } from '@/lib/applications/contract';
import {
  eligibilities,
  experienceLength,
  teachingAnswersSchema,
  type TeachingAnswers,
} from '@/lib/applications/teaching-contract';

const { name, email, phone } = teachingAnswersSchema.required().shape;

export const contactSchema = z.object({ name, email, phone, website: z.literal('') });

/** What is required before it is sent in; a select has string values only. */
export const applicationSchema = z.object({
  name,
  email,
  phone,
  experience: z.string().trim().min(1).max(experienceLength),
  eligibility: z.string().refine((given) => (eligibilities as readonly string[]).includes(given)),
  ownGrade: z.string(),
  consent: z.boolean().refine(Boolean),
});
export type ApplicationValues = z.infer<typeof applicationSchema>;

export function valuesOf({ name, email, phone, answers }: PersonalApplication): ApplicationValues {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name,
    email,
    phone,
    experience: text(answers.experience),
    eligibility: text(answers.eligibility),
    ownGrade: text(answers.ownGrade),
    consent: answers.consent === true,
  };
}

/** The values that changed and are valid; an incomplete email address is not saved yet. */
export function changesOf(values: ApplicationValues, saved: ApplicationValues): TeachingAnswers {
  const { eligibility, ownGrade, ...rest } = values;
  const asked: Record<string, unknown> = { ...rest, eligibility: eligibility || null, ownGrade: ownGrade || null };
  const schemas: Record<string, z.ZodType> = teachingAnswersSchema.shape;
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([key, value]) =>
        values[key as keyof ApplicationValues] !== saved[key as keyof ApplicationValues] &&
        schemas[key]?.safeParse(value).success,
    ),
  );
}

export const isSame = (one: ApplicationValues, other: ApplicationValues): boolean =>
  (Object.keys(one) as (keyof ApplicationValues)[]).every((name) => one[name] === other[name]);
