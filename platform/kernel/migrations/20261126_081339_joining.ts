import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: what hangs on a class, an invitation, an account or a student's row goes with it; a row's classes and homework could not go before.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_join_requests_state" AS ENUM('waiting', 'accepted', 'declined');
  CREATE TABLE "class_invitations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"school_class_id" integer NOT NULL,
  	"code" varchar NOT NULL,
  	"most" numeric NOT NULL,
  	"used" numeric DEFAULT 0 NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "join_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"invitation_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_join_requests_state" DEFAULT 'waiting' NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"answered_at" timestamp(3) with time zone
  );
  
  DROP INDEX "teacher_user_idx";
  ALTER TABLE "students" ADD COLUMN "person" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "class_invitations" ADD CONSTRAINT "class_invitations_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_invitation_id_class_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."class_invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "class_members" DROP CONSTRAINT "class_members_student_id_students_id_fk";
  ALTER TABLE "class_members" ADD CONSTRAINT "class_members_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "homework_recipients" DROP CONSTRAINT "homework_recipients_student_id_students_id_fk";
  ALTER TABLE "homework_recipients" ADD CONSTRAINT "homework_recipients_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "class_invitations_public_id_idx" ON "class_invitations" USING btree ("public_id");
  CREATE INDEX "class_invitations_school_class_idx" ON "class_invitations" USING btree ("school_class_id");
  CREATE UNIQUE INDEX "class_invitations_code_idx" ON "class_invitations" USING btree ("code");
  CREATE UNIQUE INDEX "join_requests_public_id_idx" ON "join_requests" USING btree ("public_id");
  CREATE INDEX "join_requests_invitation_idx" ON "join_requests" USING btree ("invitation_id");
  CREATE INDEX "join_requests_user_idx" ON "join_requests" USING btree ("user_id");
  CREATE UNIQUE INDEX "invitation_user_person_idx" ON "join_requests" USING btree ("invitation_id","user_id","person");
  CREATE UNIQUE INDEX "teacher_user_person_idx" ON "students" USING btree ("teacher_id","user_id","person");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "students" WHERE "person" <> 0;
  DROP TABLE "class_invitations" CASCADE;
  DROP TABLE "join_requests" CASCADE;
  ALTER TABLE "class_members" DROP CONSTRAINT "class_members_student_id_students_id_fk";
  ALTER TABLE "class_members" ADD CONSTRAINT "class_members_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homework_recipients" DROP CONSTRAINT "homework_recipients_student_id_students_id_fk";
  ALTER TABLE "homework_recipients" ADD CONSTRAINT "homework_recipients_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  DROP INDEX "teacher_user_person_idx";
  CREATE UNIQUE INDEX "teacher_user_idx" ON "students" USING btree ("teacher_id","user_id");
  ALTER TABLE "students" DROP COLUMN "person";
  DROP TYPE "public"."enum_join_requests_state";`)
}
