import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "problem_progress" ADD COLUMN "first_at" timestamp(3) with time zone;
  ALTER TABLE "problem_progress" ADD COLUMN "first_lesson" varchar;
  ALTER TABLE "problem_progress" ADD COLUMN "is_solved_first" boolean;
  ALTER TABLE "level_progress" ADD COLUMN "solved_at" timestamp(3) with time zone;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "problem_progress" DROP COLUMN "first_at";
  ALTER TABLE "problem_progress" DROP COLUMN "first_lesson";
  ALTER TABLE "problem_progress" DROP COLUMN "is_solved_first";
  ALTER TABLE "level_progress" DROP COLUMN "solved_at";`);
}
