import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // rate-limiter-flexible's own table (services/limits).
  await db.execute(sql`CREATE TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);`)
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
  
  CREATE TABLE "known_networks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP TABLE "login_attempts" CASCADE;
  ALTER TABLE "support_actions" ADD CONSTRAINT "support_actions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_actions" ADD CONSTRAINT "support_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "support_actions_staff_idx" ON "support_actions" USING btree ("staff_id");
  CREATE INDEX "support_actions_user_idx" ON "support_actions" USING btree ("user_id");
  CREATE INDEX "support_actions_updated_at_idx" ON "support_actions" USING btree ("updated_at");
  CREATE INDEX "support_actions_created_at_idx" ON "support_actions" USING btree ("created_at");
  CREATE UNIQUE INDEX "known_networks_key_idx" ON "known_networks" USING btree ("key");
  CREATE INDEX "known_networks_last_seen_at_idx" ON "known_networks" USING btree ("last_seen_at");
  CREATE INDEX "known_networks_updated_at_idx" ON "known_networks" USING btree ("updated_at");
  CREATE INDEX "known_networks_created_at_idx" ON "known_networks" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "rate_limits";`)
  await db.execute(sql`
   CREATE TABLE "login_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"last_failure_at" timestamp(3) with time zone NOT NULL,
  	"locked_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP TABLE "support_actions" CASCADE;
  DROP TABLE "known_networks" CASCADE;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "login_attempts_key_idx" ON "login_attempts" USING btree ("key");
  CREATE INDEX "login_attempts_last_failure_at_idx" ON "login_attempts" USING btree ("last_failure_at");
  CREATE INDEX "login_attempts_updated_at_idx" ON "login_attempts" USING btree ("updated_at");
  CREATE INDEX "login_attempts_created_at_idx" ON "login_attempts" USING btree ("created_at");
  DROP TYPE "public"."enum_support_actions_action";`)
}
