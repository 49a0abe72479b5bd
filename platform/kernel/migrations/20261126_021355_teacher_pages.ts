import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "teacher_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"is_on" boolean DEFAULT false NOT NULL,
  	"languages" jsonb,
  	"content" jsonb,
  	"until" timestamp(3) with time zone,
  	"taken_down_at" timestamp(3) with time zone,
  	"taken_down_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "teacher_pages" ADD CONSTRAINT "teacher_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "teacher_pages_user_idx" ON "teacher_pages" USING btree ("user_id");
  CREATE UNIQUE INDEX "teacher_pages_slug_idx" ON "teacher_pages" USING btree ("slug");
  CREATE INDEX "teacher_pages_until_idx" ON "teacher_pages" USING btree ("until");
  CREATE INDEX "teacher_pages_updated_at_idx" ON "teacher_pages" USING btree ("updated_at");
  CREATE INDEX "teacher_pages_created_at_idx" ON "teacher_pages" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "teacher_pages" CASCADE;`)
}
