import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notebook_cards_family" AS ENUM('capture', 'escape', 'double-atari', 'net', 'ladder', 'snapback', 'connect', 'cut', 'throw-in', 'shortage', 'race', 'live', 'kill', 'ko', 'endgame');
  CREATE TYPE "public"."enum_notebook_reviews_rating" AS ENUM('again', 'hard', 'good');
  CREATE TABLE "notebook_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"problem" varchar NOT NULL,
  	"family" "enum_notebook_cards_family" NOT NULL,
  	"grade" numeric NOT NULL,
  	"noted_at" timestamp(3) with time zone NOT NULL,
  	"due_on" numeric NOT NULL,
  	"memory" jsonb NOT NULL,
  	"removed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notebook_reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"person" numeric NOT NULL,
  	"card_id" integer NOT NULL,
  	"problem" varchar NOT NULL,
  	"rating" "enum_notebook_reviews_rating" NOT NULL,
  	"data" jsonb NOT NULL,
  	"day" numeric NOT NULL,
  	"before" jsonb NOT NULL,
  	"occurred_at" timestamp(3) with time zone NOT NULL,
  	"undone_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "learning_settings" ADD COLUMN "notebook_since" timestamp(3) with time zone;
  ALTER TABLE "notebook_cards" ADD CONSTRAINT "notebook_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notebook_reviews" ADD CONSTRAINT "notebook_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notebook_reviews" ADD CONSTRAINT "notebook_reviews_card_id_notebook_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."notebook_cards"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "notebook_cards_public_id_idx" ON "notebook_cards" USING btree ("public_id");
  CREATE INDEX "notebook_cards_user_idx" ON "notebook_cards" USING btree ("user_id");
  CREATE INDEX "notebook_cards_updated_at_idx" ON "notebook_cards" USING btree ("updated_at");
  CREATE INDEX "notebook_cards_created_at_idx" ON "notebook_cards" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_person_problem_2_idx" ON "notebook_cards" USING btree ("user_id","person","problem");
  CREATE INDEX "user_person_dueOn_idx" ON "notebook_cards" USING btree ("user_id","person","due_on");
  CREATE INDEX "notebook_reviews_user_idx" ON "notebook_reviews" USING btree ("user_id");
  CREATE INDEX "notebook_reviews_card_idx" ON "notebook_reviews" USING btree ("card_id");
  CREATE UNIQUE INDEX "user_publicId_1_idx" ON "notebook_reviews" USING btree ("user_id","public_id");
  CREATE INDEX "user_person_day_idx" ON "notebook_reviews" USING btree ("user_id","person","day");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "notebook_cards" CASCADE;
  DROP TABLE "notebook_reviews" CASCADE;
  ALTER TABLE "learning_settings" DROP COLUMN "notebook_since";
  DROP TYPE "public"."enum_notebook_cards_family";
  DROP TYPE "public"."enum_notebook_reviews_rating";`)
}
