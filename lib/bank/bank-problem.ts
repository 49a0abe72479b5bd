import * as z from 'zod';
import { bankFamilies } from './families';
import { learningName } from './learning-name';
import { problemSchema } from '@/lib/go/position-shape';
import { integer } from '@/lib/kernel/api/shapes';

/** A problem of the bank as it is sent to learners and teachers. */
export const bankProblemSchema = z.object({
  id: learningName,
  grade: integer,
  family: z.enum(bankFamilies),
  problem: problemSchema,
});
export type BankProblem = z.infer<typeof bankProblemSchema>;
