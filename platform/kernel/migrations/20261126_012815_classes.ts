import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_students_state" AS ENUM('active', 'archived', 'graduated');
  CREATE TABLE "students" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"teacher_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"name_key" varchar NOT NULL,
  	"birth_year" numeric,
  	"birth_month" numeric,
  	"note" varchar,
  	"state" "enum_students_state" DEFAULT 'active' NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"is_made" boolean DEFAULT false NOT NULL,
  	"card_hash" varchar,
  	"card_at" timestamp(3) with time zone,
  	"family_email" varchar,
  	"family_asked_at" timestamp(3) with time zone,
  	"archived_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "school_classes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"teacher_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"name_key" varchar NOT NULL,
  	"handle" varchar NOT NULL,
  	"archived_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "class_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_class_id" integer NOT NULL,
  	"student_id" integer NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "student_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"teacher_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"made" numeric NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "students" ADD CONSTRAINT "students_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_classes" ADD CONSTRAINT "school_classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "class_members" ADD CONSTRAINT "class_members_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "class_members" ADD CONSTRAINT "class_members_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "student_imports" ADD CONSTRAINT "student_imports_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "students_public_id_idx" ON "students" USING btree ("public_id");
  CREATE INDEX "students_teacher_idx" ON "students" USING btree ("teacher_id");
  CREATE INDEX "students_user_idx" ON "students" USING btree ("user_id");
  CREATE UNIQUE INDEX "students_card_hash_idx" ON "students" USING btree ("card_hash");
  CREATE INDEX "students_archived_at_idx" ON "students" USING btree ("archived_at");
  CREATE INDEX "students_updated_at_idx" ON "students" USING btree ("updated_at");
  CREATE INDEX "students_created_at_idx" ON "students" USING btree ("created_at");
  CREATE UNIQUE INDEX "teacher_user_idx" ON "students" USING btree ("teacher_id","user_id");
  CREATE INDEX "teacher_state_nameKey_idx" ON "students" USING btree ("teacher_id","state","name_key");
  CREATE UNIQUE INDEX "school_classes_public_id_idx" ON "school_classes" USING btree ("public_id");
  CREATE INDEX "school_classes_teacher_idx" ON "school_classes" USING btree ("teacher_id");
  CREATE UNIQUE INDEX "school_classes_handle_idx" ON "school_classes" USING btree ("handle");
  CREATE INDEX "school_classes_updated_at_idx" ON "school_classes" USING btree ("updated_at");
  CREATE INDEX "school_classes_created_at_idx" ON "school_classes" USING btree ("created_at");
  CREATE UNIQUE INDEX "teacher_nameKey_idx" ON "school_classes" USING btree ("teacher_id","name_key");
  CREATE INDEX "class_members_school_class_idx" ON "class_members" USING btree ("school_class_id");
  CREATE INDEX "class_members_student_idx" ON "class_members" USING btree ("student_id");
  CREATE UNIQUE INDEX "schoolClass_student_idx" ON "class_members" USING btree ("school_class_id","student_id");
  CREATE INDEX "student_imports_teacher_idx" ON "student_imports" USING btree ("teacher_id");
  CREATE UNIQUE INDEX "teacher_key_idx" ON "student_imports" USING btree ("teacher_id","key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "students" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_classes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "class_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "student_imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "students" CASCADE;
  DROP TABLE "school_classes" CASCADE;
  DROP TABLE "class_members" CASCADE;
  DROP TABLE "student_imports" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;
  DROP TYPE "public"."enum_students_state";`)
}
