import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_holidays_region" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('trial', 'championship', 'teaching');
  CREATE TYPE "public"."enum_requests_state" AS ENUM('DRAFT', 'WAITING', 'BOOKED', 'REGISTERED', 'SUBMITTED', 'IN_REVIEW', 'NEEDS_MORE', 'APPROVED', 'PAID', 'ACTIVE', 'WITHDRAWN', 'CANCELLED', 'REJECTED', 'ATTENDED', 'MISSED', 'EXPIRED');
  CREATE TYPE "public"."enum_requests_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_requests_region" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TYPE "public"."enum_request_events_action" AS ENUM('book', 'wait', 'moveUp', 'withdraw', 'cancel', 'attend', 'miss', 'expire', 'register', 'draft', 'submit', 'review', 'askMore', 'reject', 'approve', 'pay', 'activate', 'forget');
  CREATE TYPE "public"."enum_request_events_from" AS ENUM('DRAFT', 'WAITING', 'BOOKED', 'REGISTERED', 'SUBMITTED', 'IN_REVIEW', 'NEEDS_MORE', 'APPROVED', 'PAID', 'ACTIVE', 'WITHDRAWN', 'CANCELLED', 'REJECTED', 'ATTENDED', 'MISSED', 'EXPIRED');
  CREATE TYPE "public"."enum_request_events_to" AS ENUM('DRAFT', 'WAITING', 'BOOKED', 'REGISTERED', 'SUBMITTED', 'IN_REVIEW', 'NEEDS_MORE', 'APPROVED', 'PAID', 'ACTIVE', 'WITHDRAWN', 'CANCELLED', 'REJECTED', 'ATTENDED', 'MISSED', 'EXPIRED');
  CREATE TYPE "public"."enum_request_events_actor" AS ENUM('person', 'staff', 'shop');
  CREATE TYPE "public"."enum_request_files_state" AS ENUM('RECEIVING', 'STORED', 'REFUSED');
  CREATE TABLE "bank_transfers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"received_on" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar DEFAULT 'NTD' NOT NULL,
  	"payer" varchar,
  	"text" varchar,
  	"request_id" integer,
  	"dedupe_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" "enum_holidays_region" NOT NULL,
  	"day" varchar NOT NULL,
  	"is_workday" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"subject" jsonb,
  	"answers" jsonb,
  	"kind" "enum_requests_kind" NOT NULL,
  	"state" "enum_requests_state" NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"over_at" timestamp(3) with time zone,
  	"user_id" integer,
  	"locale" "enum_requests_locale" NOT NULL,
  	"region" "enum_requests_region" NOT NULL,
  	"subject_id" varchar,
  	"group_id" varchar,
  	"erased_at" timestamp(3) with time zone,
  	"places" numeric DEFAULT 1 NOT NULL,
  	"payment_reference" varchar,
  	"dedupe_key" varchar,
  	"idempotency_key" varchar,
  	"link_version" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "request_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"action" "enum_request_events_action" NOT NULL,
  	"from" "enum_request_events_from",
  	"to" "enum_request_events_to" NOT NULL,
  	"actor" "enum_request_events_actor" NOT NULL,
  	"staff_id" integer,
  	"staff_email" varchar,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "request_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"public_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"mime" varchar,
  	"size" numeric NOT NULL,
  	"received" numeric DEFAULT 0 NOT NULL,
  	"sha256" varchar,
  	"state" "enum_request_files_state" DEFAULT 'RECEIVING' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "request_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keep_months" numeric DEFAULT 12 NOT NULL,
  	"starter_product" varchar,
  	"starter_ends_at" timestamp(3) with time zone,
  	"teaching_fee" numeric DEFAULT 4800 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "request_settings_locales" (
  	"bank_details" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "request_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_request_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_keep_months" numeric DEFAULT 12 NOT NULL,
  	"version_starter_product" varchar,
  	"version_starter_ends_at" timestamp(3) with time zone,
  	"version_teaching_fee" numeric DEFAULT 4800 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_request_settings_v_locales" (
  	"version_bank_details" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_request_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "championships_groups" ADD COLUMN "team_size" numeric DEFAULT 1;
  ALTER TABLE "championships_groups" ADD COLUMN "registration_starts_at" timestamp(3) with time zone;
  ALTER TABLE "championships_groups" ADD COLUMN "registration_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_championships_v_version_groups" ADD COLUMN "team_size" numeric DEFAULT 1;
  ALTER TABLE "_championships_v_version_groups" ADD COLUMN "registration_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_championships_v_version_groups" ADD COLUMN "registration_ends_at" timestamp(3) with time zone;
  ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holidays_locales" ADD CONSTRAINT "holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "request_events" ADD CONSTRAINT "request_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "request_settings_locales" ADD CONSTRAINT "request_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."request_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_texts" ADD CONSTRAINT "request_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."request_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_locales" ADD CONSTRAINT "_request_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_request_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_texts" ADD CONSTRAINT "_request_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_request_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bank_transfers_request_idx" ON "bank_transfers" USING btree ("request_id");
  CREATE UNIQUE INDEX "bank_transfers_dedupe_key_idx" ON "bank_transfers" USING btree ("dedupe_key");
  CREATE INDEX "bank_transfers_updated_at_idx" ON "bank_transfers" USING btree ("updated_at");
  CREATE INDEX "bank_transfers_created_at_idx" ON "bank_transfers" USING btree ("created_at");
  CREATE INDEX "holidays_region_idx" ON "holidays" USING btree ("region");
  CREATE INDEX "holidays_day_idx" ON "holidays" USING btree ("day");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE UNIQUE INDEX "region_day_idx" ON "holidays" USING btree ("region","day");
  CREATE UNIQUE INDEX "holidays_locales_locale_parent_id_unique" ON "holidays_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "requests_reference_idx" ON "requests" USING btree ("reference");
  CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");
  CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind");
  CREATE INDEX "requests_state_idx" ON "requests" USING btree ("state");
  CREATE INDEX "requests_due_at_idx" ON "requests" USING btree ("due_at");
  CREATE INDEX "requests_over_at_idx" ON "requests" USING btree ("over_at");
  CREATE INDEX "requests_user_idx" ON "requests" USING btree ("user_id");
  CREATE INDEX "requests_subject_id_idx" ON "requests" USING btree ("subject_id");
  CREATE INDEX "requests_group_id_idx" ON "requests" USING btree ("group_id");
  CREATE UNIQUE INDEX "requests_payment_reference_idx" ON "requests" USING btree ("payment_reference");
  CREATE UNIQUE INDEX "requests_dedupe_key_idx" ON "requests" USING btree ("dedupe_key");
  CREATE UNIQUE INDEX "requests_idempotency_key_idx" ON "requests" USING btree ("idempotency_key");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  CREATE INDEX "kind_subjectId_state_idx" ON "requests" USING btree ("kind","subject_id","state");
  CREATE INDEX "kind_state_dueAt_idx" ON "requests" USING btree ("kind","state","due_at");
  CREATE INDEX "request_events_request_idx" ON "request_events" USING btree ("request_id");
  CREATE INDEX "request_events_staff_idx" ON "request_events" USING btree ("staff_id");
  CREATE INDEX "request_events_updated_at_idx" ON "request_events" USING btree ("updated_at");
  CREATE INDEX "request_events_created_at_idx" ON "request_events" USING btree ("created_at");
  CREATE INDEX "request_files_request_idx" ON "request_files" USING btree ("request_id");
  CREATE UNIQUE INDEX "request_files_public_id_idx" ON "request_files" USING btree ("public_id");
  CREATE INDEX "request_files_updated_at_idx" ON "request_files" USING btree ("updated_at");
  CREATE INDEX "request_files_created_at_idx" ON "request_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "request_settings_locales_locale_parent_id_unique" ON "request_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "request_settings_texts_order_parent" ON "request_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_request_settings_v_created_at_idx" ON "_request_settings_v" USING btree ("created_at");
  CREATE INDEX "_request_settings_v_updated_at_idx" ON "_request_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_request_settings_v_locales_locale_parent_id_unique" ON "_request_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_request_settings_v_texts_order_parent" ON "_request_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "championships_groups_registration_starts_at_idx" ON "championships_groups" USING btree ("registration_starts_at");
  CREATE INDEX "championships_groups_registration_ends_at_idx" ON "championships_groups" USING btree ("registration_ends_at");
  CREATE INDEX "_championships_v_version_groups_registration_starts_at_idx" ON "_championships_v_version_groups" USING btree ("registration_starts_at");
  CREATE INDEX "_championships_v_version_groups_registration_ends_at_idx" ON "_championships_v_version_groups" USING btree ("registration_ends_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bank_transfers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bank_transfers" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "holidays_locales" CASCADE;
  DROP TABLE "requests" CASCADE;
  DROP TABLE "request_events" CASCADE;
  DROP TABLE "request_files" CASCADE;
  DROP TABLE "request_settings" CASCADE;
  DROP TABLE "request_settings_locales" CASCADE;
  DROP TABLE "request_settings_texts" CASCADE;
  DROP TABLE "_request_settings_v" CASCADE;
  DROP TABLE "_request_settings_v_locales" CASCADE;
  DROP TABLE "_request_settings_v_texts" CASCADE;
  DROP INDEX "championships_groups_registration_starts_at_idx";
  DROP INDEX "championships_groups_registration_ends_at_idx";
  DROP INDEX "_championships_v_version_groups_registration_starts_at_idx";
  DROP INDEX "_championships_v_version_groups_registration_ends_at_idx";
  ALTER TABLE "championships_groups" DROP COLUMN "team_size";
  ALTER TABLE "championships_groups" DROP COLUMN "registration_starts_at";
  ALTER TABLE "championships_groups" DROP COLUMN "registration_ends_at";
  ALTER TABLE "_championships_v_version_groups" DROP COLUMN "team_size";
  ALTER TABLE "_championships_v_version_groups" DROP COLUMN "registration_starts_at";
  ALTER TABLE "_championships_v_version_groups" DROP COLUMN "registration_ends_at";
  DROP TYPE "public"."enum_holidays_region";
  DROP TYPE "public"."enum_requests_kind";
  DROP TYPE "public"."enum_requests_state";
  DROP TYPE "public"."enum_requests_locale";
  DROP TYPE "public"."enum_requests_region";
  DROP TYPE "public"."enum_request_events_action";
  DROP TYPE "public"."enum_request_events_from";
  DROP TYPE "public"."enum_request_events_to";
  DROP TYPE "public"."enum_request_events_actor";
  DROP TYPE "public"."enum_request_files_state";`)
}
