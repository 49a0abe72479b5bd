import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"grade" numeric NOT NULL,
  	"sitting_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"passed_at" timestamp(3) with time zone NOT NULL,
  	"right" numeric NOT NULL,
  	"questions" numeric NOT NULL,
  	"digest" varchar NOT NULL,
  	"is_name_shown" boolean DEFAULT false NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"revoked_reason" varchar,
  	"revoked_by_id" integer
  );
  
  CREATE TABLE "credential_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"thumbprint" varchar NOT NULL,
  	"public_key" jsonb NOT NULL,
  	"private_key" varchar,
  	"made_for" varchar,
  	"created_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_sitting_id_exam_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."exam_sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_id_staff_id_fk" FOREIGN KEY ("revoked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" USING btree ("number");
  CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id");
  CREATE INDEX "certificates_grade_idx" ON "certificates" USING btree ("grade");
  CREATE INDEX "certificates_sitting_idx" ON "certificates" USING btree ("sitting_id");
  CREATE INDEX "certificates_revoked_by_idx" ON "certificates" USING btree ("revoked_by_id");
  CREATE UNIQUE INDEX "user_person_grade_1_idx" ON "certificates" USING btree ("user_id","person","grade");
  CREATE UNIQUE INDEX "credential_keys_thumbprint_idx" ON "credential_keys" USING btree ("thumbprint");
  CREATE UNIQUE INDEX "credential_keys_made_for_idx" ON "credential_keys" USING btree ("made_for");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "certificates" CASCADE;
  DROP TABLE "credential_keys" CASCADE;`)
}
