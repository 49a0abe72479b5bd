import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lectures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lectures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lectures_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TABLE "lectures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"minutes" numeric,
  	"join_url" varchar,
  	"replay_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_lectures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "lectures_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lectures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_minutes" numeric,
  	"version_join_url" varchar,
  	"version_replay_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__lectures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__lectures_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_lectures_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "lectures" ADD CONSTRAINT "lectures_replay_id_films_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lectures_locales" ADD CONSTRAINT "lectures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lectures_v" ADD CONSTRAINT "_lectures_v_parent_id_lectures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lectures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lectures_v" ADD CONSTRAINT "_lectures_v_version_replay_id_films_id_fk" FOREIGN KEY ("version_replay_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lectures_v_locales" ADD CONSTRAINT "_lectures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lectures_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lectures_starts_at_idx" ON "lectures" USING btree ("starts_at");
  CREATE INDEX "lectures_replay_idx" ON "lectures" USING btree ("replay_id");
  CREATE UNIQUE INDEX "lectures_slug_idx" ON "lectures" USING btree ("slug");
  CREATE INDEX "lectures_updated_at_idx" ON "lectures" USING btree ("updated_at");
  CREATE INDEX "lectures_created_at_idx" ON "lectures" USING btree ("created_at");
  CREATE INDEX "lectures__status_idx" ON "lectures" USING btree ("_status");
  CREATE UNIQUE INDEX "lectures_locales_locale_parent_id_unique" ON "lectures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lectures_v_parent_idx" ON "_lectures_v" USING btree ("parent_id");
  CREATE INDEX "_lectures_v_version_version_starts_at_idx" ON "_lectures_v" USING btree ("version_starts_at");
  CREATE INDEX "_lectures_v_version_version_replay_idx" ON "_lectures_v" USING btree ("version_replay_id");
  CREATE INDEX "_lectures_v_version_version_slug_idx" ON "_lectures_v" USING btree ("version_slug");
  CREATE INDEX "_lectures_v_version_version_updated_at_idx" ON "_lectures_v" USING btree ("version_updated_at");
  CREATE INDEX "_lectures_v_version_version_created_at_idx" ON "_lectures_v" USING btree ("version_created_at");
  CREATE INDEX "_lectures_v_version_version__status_idx" ON "_lectures_v" USING btree ("version__status");
  CREATE INDEX "_lectures_v_created_at_idx" ON "_lectures_v" USING btree ("created_at");
  CREATE INDEX "_lectures_v_updated_at_idx" ON "_lectures_v" USING btree ("updated_at");
  CREATE INDEX "_lectures_v_snapshot_idx" ON "_lectures_v" USING btree ("snapshot");
  CREATE INDEX "_lectures_v_published_locale_idx" ON "_lectures_v" USING btree ("published_locale");
  CREATE INDEX "_lectures_v_latest_idx" ON "_lectures_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_lectures_v_locales_locale_parent_id_unique" ON "_lectures_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lectures" CASCADE;
  DROP TABLE "lectures_locales" CASCADE;
  DROP TABLE "_lectures_v" CASCADE;
  DROP TABLE "_lectures_v_locales" CASCADE;
  DROP TYPE "public"."enum_lectures_status";
  DROP TYPE "public"."enum__lectures_v_version_status";
  DROP TYPE "public"."enum__lectures_v_published_locale";`)
}
