import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_problem_reports_reason" ADD VALUE 'wrongGrade';
  ALTER TYPE "public"."enum_problem_reports_outcome" ADD VALUE 'gradeCorrected' BEFORE 'withdrawn';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "problem_reports" ALTER COLUMN "reason" SET DATA TYPE text;
  DROP TYPE "public"."enum_problem_reports_reason";
  CREATE TYPE "public"."enum_problem_reports_reason" AS ENUM('alsoRight', 'wrongAnswer', 'unclear');
  ALTER TABLE "problem_reports" ALTER COLUMN "reason" SET DATA TYPE "public"."enum_problem_reports_reason" USING "reason"::"public"."enum_problem_reports_reason";
  ALTER TABLE "problem_reports" ALTER COLUMN "outcome" SET DATA TYPE text;
  DROP TYPE "public"."enum_problem_reports_outcome";
  CREATE TYPE "public"."enum_problem_reports_outcome" AS ENUM('corrected', 'withdrawn', 'stays');
  ALTER TABLE "problem_reports" ALTER COLUMN "outcome" SET DATA TYPE "public"."enum_problem_reports_outcome" USING "outcome"::"public"."enum_problem_reports_outcome";`)
}
