import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "exam_sittings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"grade" numeric NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"right" numeric,
  	"is_passed" boolean,
  	"parts" jsonb,
  	"seed" varchar NOT NULL,
  	"questions" jsonb NOT NULL,
  	"open_key" varchar
  );
  
  CREATE TABLE "exam_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sitting_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"at" varchar NOT NULL,
  	"answered_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "exam_sittings" ADD CONSTRAINT "exam_sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_sitting_id_exam_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."exam_sittings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "exam_sittings_public_id_idx" ON "exam_sittings" USING btree ("public_id");
  CREATE INDEX "exam_sittings_user_idx" ON "exam_sittings" USING btree ("user_id");
  CREATE INDEX "exam_sittings_grade_idx" ON "exam_sittings" USING btree ("grade");
  CREATE UNIQUE INDEX "exam_sittings_open_key_idx" ON "exam_sittings" USING btree ("open_key");
  CREATE INDEX "user_person_grade_idx" ON "exam_sittings" USING btree ("user_id","person","grade");
  CREATE INDEX "exam_answers_sitting_idx" ON "exam_answers" USING btree ("sitting_id");
  CREATE INDEX "exam_answers_user_idx" ON "exam_answers" USING btree ("user_id");
  CREATE UNIQUE INDEX "sitting_number_idx" ON "exam_answers" USING btree ("sitting_id","number");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "exam_sittings" CASCADE;
  DROP TABLE "exam_answers" CASCADE;`)
}
