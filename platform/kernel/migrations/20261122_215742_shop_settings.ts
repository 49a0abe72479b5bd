import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_invoice_kind" AS ENUM('personal', 'company', 'donation');
  CREATE TYPE "public"."enum_shop_settings_shipping_rates_country" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TYPE "public"."enum__shop_settings_v_version_shipping_rates_country" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TABLE "shop_settings_shipping_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" "enum_shop_settings_shipping_rates_country" NOT NULL,
  	"price_ntd" numeric,
  	"price_usd" numeric,
  	"price_jpy" numeric,
  	"free_from_ntd" numeric,
  	"free_from_usd" numeric,
  	"free_from_jpy" numeric
  );
  
  CREATE TABLE "shop_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"asks_invoice" boolean DEFAULT false,
  	"qualified_number" varchar,
  	"japan_tax_rate" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_shop_settings_v_version_shipping_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum__shop_settings_v_version_shipping_rates_country" NOT NULL,
  	"price_ntd" numeric,
  	"price_usd" numeric,
  	"price_jpy" numeric,
  	"free_from_ntd" numeric,
  	"free_from_usd" numeric,
  	"free_from_jpy" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_shop_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_asks_invoice" boolean DEFAULT false,
  	"version_qualified_number" varchar,
  	"version_japan_tax_rate" numeric DEFAULT 10 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "invoice_kind" "enum_orders_invoice_kind";
  ALTER TABLE "orders" ADD COLUMN "invoice_carrier" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_donation_code" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_tax_id" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_company_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_number" varchar;
  ALTER TABLE "orders" ADD COLUMN "tax_qualified_number" varchar;
  ALTER TABLE "orders" ADD COLUMN "tax_rate" numeric;
  ALTER TABLE "shipments" ADD COLUMN "tracking_url" varchar;
  ALTER TABLE "shipments" ADD COLUMN "shipped_at" timestamp(3) with time zone;
  ALTER TABLE "shop_settings_shipping_rates" ADD CONSTRAINT "shop_settings_shipping_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_shipping_rates" ADD CONSTRAINT "_shop_settings_v_version_shipping_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shop_settings_shipping_rates_order_idx" ON "shop_settings_shipping_rates" USING btree ("_order");
  CREATE INDEX "shop_settings_shipping_rates_parent_id_idx" ON "shop_settings_shipping_rates" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_version_shipping_rates_order_idx" ON "_shop_settings_v_version_shipping_rates" USING btree ("_order");
  CREATE INDEX "_shop_settings_v_version_shipping_rates_parent_id_idx" ON "_shop_settings_v_version_shipping_rates" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_created_at_idx" ON "_shop_settings_v" USING btree ("created_at");
  CREATE INDEX "_shop_settings_v_updated_at_idx" ON "_shop_settings_v" USING btree ("updated_at");`)
  // A shop that sells already has said that sending is in its prices: it stays so until staff set something else.
  await db.execute(sql`INSERT INTO "shop_settings" ("updated_at", "created_at") SELECT now(), now() WHERE EXISTS (SELECT 1 FROM "products")`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_settings_shipping_rates" CASCADE;
  DROP TABLE "shop_settings" CASCADE;
  DROP TABLE "_shop_settings_v_version_shipping_rates" CASCADE;
  DROP TABLE "_shop_settings_v" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "invoice_kind";
  ALTER TABLE "orders" DROP COLUMN "invoice_carrier";
  ALTER TABLE "orders" DROP COLUMN "invoice_donation_code";
  ALTER TABLE "orders" DROP COLUMN "invoice_tax_id";
  ALTER TABLE "orders" DROP COLUMN "invoice_company_name";
  ALTER TABLE "orders" DROP COLUMN "invoice_number";
  ALTER TABLE "orders" DROP COLUMN "tax_qualified_number";
  ALTER TABLE "orders" DROP COLUMN "tax_rate";
  ALTER TABLE "shipments" DROP COLUMN "tracking_url";
  ALTER TABLE "shipments" DROP COLUMN "shipped_at";
  DROP TYPE "public"."enum_orders_invoice_kind";
  DROP TYPE "public"."enum_shop_settings_shipping_rates_country";
  DROP TYPE "public"."enum__shop_settings_v_version_shipping_rates_country";`)
}
