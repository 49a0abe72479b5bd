import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "credential_statuses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"index" numeric NOT NULL,
  	"revoked_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "gradings" ADD COLUMN "start_level" numeric;
  ALTER TABLE "certificates" ADD COLUMN "status_index" numeric;
  CREATE UNIQUE INDEX "credential_statuses_index_idx" ON "credential_statuses" USING btree ("index");
  CREATE UNIQUE INDEX "certificates_status_index_idx" ON "certificates" USING btree ("status_index");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "credential_statuses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "credential_statuses" CASCADE;
  DROP INDEX "certificates_status_index_idx";
  ALTER TABLE "gradings" DROP COLUMN "start_level";
  ALTER TABLE "certificates" DROP COLUMN "status_index";`)
}
