import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "learners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"birth_year" numeric NOT NULL,
  	"birth_month" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "learner_id" integer;
  ALTER TABLE "entitlements" ADD COLUMN "learner_id" integer;
  ALTER TABLE "learners" ADD CONSTRAINT "learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "learners_public_id_idx" ON "learners" USING btree ("public_id");
  CREATE INDEX "learners_user_idx" ON "learners" USING btree ("user_id");
  CREATE INDEX "learners_updated_at_idx" ON "learners" USING btree ("updated_at");
  CREATE INDEX "learners_created_at_idx" ON "learners" USING btree ("created_at");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_learner_idx" ON "orders" USING btree ("learner_id");
  CREATE INDEX "entitlements_learner_idx" ON "entitlements" USING btree ("learner_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "learners" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "learners" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT IF EXISTS "orders_learner_id_learners_id_fk";
  
  ALTER TABLE "entitlements" DROP CONSTRAINT IF EXISTS "entitlements_learner_id_learners_id_fk";
  
  DROP INDEX "orders_learner_idx";
  DROP INDEX "entitlements_learner_idx";
  ALTER TABLE "orders" DROP COLUMN "learner_id";
  ALTER TABLE "entitlements" DROP COLUMN "learner_id";`)
}
