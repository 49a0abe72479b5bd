import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: with a student's row, whoever removes it, go the links to their report.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_report_links_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TABLE "report_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"student_id" integer NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"locale" "enum_report_links_locale" NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "report_links" ADD CONSTRAINT "report_links_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "report_links_public_id_idx" ON "report_links" USING btree ("public_id");
  CREATE INDEX "report_links_student_idx" ON "report_links" USING btree ("student_id");
  CREATE UNIQUE INDEX "report_links_token_hash_idx" ON "report_links" USING btree ("token_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "report_links" CASCADE;
  DROP TYPE "public"."enum_report_links_locale";`)
}
