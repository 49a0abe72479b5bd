import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ladder_levels_theme" AS ENUM('capture', 'life', 'tesuji', 'connection', 'race', 'endgame');
  ALTER TYPE "public"."enum_learning_events_kind" ADD VALUE 'level';
  ALTER TYPE "public"."enum_learning_events_kind" ADD VALUE 'placed';
  CREATE TABLE "ladder_levels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"problem" varchar NOT NULL,
  	"theme" "enum_ladder_levels_theme" NOT NULL,
  	"grade" numeric NOT NULL,
  	"place" numeric NOT NULL,
  	"number" numeric NOT NULL,
  	"revision" varchar NOT NULL
  );
  
  CREATE TABLE "level_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"problem" varchar NOT NULL,
  	"grade" numeric NOT NULL,
  	"tries" numeric NOT NULL,
  	"is_solved" boolean DEFAULT false NOT NULL,
  	"is_first_try" boolean DEFAULT false NOT NULL,
  	"first_at" timestamp(3) with time zone NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "level_progress" ADD CONSTRAINT "level_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "problem_idx" ON "ladder_levels" USING btree ("problem");
  CREATE UNIQUE INDEX "theme_place_idx" ON "ladder_levels" USING btree ("theme","place");
  CREATE UNIQUE INDEX "theme_grade_number_idx" ON "ladder_levels" USING btree ("theme","grade","number");
  CREATE INDEX "grade_number_idx" ON "ladder_levels" USING btree ("grade","number");
  CREATE INDEX "level_progress_user_idx" ON "level_progress" USING btree ("user_id");
  CREATE UNIQUE INDEX "user_person_problem_4_idx" ON "level_progress" USING btree ("user_id","person","problem");
  CREATE INDEX "user_person_lastAt_idx" ON "level_progress" USING btree ("user_id","person","last_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "learning_events" WHERE "kind" IN ('level', 'placed');
  DROP TABLE "ladder_levels" CASCADE;
  DROP TABLE "level_progress" CASCADE;
  ALTER TABLE "learning_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_learning_events_kind";
  CREATE TYPE "public"."enum_learning_events_kind" AS ENUM('opened', 'reached', 'stepDone', 'finished', 'attempt');
  ALTER TABLE "learning_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_learning_events_kind" USING "kind"::"public"."enum_learning_events_kind";
  DROP TYPE "public"."enum_ladder_levels_theme";`)
}
