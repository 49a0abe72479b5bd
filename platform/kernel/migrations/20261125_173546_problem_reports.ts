import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_problem_reports_reason" AS ENUM('alsoRight', 'wrongAnswer', 'unclear');
  CREATE TYPE "public"."enum_problem_reports_outcome" AS ENUM('corrected', 'withdrawn', 'stays');
  CREATE TABLE "problem_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"problem" varchar NOT NULL,
  	"reason" "enum_problem_reports_reason" NOT NULL,
  	"text" varchar,
  	"outcome" "enum_problem_reports_outcome",
  	"answer" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "problems" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "problems" ADD COLUMN "open_reports" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "problem_reports_user_idx" ON "problem_reports" USING btree ("user_id");
  CREATE INDEX "problem_reports_problem_idx" ON "problem_reports" USING btree ("problem");
  CREATE INDEX "problem_reports_updated_at_idx" ON "problem_reports" USING btree ("updated_at");
  CREATE INDEX "problem_reports_created_at_idx" ON "problem_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_person_problem_3_idx" ON "problem_reports" USING btree ("user_id","person","problem");
  CREATE INDEX "problems_open_reports_idx" ON "problems" USING btree ("open_reports");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "problem_reports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "problem_reports" CASCADE;
  DROP INDEX "problems_open_reports_idx";
  ALTER TABLE "problems" DROP COLUMN "withdrawn_at";
  ALTER TABLE "problems" DROP COLUMN "open_reports";
  DROP TYPE "public"."enum_problem_reports_reason";
  DROP TYPE "public"."enum_problem_reports_outcome";`)
}
