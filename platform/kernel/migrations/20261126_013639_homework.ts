import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_homework_state" AS ENUM('open', 'closed', 'archived');
  ALTER TYPE "public"."enum_learning_events_kind" ADD VALUE 'homework';
  CREATE TABLE "homework" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"teacher_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"school_class_id" integer,
  	"items" jsonb NOT NULL,
  	"state" "enum_homework_state" DEFAULT 'open' NOT NULL,
  	"closed_at" timestamp(3) with time zone,
  	"given_at" timestamp(3) with time zone NOT NULL,
  	"revision" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "homework_recipients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"homework_id" integer NOT NULL,
  	"student_id" integer NOT NULL
  );
  
  ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homework" ADD CONSTRAINT "homework_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homework_recipients" ADD CONSTRAINT "homework_recipients_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homework_recipients" ADD CONSTRAINT "homework_recipients_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "homework_public_id_idx" ON "homework" USING btree ("public_id");
  CREATE INDEX "homework_teacher_idx" ON "homework" USING btree ("teacher_id");
  CREATE INDEX "homework_school_class_idx" ON "homework" USING btree ("school_class_id");
  CREATE UNIQUE INDEX "teacher_key_1_idx" ON "homework" USING btree ("teacher_id","key");
  CREATE INDEX "teacher_state_givenAt_idx" ON "homework" USING btree ("teacher_id","state","given_at");
  CREATE INDEX "homework_recipients_homework_idx" ON "homework_recipients" USING btree ("homework_id");
  CREATE INDEX "homework_recipients_student_idx" ON "homework_recipients" USING btree ("student_id");
  CREATE UNIQUE INDEX "homework_student_idx" ON "homework_recipients" USING btree ("homework_id","student_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "homework" CASCADE;
  DROP TABLE "homework_recipients" CASCADE;
  ALTER TABLE "learning_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_learning_events_kind";
  CREATE TYPE "public"."enum_learning_events_kind" AS ENUM('opened', 'reached', 'stepDone', 'finished', 'attempt', 'level', 'placed');
  ALTER TABLE "learning_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_learning_events_kind" USING "kind"::"public"."enum_learning_events_kind";
  DROP TYPE "public"."enum_homework_state";`)
}
