import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_material_files_state" AS ENUM('RECEIVING', 'STORED', 'REFUSED');
  ALTER TYPE "public"."enum_materials_kind" ADD VALUE 'file';
  CREATE TABLE "material_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"teacher_id" integer,
  	"request_key" varchar NOT NULL,
  	"material_id" integer,
  	"mime" varchar,
  	"size" numeric NOT NULL,
  	"received" numeric DEFAULT 0 NOT NULL,
  	"state" "enum_material_files_state" DEFAULT 'RECEIVING' NOT NULL,
  	"changed_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "material_files" ADD CONSTRAINT "material_files_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "material_files" ADD CONSTRAINT "material_files_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "material_files_public_id_idx" ON "material_files" USING btree ("public_id");
  CREATE INDEX "material_files_teacher_idx" ON "material_files" USING btree ("teacher_id");
  CREATE UNIQUE INDEX "material_files_material_idx" ON "material_files" USING btree ("material_id");
  CREATE UNIQUE INDEX "teacher_requestKey_2_idx" ON "material_files" USING btree ("teacher_id","request_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "material_files" CASCADE;
  ALTER TABLE "materials" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_materials_kind";
  CREATE TYPE "public"."enum_materials_kind" AS ENUM('page', 'problem');
  ALTER TABLE "materials" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_materials_kind" USING "kind"::"public"."enum_materials_kind";
  DROP TYPE "public"."enum_material_files_state";`)
}
