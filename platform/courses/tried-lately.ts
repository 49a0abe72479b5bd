import { and, gt } from '@payloadcms/db-postgres/drizzle';
import { lately } from '@/lib/courses/practice';
import { problem_progress } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ofPerson, type Person } from '@/platform/family/person';

/** Subquery: the ids of the problems that a person tried lately. */
export const triedLately = (db: Database, who: Person | null, now: Date) =>
  db
    .select({ problem: problem_progress.problem })
    .from(problem_progress)
    .where(and(ofPerson(problem_progress, who), gt(problem_progress.lastAt, lately(now).toISOString())));
