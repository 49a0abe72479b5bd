import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_refunds_status" AS ENUM('PENDING', 'DONE', 'FAILED');
  CREATE TYPE "public"."enum_refunds_currency" AS ENUM('NTD', 'USD', 'JPY');
  CREATE TYPE "public"."enum_gifts_status" AS ENUM('WAITING', 'SENT', 'CANCELLED');
  ALTER TYPE "public"."enum_otps_purpose" ADD VALUE 'emailChange';
  CREATE TABLE "refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"order_id" integer NOT NULL,
  	"line" numeric NOT NULL,
  	"payment_id" integer,
  	"user_id" integer NOT NULL,
  	"product_code" varchar NOT NULL,
  	"title" varchar,
  	"status" "enum_refunds_status" DEFAULT 'PENDING' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_refunds_currency" NOT NULL,
  	"staff_id" integer,
  	"reason" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lesson_openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"plan" varchar NOT NULL,
  	"lesson" numeric NOT NULL,
  	"opened_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "code_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"product_code" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"staff_id" integer,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gifts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"code_id" integer NOT NULL,
  	"status" "enum_gifts_status" DEFAULT 'WAITING' NOT NULL,
  	"recipient_name" varchar NOT NULL,
  	"recipient_email" varchar,
  	"message" varchar,
  	"locale" varchar NOT NULL,
  	"send_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"credential_id" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric DEFAULT 0 NOT NULL,
  	"transports" jsonb,
  	"name" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "passkey_challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"challenge" varchar NOT NULL,
  	"user_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"lines" jsonb NOT NULL,
  	"coupon" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"table" varchar NOT NULL,
  	"document" varchar,
  	"staff_id" integer,
  	"staff_email" varchar NOT NULL,
  	"input" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "redeem_codes" ADD COLUMN "batch_id" integer;
  ALTER TABLE "coupons" ADD COLUMN "max_uses_per_user" numeric;
  ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "otps" ADD COLUMN "email" varchar;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "code_batches" ADD CONSTRAINT "code_batches_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_code_id_redeem_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."redeem_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "refunds_public_id_idx" ON "refunds" USING btree ("public_id");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");
  CREATE INDEX "refunds_user_idx" ON "refunds" USING btree ("user_id");
  CREATE INDEX "refunds_status_idx" ON "refunds" USING btree ("status");
  CREATE INDEX "refunds_staff_idx" ON "refunds" USING btree ("staff_id");
  CREATE UNIQUE INDEX "refunds_idempotency_key_idx" ON "refunds" USING btree ("idempotency_key");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE INDEX "lesson_openings_user_idx" ON "lesson_openings" USING btree ("user_id");
  CREATE INDEX "lesson_openings_plan_idx" ON "lesson_openings" USING btree ("plan");
  CREATE INDEX "lesson_openings_updated_at_idx" ON "lesson_openings" USING btree ("updated_at");
  CREATE INDEX "lesson_openings_created_at_idx" ON "lesson_openings" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_plan_lesson_idx" ON "lesson_openings" USING btree ("user_id","plan","lesson");
  CREATE INDEX "code_batches_product_code_idx" ON "code_batches" USING btree ("product_code");
  CREATE INDEX "code_batches_staff_idx" ON "code_batches" USING btree ("staff_id");
  CREATE UNIQUE INDEX "code_batches_idempotency_key_idx" ON "code_batches" USING btree ("idempotency_key");
  CREATE INDEX "code_batches_updated_at_idx" ON "code_batches" USING btree ("updated_at");
  CREATE INDEX "code_batches_created_at_idx" ON "code_batches" USING btree ("created_at");
  CREATE UNIQUE INDEX "gifts_public_id_idx" ON "gifts" USING btree ("public_id");
  CREATE INDEX "gifts_user_idx" ON "gifts" USING btree ("user_id");
  CREATE UNIQUE INDEX "gifts_code_idx" ON "gifts" USING btree ("code_id");
  CREATE INDEX "gifts_status_idx" ON "gifts" USING btree ("status");
  CREATE INDEX "gifts_send_at_idx" ON "gifts" USING btree ("send_at");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
  CREATE UNIQUE INDEX "passkeys_credential_id_idx" ON "passkeys" USING btree ("credential_id");
  CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "passkeys" USING btree ("created_at");
  CREATE UNIQUE INDEX "passkey_challenges_challenge_idx" ON "passkey_challenges" USING btree ("challenge");
  CREATE INDEX "passkey_challenges_user_idx" ON "passkey_challenges" USING btree ("user_id");
  CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges" USING btree ("expires_at");
  CREATE INDEX "passkey_challenges_updated_at_idx" ON "passkey_challenges" USING btree ("updated_at");
  CREATE INDEX "passkey_challenges_created_at_idx" ON "passkey_challenges" USING btree ("created_at");
  CREATE UNIQUE INDEX "carts_user_idx" ON "carts" USING btree ("user_id");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_staff_idx" ON "audit_log" USING btree ("staff_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "table_document_idx" ON "audit_log" USING btree ("table","document");
  ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_batch_id_code_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."code_batches"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redeem_codes_batch_idx" ON "redeem_codes" USING btree ("batch_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "code_batches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "passkeys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "passkey_challenges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "carts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "lesson_openings" CASCADE;
  DROP TABLE "code_batches" CASCADE;
  DROP TABLE "gifts" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "passkey_challenges" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "redeem_codes" DROP CONSTRAINT "redeem_codes_batch_id_code_batches_id_fk";
  
  ALTER TABLE "otps" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_otps_purpose";
  CREATE TYPE "public"."enum_otps_purpose" AS ENUM('login', 'passwordReset');
  ALTER TABLE "otps" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_otps_purpose" USING "purpose"::"public"."enum_otps_purpose";
  DROP INDEX "redeem_codes_batch_idx";
  ALTER TABLE "redeem_codes" DROP COLUMN "batch_id";
  ALTER TABLE "coupons" DROP COLUMN "max_uses_per_user";
  ALTER TABLE "users" DROP COLUMN "deleted_at";
  ALTER TABLE "sessions" DROP COLUMN "device";
  ALTER TABLE "otps" DROP COLUMN "email";
  DROP TYPE "public"."enum_refunds_status";
  DROP TYPE "public"."enum_refunds_currency";
  DROP TYPE "public"."enum_gifts_status";`)
}
