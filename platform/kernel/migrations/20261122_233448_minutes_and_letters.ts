import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "minute_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"minutes" numeric NOT NULL,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "vip_reminder" boolean DEFAULT true NOT NULL;
  ALTER TABLE "minute_uses" ADD CONSTRAINT "minute_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "minute_uses_user_idx" ON "minute_uses" USING btree ("user_id");
  CREATE INDEX "minute_uses_updated_at_idx" ON "minute_uses" USING btree ("updated_at");
  CREATE INDEX "minute_uses_created_at_idx" ON "minute_uses" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_key_idx" ON "minute_uses" USING btree ("user_id","key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "minute_uses" CASCADE;
  ALTER TABLE "users" DROP COLUMN "vip_reminder";`)
}
