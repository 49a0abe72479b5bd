import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_materials_kind" AS ENUM('page', 'problem');
  CREATE TYPE "public"."enum_materials_state" AS ENUM('unjudged', 'proved', 'refused');
  CREATE TABLE "materials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"teacher_id" integer NOT NULL,
  	"request_key" varchar NOT NULL,
  	"kind" "enum_materials_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"title_key" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"judged" jsonb,
  	"state" "enum_materials_state",
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"changed_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "teacher_lessons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"teacher_id" integer NOT NULL,
  	"request_key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"changed_at" timestamp(3) with time zone NOT NULL,
  	"archived_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lesson_materials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lesson_id" integer NOT NULL,
  	"material_id" integer NOT NULL,
  	"place" numeric NOT NULL
  );
  
  CREATE TABLE "lesson_shares" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lesson_id" integer NOT NULL,
  	"school_class_id" integer NOT NULL,
  	"shared_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "materials" ADD CONSTRAINT "materials_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "teacher_lessons" ADD CONSTRAINT "teacher_lessons_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_materials" ADD CONSTRAINT "lesson_materials_lesson_id_teacher_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."teacher_lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_materials" ADD CONSTRAINT "lesson_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_shares" ADD CONSTRAINT "lesson_shares_lesson_id_teacher_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."teacher_lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_shares" ADD CONSTRAINT "lesson_shares_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "materials_public_id_idx" ON "materials" USING btree ("public_id");
  CREATE INDEX "materials_teacher_idx" ON "materials" USING btree ("teacher_id");
  CREATE UNIQUE INDEX "teacher_requestKey_idx" ON "materials" USING btree ("teacher_id","request_key");
  CREATE INDEX "teacher_kind_changedAt_idx" ON "materials" USING btree ("teacher_id","kind","changed_at");
  CREATE UNIQUE INDEX "teacher_lessons_public_id_idx" ON "teacher_lessons" USING btree ("public_id");
  CREATE INDEX "teacher_lessons_teacher_idx" ON "teacher_lessons" USING btree ("teacher_id");
  CREATE UNIQUE INDEX "teacher_requestKey_1_idx" ON "teacher_lessons" USING btree ("teacher_id","request_key");
  CREATE INDEX "teacher_changedAt_idx" ON "teacher_lessons" USING btree ("teacher_id","changed_at");
  CREATE INDEX "lesson_materials_lesson_idx" ON "lesson_materials" USING btree ("lesson_id");
  CREATE INDEX "lesson_materials_material_idx" ON "lesson_materials" USING btree ("material_id");
  CREATE UNIQUE INDEX "lesson_material_idx" ON "lesson_materials" USING btree ("lesson_id","material_id");
  CREATE INDEX "lesson_shares_lesson_idx" ON "lesson_shares" USING btree ("lesson_id");
  CREATE INDEX "lesson_shares_school_class_idx" ON "lesson_shares" USING btree ("school_class_id");
  CREATE UNIQUE INDEX "lesson_schoolClass_idx" ON "lesson_shares" USING btree ("lesson_id","school_class_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "materials" CASCADE;
  DROP TABLE "teacher_lessons" CASCADE;
  DROP TABLE "lesson_materials" CASCADE;
  DROP TABLE "lesson_shares" CASCADE;
  DROP TYPE "public"."enum_materials_kind";
  DROP TYPE "public"."enum_materials_state";`)
}
