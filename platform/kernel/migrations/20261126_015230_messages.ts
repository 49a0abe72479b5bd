import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_message_reports_reason" AS ENUM('bullying', 'sexual', 'threat', 'advertising', 'other');
  CREATE TYPE "public"."enum_message_reports_outcome" AS ENUM('stays', 'closed');
  CREATE TABLE "message_threads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"student_id" integer,
  	"teacher_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"version" numeric DEFAULT 0 NOT NULL,
  	"last_at" timestamp(3) with time zone,
  	"teacher_unread" numeric DEFAULT 0 NOT NULL,
  	"student_unread" numeric DEFAULT 0 NOT NULL,
  	"teacher_written_to_at" timestamp(3) with time zone,
  	"student_written_to_at" timestamp(3) with time zone,
  	"teacher_blocked_at" timestamp(3) with time zone,
  	"student_blocked_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"thread_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"is_teachers" boolean DEFAULT false NOT NULL,
  	"text" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "message_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"thread_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"is_teachers" boolean DEFAULT false NOT NULL,
  	"reason" "enum_message_reports_reason" NOT NULL,
  	"text" varchar,
  	"outcome" "enum_message_reports_outcome",
  	"answer" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"letters" boolean DEFAULT false NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "message_threads_student_idx" ON "message_threads" USING btree ("student_id");
  CREATE INDEX "message_threads_teacher_idx" ON "message_threads" USING btree ("teacher_id");
  CREATE INDEX "message_threads_user_idx" ON "message_threads" USING btree ("user_id");
  CREATE INDEX "message_threads_updated_at_idx" ON "message_threads" USING btree ("updated_at");
  CREATE INDEX "message_threads_created_at_idx" ON "message_threads" USING btree ("created_at");
  CREATE INDEX "teacher_lastAt_idx" ON "message_threads" USING btree ("teacher_id","last_at");
  CREATE INDEX "user_lastAt_idx" ON "message_threads" USING btree ("user_id","last_at");
  CREATE INDEX "messages_thread_idx" ON "messages" USING btree ("thread_id");
  CREATE UNIQUE INDEX "thread_number_idx" ON "messages" USING btree ("thread_id","number");
  CREATE UNIQUE INDEX "thread_key_idx" ON "messages" USING btree ("thread_id","key");
  CREATE INDEX "message_reports_thread_idx" ON "message_reports" USING btree ("thread_id");
  CREATE INDEX "message_reports_user_idx" ON "message_reports" USING btree ("user_id");
  CREATE INDEX "message_reports_outcome_idx" ON "message_reports" USING btree ("outcome");
  CREATE INDEX "message_reports_updated_at_idx" ON "message_reports" USING btree ("updated_at");
  CREATE INDEX "message_reports_created_at_idx" ON "message_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "message_settings_user_idx" ON "message_settings" USING btree ("user_id");
  CREATE INDEX "message_settings_updated_at_idx" ON "message_settings" USING btree ("updated_at");
  CREATE INDEX "message_settings_created_at_idx" ON "message_settings" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "message_threads" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "message_reports" CASCADE;
  DROP TABLE "message_settings" CASCADE;
  DROP TYPE "public"."enum_message_reports_reason";
  DROP TYPE "public"."enum_message_reports_outcome";`)
}
