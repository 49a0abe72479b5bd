import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** Apart from the columns, whose tables nobody reads while they are added: of a million problems tried this takes half a minute. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "problem_progress" p SET "first_at" = f."occurred_at", "first_lesson" = f."lesson", "is_solved_first" = f."solved"
  FROM (
    SELECT DISTINCT ON ("user_id", "person", "problem") "user_id", "person", "problem", "lesson", "occurred_at",
      coalesce(("data" ->> 'solved')::boolean, false) AS "solved"
    FROM "learning_events" WHERE "problem" IS NOT NULL
    ORDER BY "user_id", "person", "problem", "occurred_at", "public_id" COLLATE "C"
  ) f WHERE f."user_id" = p."user_id" AND f."person" = p."person" AND f."problem" = p."problem";
  UPDATE "level_progress" l SET "solved_at" = s."at"
  FROM (
    SELECT "user_id", "person", "problem", min("occurred_at") AS "at" FROM "learning_events"
    WHERE "kind" = 'level' AND ("data" ->> 'solved')::boolean GROUP BY 1, 2, 3
  ) s WHERE l."is_solved" AND s."user_id" = l."user_id" AND s."person" = l."person" AND s."problem" = l."problem";
  CREATE INDEX "user_person_firstAt_idx" ON "problem_progress" USING btree ("user_id","person","first_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "user_person_firstAt_idx";`);
}
