import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_teaching" AS ENUM('activation', 'codes');
  CREATE TABLE "request_settings_activation_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_code" varchar NOT NULL,
  	"price_ntd" numeric,
  	"price_usd" numeric,
  	"price_jpy" numeric
  );
  
  CREATE TABLE "_request_settings_v_version_activation_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_code" varchar NOT NULL,
  	"price_ntd" numeric,
  	"price_usd" numeric,
  	"price_jpy" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "orders_lines" ADD COLUMN "student_id" integer;
  ALTER TABLE "orders" ADD COLUMN "teaching" "enum_orders_teaching";
  ALTER TABLE "request_settings" ADD COLUMN "activation_price_ntd" numeric;
  ALTER TABLE "request_settings" ADD COLUMN "activation_price_usd" numeric;
  ALTER TABLE "request_settings" ADD COLUMN "activation_price_jpy" numeric;
  ALTER TABLE "_request_settings_v" ADD COLUMN "version_activation_price_ntd" numeric;
  ALTER TABLE "_request_settings_v" ADD COLUMN "version_activation_price_usd" numeric;
  ALTER TABLE "_request_settings_v" ADD COLUMN "version_activation_price_jpy" numeric;
  ALTER TABLE "request_settings_activation_prices" ADD CONSTRAINT "request_settings_activation_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."request_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_version_activation_prices" ADD CONSTRAINT "_request_settings_v_version_activation_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_request_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "request_settings_activation_prices_order_idx" ON "request_settings_activation_prices" USING btree ("_order");
  CREATE INDEX "request_settings_activation_prices_parent_id_idx" ON "request_settings_activation_prices" USING btree ("_parent_id");
  CREATE INDEX "_request_settings_v_version_activation_prices_order_idx" ON "_request_settings_v_version_activation_prices" USING btree ("_order");
  CREATE INDEX "_request_settings_v_version_activation_prices_parent_id_idx" ON "_request_settings_v_version_activation_prices" USING btree ("_parent_id");
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_lines_student_idx" ON "orders_lines" USING btree ("student_id");
  CREATE INDEX "user_teaching_idx" ON "orders" USING btree ("user_id","teaching");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_settings_activation_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_version_activation_prices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "request_settings_activation_prices" CASCADE;
  DROP TABLE "_request_settings_v_version_activation_prices" CASCADE;
  ALTER TABLE "orders_lines" DROP CONSTRAINT "orders_lines_student_id_users_id_fk";
  
  DROP INDEX "orders_lines_student_idx";
  DROP INDEX "user_teaching_idx";
  ALTER TABLE "orders_lines" DROP COLUMN "student_id";
  ALTER TABLE "orders" DROP COLUMN "teaching";
  ALTER TABLE "request_settings" DROP COLUMN "activation_price_ntd";
  ALTER TABLE "request_settings" DROP COLUMN "activation_price_usd";
  ALTER TABLE "request_settings" DROP COLUMN "activation_price_jpy";
  ALTER TABLE "_request_settings_v" DROP COLUMN "version_activation_price_ntd";
  ALTER TABLE "_request_settings_v" DROP COLUMN "version_activation_price_usd";
  ALTER TABLE "_request_settings_v" DROP COLUMN "version_activation_price_jpy";
  DROP TYPE "public"."enum_orders_teaching";`)
}
