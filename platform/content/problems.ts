import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { problemSchema } from '@/lib/contract/position';
import { bankFamilies } from '@/lib/domain/learning/families';
import { grade } from '@/platform/seed/shapes';

/** The bank is files, one for each family, made by command and never by hand. */
const folder = 'content/problems';

const bankFile = z.array(
  z.object({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/i),
    grade,
    family: z.enum(bankFamilies),
    problem: problemSchema,
    proof: z.unknown(),
  }),
);
export type BankEntry = z.output<typeof bankFile>[number];

export const readProblems = (): BankEntry[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .flatMap((file) => bankFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    : [];
