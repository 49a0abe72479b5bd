import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_grading_questions_family" AS ENUM('capture', 'escape', 'double-atari', 'net', 'ladder', 'snapback', 'connect', 'cut', 'throw-in', 'shortage', 'race', 'live', 'kill', 'ko', 'endgame');
  CREATE TABLE "gradings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"level" numeric,
  	"weaker" numeric,
  	"stronger" numeric,
  	"confidence" numeric,
  	"open_key" varchar
  );
  
  CREATE TABLE "grading_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"grading_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"problem" varchar NOT NULL,
  	"family" "enum_grading_questions_family" NOT NULL,
  	"grade" numeric NOT NULL,
  	"data" jsonb NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"at" varchar,
  	"is_right" boolean
  );
  
  DROP INDEX "family_grade_idx";
  ALTER TABLE "gradings" ADD CONSTRAINT "gradings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grading_questions" ADD CONSTRAINT "grading_questions_grading_id_gradings_id_fk" FOREIGN KEY ("grading_id") REFERENCES "public"."gradings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grading_questions" ADD CONSTRAINT "grading_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "gradings_public_id_idx" ON "gradings" USING btree ("public_id");
  CREATE INDEX "gradings_user_idx" ON "gradings" USING btree ("user_id");
  CREATE UNIQUE INDEX "gradings_open_key_idx" ON "gradings" USING btree ("open_key");
  CREATE INDEX "user_person_startedAt_idx" ON "gradings" USING btree ("user_id","person","started_at");
  CREATE INDEX "grading_questions_grading_idx" ON "grading_questions" USING btree ("grading_id");
  CREATE INDEX "grading_questions_user_idx" ON "grading_questions" USING btree ("user_id");
  CREATE INDEX "grading_questions_grade_idx" ON "grading_questions" USING btree ("grade");
  CREATE UNIQUE INDEX "grading_number_idx" ON "grading_questions" USING btree ("grading_id","number");
  CREATE UNIQUE INDEX "grading_problem_idx" ON "grading_questions" USING btree ("grading_id","problem");
  CREATE INDEX "family_grade_publicId_idx" ON "problems" USING btree ("family","grade","public_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gradings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "grading_questions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gradings" CASCADE;
  DROP TABLE "grading_questions" CASCADE;
  DROP INDEX "family_grade_publicId_idx";
  CREATE INDEX "family_grade_idx" ON "problems" USING btree ("family","grade");
  DROP TYPE "public"."enum_grading_questions_family";`)
}
