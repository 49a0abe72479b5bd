import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lesson_progress" ADD COLUMN "mastery_need" numeric DEFAULT 4 NOT NULL;
  ALTER TABLE "lesson_progress" ADD COLUMN "mastery_of" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "learning_settings" ADD COLUMN "weekly_since" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lesson_progress" DROP COLUMN "mastery_need";
  ALTER TABLE "lesson_progress" DROP COLUMN "mastery_of";
  ALTER TABLE "learning_settings" DROP COLUMN "weekly_since";`)
}
