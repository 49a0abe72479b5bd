import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_topics_families" AS ENUM('capture', 'escape', 'double-atari', 'net', 'ladder', 'snapback', 'connect', 'cut', 'throw-in', 'shortage', 'race', 'live', 'kill', 'ko', 'endgame');
  CREATE TYPE "public"."enum_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topics_v_version_families" AS ENUM('capture', 'escape', 'double-atari', 'net', 'ladder', 'snapback', 'connect', 'cut', 'throw-in', 'shortage', 'race', 'live', 'kill', 'ko', 'endgame');
  CREATE TYPE "public"."enum__topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topics_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_problems_family" AS ENUM('capture', 'escape', 'double-atari', 'net', 'ladder', 'snapback', 'connect', 'cut', 'throw-in', 'shortage', 'race', 'live', 'kill', 'ko', 'endgame');
  CREATE TYPE "public"."enum_learning_events_kind" AS ENUM('opened', 'reached', 'stepDone', 'finished', 'attempt');
  CREATE TABLE "course_plans_chapters_lessons" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL
  );
  
  CREATE TABLE "course_plans_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "course_plans_chapters_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "topics_families" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_topics_families",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"grade" numeric,
  	"minutes" numeric,
  	"revision" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_topics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "topics_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"steps" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_topics_v_version_families" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__topics_v_version_families",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_grade" numeric,
  	"version_minutes" numeric,
  	"version_revision" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__topics_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_topics_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_steps" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "problems" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"family" "enum_problems_family" NOT NULL,
  	"grade" numeric NOT NULL,
  	"data" jsonb NOT NULL,
  	"proof" jsonb,
  	"revision" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "learning_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"kind" "enum_learning_events_kind" NOT NULL,
  	"course" varchar NOT NULL,
  	"lesson" varchar NOT NULL,
  	"step" varchar,
  	"problem" varchar,
  	"data" jsonb,
  	"occurred_at" timestamp(3) with time zone NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "lesson_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"lesson" varchar NOT NULL,
  	"opened_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"seconds" numeric NOT NULL,
  	"done" jsonb NOT NULL,
  	"step" varchar,
  	"position" numeric NOT NULL,
  	"courses" jsonb NOT NULL,
  	"tried" numeric NOT NULL,
  	"solved" numeric NOT NULL,
  	"recent" jsonb NOT NULL
  );
  
  CREATE TABLE "problem_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"problem" varchar NOT NULL,
  	"grade" numeric NOT NULL,
  	"tries" numeric NOT NULL,
  	"is_solved" boolean DEFAULT false NOT NULL,
  	"is_first_try" boolean DEFAULT false NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "learning_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"weekly_letter" boolean DEFAULT false NOT NULL,
  	"kids" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "course_plans" ADD COLUMN "revision" varchar;
  ALTER TABLE "course_plans_chapters_lessons" ADD CONSTRAINT "course_plans_chapters_lessons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."course_plans_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans_chapters" ADD CONSTRAINT "course_plans_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."course_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans_chapters_locales" ADD CONSTRAINT "course_plans_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."course_plans_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_families" ADD CONSTRAINT "topics_families_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_version_families" ADD CONSTRAINT "_topics_v_version_families_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v" ADD CONSTRAINT "_topics_v_parent_id_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "problem_progress" ADD CONSTRAINT "problem_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "course_plans_chapters_lessons_order_idx" ON "course_plans_chapters_lessons" USING btree ("_order");
  CREATE INDEX "course_plans_chapters_lessons_parent_id_idx" ON "course_plans_chapters_lessons" USING btree ("_parent_id");
  CREATE INDEX "course_plans_chapters_order_idx" ON "course_plans_chapters" USING btree ("_order");
  CREATE INDEX "course_plans_chapters_parent_id_idx" ON "course_plans_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "course_plans_chapters_locales_locale_parent_id_unique" ON "course_plans_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "topics_families_order_idx" ON "topics_families" USING btree ("order");
  CREATE INDEX "topics_families_parent_idx" ON "topics_families" USING btree ("parent_id");
  CREATE UNIQUE INDEX "topics_code_idx" ON "topics" USING btree ("code");
  CREATE INDEX "topics_grade_idx" ON "topics" USING btree ("grade");
  CREATE INDEX "topics_updated_at_idx" ON "topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "topics" USING btree ("created_at");
  CREATE INDEX "topics__status_idx" ON "topics" USING btree ("_status");
  CREATE UNIQUE INDEX "topics_locales_locale_parent_id_unique" ON "topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_topics_v_version_families_order_idx" ON "_topics_v_version_families" USING btree ("order");
  CREATE INDEX "_topics_v_version_families_parent_idx" ON "_topics_v_version_families" USING btree ("parent_id");
  CREATE INDEX "_topics_v_parent_idx" ON "_topics_v" USING btree ("parent_id");
  CREATE INDEX "_topics_v_version_version_code_idx" ON "_topics_v" USING btree ("version_code");
  CREATE INDEX "_topics_v_version_version_grade_idx" ON "_topics_v" USING btree ("version_grade");
  CREATE INDEX "_topics_v_version_version_updated_at_idx" ON "_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_topics_v_version_version_created_at_idx" ON "_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_topics_v_version_version__status_idx" ON "_topics_v" USING btree ("version__status");
  CREATE INDEX "_topics_v_created_at_idx" ON "_topics_v" USING btree ("created_at");
  CREATE INDEX "_topics_v_updated_at_idx" ON "_topics_v" USING btree ("updated_at");
  CREATE INDEX "_topics_v_snapshot_idx" ON "_topics_v" USING btree ("snapshot");
  CREATE INDEX "_topics_v_published_locale_idx" ON "_topics_v" USING btree ("published_locale");
  CREATE INDEX "_topics_v_latest_idx" ON "_topics_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_topics_v_locales_locale_parent_id_unique" ON "_topics_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "problems_public_id_idx" ON "problems" USING btree ("public_id");
  CREATE INDEX "problems_grade_idx" ON "problems" USING btree ("grade");
  CREATE INDEX "problems_updated_at_idx" ON "problems" USING btree ("updated_at");
  CREATE INDEX "problems_created_at_idx" ON "problems" USING btree ("created_at");
  CREATE INDEX "family_grade_idx" ON "problems" USING btree ("family","grade");
  CREATE INDEX "learning_events_user_idx" ON "learning_events" USING btree ("user_id");
  CREATE UNIQUE INDEX "user_publicId_idx" ON "learning_events" USING btree ("user_id","public_id");
  CREATE INDEX "user_person_lesson_idx" ON "learning_events" USING btree ("user_id","person","lesson");
  CREATE INDEX "user_person_problem_idx" ON "learning_events" USING btree ("user_id","person","problem");
  CREATE INDEX "user_person_occurredAt_idx" ON "learning_events" USING btree ("user_id","person","occurred_at");
  CREATE INDEX "lesson_progress_user_idx" ON "lesson_progress" USING btree ("user_id");
  CREATE UNIQUE INDEX "user_person_lesson_1_idx" ON "lesson_progress" USING btree ("user_id","person","lesson");
  CREATE INDEX "problem_progress_user_idx" ON "problem_progress" USING btree ("user_id");
  CREATE UNIQUE INDEX "user_person_problem_1_idx" ON "problem_progress" USING btree ("user_id","person","problem");
  CREATE INDEX "learning_settings_user_idx" ON "learning_settings" USING btree ("user_id");
  CREATE INDEX "learning_settings_updated_at_idx" ON "learning_settings" USING btree ("updated_at");
  CREATE INDEX "learning_settings_created_at_idx" ON "learning_settings" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_person_idx" ON "learning_settings" USING btree ("user_id","person");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "course_plans_chapters_lessons" CASCADE;
  DROP TABLE "course_plans_chapters" CASCADE;
  DROP TABLE "course_plans_chapters_locales" CASCADE;
  DROP TABLE "topics_families" CASCADE;
  DROP TABLE "topics" CASCADE;
  DROP TABLE "topics_locales" CASCADE;
  DROP TABLE "_topics_v_version_families" CASCADE;
  DROP TABLE "_topics_v" CASCADE;
  DROP TABLE "_topics_v_locales" CASCADE;
  DROP TABLE "problems" CASCADE;
  DROP TABLE "learning_events" CASCADE;
  DROP TABLE "lesson_progress" CASCADE;
  DROP TABLE "problem_progress" CASCADE;
  DROP TABLE "learning_settings" CASCADE;
  ALTER TABLE "course_plans" DROP COLUMN "revision";
  DROP TYPE "public"."enum_topics_families";
  DROP TYPE "public"."enum_topics_status";
  DROP TYPE "public"."enum__topics_v_version_families";
  DROP TYPE "public"."enum__topics_v_version_status";
  DROP TYPE "public"."enum__topics_v_published_locale";
  DROP TYPE "public"."enum_problems_family";
  DROP TYPE "public"."enum_learning_events_kind";`)
}
