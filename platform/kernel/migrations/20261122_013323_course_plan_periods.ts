import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "course_plans" ADD COLUMN "starts_at" timestamp(3) with time zone;
  ALTER TABLE "course_plans" ADD COLUMN "ends_at" timestamp(3) with time zone;
  CREATE INDEX "course_plans_starts_at_idx" ON "course_plans" USING btree ("starts_at");
  CREATE INDEX "course_plans_ends_at_idx" ON "course_plans" USING btree ("ends_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "course_plans_starts_at_idx";
  DROP INDEX "course_plans_ends_at_idx";
  ALTER TABLE "course_plans" DROP COLUMN "starts_at";
  ALTER TABLE "course_plans" DROP COLUMN "ends_at";`)
}
