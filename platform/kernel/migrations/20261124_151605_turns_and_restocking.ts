import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Turns of jobs and what was restocked stood in Payload's own store of keys and values; support actions of before go where the later ones are.
 * Turns are taken anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "job_turns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"holder" varchar NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  INSERT INTO "audit_log" ("action", "table", "document", "staff_id", "staff_email", "input", "created_at", "updated_at")
  	SELECT "action"::text, 'users', "user_id"::text, "staff_id", "staff_email",
  		CASE WHEN "reason" = '' THEN NULL ELSE jsonb_build_object('reason', "reason") END, "created_at", "updated_at"
  	FROM "support_actions" ORDER BY "id";
  DROP TABLE "support_actions" CASCADE;
  ALTER TABLE "orders_lines" ADD COLUMN "restocked_at" timestamp(3) with time zone;
  UPDATE "orders_lines" SET "restocked_at" = now() FROM "payload_kv" k WHERE k."key" = 'restocked:' || "orders_lines"."id";
  DELETE FROM "payload_kv" WHERE "key" LIKE 'restocked:%' OR "key" LIKE 'job:%';
  CREATE UNIQUE INDEX "job_turns_name_idx" ON "job_turns" USING btree ("name");
  CREATE INDEX "job_turns_updated_at_idx" ON "job_turns" USING btree ("updated_at");
  CREATE INDEX "job_turns_created_at_idx" ON "job_turns" USING btree ("created_at");
  DROP TYPE "public"."enum_support_actions_action";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_support_actions_action" AS ENUM('signOut', 'mailLoginCode', 'changeEmail');
  CREATE TABLE "support_actions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff_id" integer,
  	"staff_email" varchar NOT NULL,
  	"user_id" integer,
  	"action" "enum_support_actions_action" NOT NULL,
  	"reason" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP TABLE "job_turns" CASCADE;
  INSERT INTO "payload_kv" ("key", "data") SELECT 'restocked:' || "id", '{}' FROM "orders_lines" WHERE "restocked_at" IS NOT NULL;
  ALTER TABLE "support_actions" ADD CONSTRAINT "support_actions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_actions" ADD CONSTRAINT "support_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "support_actions_staff_idx" ON "support_actions" USING btree ("staff_id");
  CREATE INDEX "support_actions_user_idx" ON "support_actions" USING btree ("user_id");
  CREATE INDEX "support_actions_updated_at_idx" ON "support_actions" USING btree ("updated_at");
  CREATE INDEX "support_actions_created_at_idx" ON "support_actions" USING btree ("created_at");
  ALTER TABLE "orders_lines" DROP COLUMN "restocked_at";`)
}
