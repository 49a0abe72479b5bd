import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';
import { joinSteps } from './data/lesson-steps';

/** A lesson's boards stand once, its words in each language beside them. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "topics" ADD COLUMN "steps" jsonb;
  ALTER TABLE "_topics_v" ADD COLUMN "version_steps" jsonb;`);
  await joinSteps(db);
  await db.execute(sql`
   ALTER TABLE "topics_locales" DROP COLUMN "steps";
  ALTER TABLE "_topics_v_locales" DROP COLUMN "version_steps";`);
}

/** The lists of each language are not made again: the seed brings what the files have. */
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "topics_locales" ADD COLUMN "steps" jsonb;
  ALTER TABLE "_topics_v_locales" ADD COLUMN "version_steps" jsonb;
  ALTER TABLE "topics" DROP COLUMN "steps";
  ALTER TABLE "_topics_v" DROP COLUMN "version_steps";`);
}
