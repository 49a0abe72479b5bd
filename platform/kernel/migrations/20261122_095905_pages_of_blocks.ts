import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { blocksOfOldPages, placePages, writeBlocks } from './data/pages-to-blocks'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const written = await blocksOfOldPages(db)
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_menus" AS ENUM('header', 'help', 'about', 'competition', 'more');
  CREATE TYPE "public"."enum_pages_not_in_menu_of" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum__pages_v_version_menus" AS ENUM('header', 'help', 'about', 'competition', 'more');
  CREATE TYPE "public"."enum__pages_v_version_not_in_menu_of" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "pages_menus" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_pages_menus",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_not_in_menu_of" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_pages_not_in_menu_of",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_menus" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_version_menus",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_not_in_menu_of" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_version_not_in_menu_of",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_metadata_pixels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"pixel_id" varchar NOT NULL
  );
  
  CREATE TABLE "_site_metadata_v_version_pixels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"pixel_id" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "pages_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_campaigns_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_sections" CASCADE;
  DROP TABLE "_pages_v_version_sections" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "_campaigns_v_rels" CASCADE;
  ALTER TABLE "products" ADD COLUMN "illustration" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_illustration" varchar;
  ALTER TABLE "markets" ADD COLUMN "banner_id" integer;
  ALTER TABLE "markets" ADD COLUMN "cover" jsonb;
  ALTER TABLE "_markets_v" ADD COLUMN "version_banner_id" integer;
  ALTER TABLE "_markets_v" ADD COLUMN "version_cover" jsonb;
  ALTER TABLE "articles" ADD COLUMN "cover" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover" jsonb;
  ALTER TABLE "pages" ADD COLUMN "sort_order" numeric DEFAULT 1000;
  ALTER TABLE "pages" ADD COLUMN "is_hidden_from_search" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "is_protected" boolean DEFAULT false;
  ALTER TABLE "pages_locales" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "pages_locales" ADD COLUMN "menu_label" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sort_order" numeric DEFAULT 1000;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_hidden_from_search" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_protected" boolean DEFAULT false;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_menu_label" varchar;
  ALTER TABLE "championships_groups" ADD COLUMN "limit" numeric;
  ALTER TABLE "championships" ADD COLUMN "cover" jsonb;
  ALTER TABLE "championships_locales" ADD COLUMN "rules" jsonb;
  ALTER TABLE "_championships_v_version_groups" ADD COLUMN "limit" numeric;
  ALTER TABLE "_championships_v" ADD COLUMN "version_cover" jsonb;
  ALTER TABLE "_championships_v_locales" ADD COLUMN "version_rules" jsonb;
  ALTER TABLE "campaigns_locales" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "stores_experience_courses" ADD COLUMN "age_from" numeric DEFAULT 4 NOT NULL;
  ALTER TABLE "stores_experience_courses" ADD COLUMN "age_to" numeric DEFAULT 10 NOT NULL;
  ALTER TABLE "site_metadata" ADD COLUMN "wechat_qr_id" integer;
  ALTER TABLE "site_metadata" ADD COLUMN "contact_window" boolean DEFAULT true;
  ALTER TABLE "site_metadata" ADD COLUMN "pixel_id" varchar;
  ALTER TABLE "site_metadata" ADD COLUMN "analytics_id" varchar;
  ALTER TABLE "_site_metadata_v" ADD COLUMN "version_wechat_qr_id" integer;
  ALTER TABLE "_site_metadata_v" ADD COLUMN "version_contact_window" boolean DEFAULT true;
  ALTER TABLE "_site_metadata_v" ADD COLUMN "version_pixel_id" varchar;
  ALTER TABLE "_site_metadata_v" ADD COLUMN "version_analytics_id" varchar;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_menus" ADD CONSTRAINT "pages_menus_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_not_in_menu_of" ADD CONSTRAINT "pages_not_in_menu_of_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_menus" ADD CONSTRAINT "_pages_v_version_menus_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_not_in_menu_of" ADD CONSTRAINT "_pages_v_version_not_in_menu_of_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_metadata_pixels" ADD CONSTRAINT "site_metadata_pixels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_metadata"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_metadata_v_version_pixels" ADD CONSTRAINT "_site_metadata_v_version_pixels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_metadata_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "pages_menus_order_idx" ON "pages_menus" USING btree ("order");
  CREATE INDEX "pages_menus_parent_idx" ON "pages_menus" USING btree ("parent_id");
  CREATE INDEX "pages_not_in_menu_of_order_idx" ON "pages_not_in_menu_of" USING btree ("order");
  CREATE INDEX "pages_not_in_menu_of_parent_idx" ON "pages_not_in_menu_of" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_menus_order_idx" ON "_pages_v_version_menus" USING btree ("order");
  CREATE INDEX "_pages_v_version_menus_parent_idx" ON "_pages_v_version_menus" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_not_in_menu_of_order_idx" ON "_pages_v_version_not_in_menu_of" USING btree ("order");
  CREATE INDEX "_pages_v_version_not_in_menu_of_parent_idx" ON "_pages_v_version_not_in_menu_of" USING btree ("parent_id");
  CREATE INDEX "site_metadata_pixels_order_idx" ON "site_metadata_pixels" USING btree ("_order");
  CREATE INDEX "site_metadata_pixels_parent_id_idx" ON "site_metadata_pixels" USING btree ("_parent_id");
  CREATE INDEX "_site_metadata_v_version_pixels_order_idx" ON "_site_metadata_v_version_pixels" USING btree ("_order");
  CREATE INDEX "_site_metadata_v_version_pixels_parent_id_idx" ON "_site_metadata_v_version_pixels" USING btree ("_parent_id");
  ALTER TABLE "markets" ADD CONSTRAINT "markets_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v" ADD CONSTRAINT "_markets_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_metadata" ADD CONSTRAINT "site_metadata_wechat_qr_id_media_id_fk" FOREIGN KEY ("wechat_qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_metadata_v" ADD CONSTRAINT "_site_metadata_v_version_wechat_qr_id_media_id_fk" FOREIGN KEY ("version_wechat_qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "markets_banner_idx" ON "markets" USING btree ("banner_id");
  CREATE INDEX "_markets_v_version_version_banner_idx" ON "_markets_v" USING btree ("version_banner_id");
  CREATE INDEX "site_metadata_wechat_qr_idx" ON "site_metadata" USING btree ("wechat_qr_id");
  CREATE INDEX "_site_metadata_v_version_version_wechat_qr_idx" ON "_site_metadata_v" USING btree ("version_wechat_qr_id");
  ALTER TABLE "campaigns_locales" DROP COLUMN "description";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_description";`)
  await writeBlocks(db, written)
  await placePages(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "pages_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"anchor" varchar,
  	"body" varchar
  );
  
  CREATE TABLE "_pages_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"anchor" varchar,
  	"body" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_campaigns_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_not_in_menu_of" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_not_in_menu_of" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_metadata_pixels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_metadata_v_version_pixels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "pages_menus" CASCADE;
  DROP TABLE "pages_not_in_menu_of" CASCADE;
  DROP TABLE "_pages_v_version_menus" CASCADE;
  DROP TABLE "_pages_v_version_not_in_menu_of" CASCADE;
  DROP TABLE "site_metadata_pixels" CASCADE;
  DROP TABLE "_site_metadata_v_version_pixels" CASCADE;
  ALTER TABLE "markets" DROP CONSTRAINT "markets_banner_id_media_id_fk";
  
  ALTER TABLE "_markets_v" DROP CONSTRAINT "_markets_v_version_banner_id_media_id_fk";
  
  ALTER TABLE "site_metadata" DROP CONSTRAINT "site_metadata_wechat_qr_id_media_id_fk";
  
  ALTER TABLE "_site_metadata_v" DROP CONSTRAINT "_site_metadata_v_version_wechat_qr_id_media_id_fk";
  
  DROP INDEX "markets_banner_idx";
  DROP INDEX "_markets_v_version_version_banner_idx";
  DROP INDEX "site_metadata_wechat_qr_idx";
  DROP INDEX "_site_metadata_v_version_version_wechat_qr_idx";
  ALTER TABLE "campaigns_locales" ADD COLUMN "description" jsonb;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_description" jsonb;
  ALTER TABLE "pages_sections" ADD CONSTRAINT "pages_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections" ADD CONSTRAINT "_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_rels" ADD CONSTRAINT "_campaigns_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_rels" ADD CONSTRAINT "_campaigns_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_sections_order_idx" ON "pages_sections" USING btree ("_order");
  CREATE INDEX "pages_sections_parent_id_idx" ON "pages_sections" USING btree ("_parent_id");
  CREATE INDEX "pages_sections_locale_idx" ON "pages_sections" USING btree ("_locale");
  CREATE INDEX "_pages_v_version_sections_order_idx" ON "_pages_v_version_sections" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sections_parent_id_idx" ON "_pages_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sections_locale_idx" ON "_pages_v_version_sections" USING btree ("_locale");
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_products_id_idx" ON "campaigns_rels" USING btree ("products_id");
  CREATE INDEX "_campaigns_v_rels_order_idx" ON "_campaigns_v_rels" USING btree ("order");
  CREATE INDEX "_campaigns_v_rels_parent_idx" ON "_campaigns_v_rels" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_rels_path_idx" ON "_campaigns_v_rels" USING btree ("path");
  CREATE INDEX "_campaigns_v_rels_products_id_idx" ON "_campaigns_v_rels" USING btree ("products_id");
  ALTER TABLE "products" DROP COLUMN "illustration";
  ALTER TABLE "_products_v" DROP COLUMN "version_illustration";
  ALTER TABLE "markets" DROP COLUMN "banner_id";
  ALTER TABLE "markets" DROP COLUMN "cover";
  ALTER TABLE "_markets_v" DROP COLUMN "version_banner_id";
  ALTER TABLE "_markets_v" DROP COLUMN "version_cover";
  ALTER TABLE "articles" DROP COLUMN "cover";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover";
  ALTER TABLE "pages" DROP COLUMN "sort_order";
  ALTER TABLE "pages" DROP COLUMN "is_hidden_from_search";
  ALTER TABLE "pages" DROP COLUMN "is_protected";
  ALTER TABLE "pages_locales" DROP COLUMN "blocks";
  ALTER TABLE "pages_locales" DROP COLUMN "menu_label";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sort_order";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_hidden_from_search";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_protected";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_blocks";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_menu_label";
  ALTER TABLE "championships_groups" DROP COLUMN "limit";
  ALTER TABLE "championships" DROP COLUMN "cover";
  ALTER TABLE "championships_locales" DROP COLUMN "rules";
  ALTER TABLE "_championships_v_version_groups" DROP COLUMN "limit";
  ALTER TABLE "_championships_v" DROP COLUMN "version_cover";
  ALTER TABLE "_championships_v_locales" DROP COLUMN "version_rules";
  ALTER TABLE "campaigns_locales" DROP COLUMN "blocks";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_blocks";
  ALTER TABLE "stores_experience_courses" DROP COLUMN "age_from";
  ALTER TABLE "stores_experience_courses" DROP COLUMN "age_to";
  ALTER TABLE "site_metadata" DROP COLUMN "wechat_qr_id";
  ALTER TABLE "site_metadata" DROP COLUMN "contact_window";
  ALTER TABLE "site_metadata" DROP COLUMN "pixel_id";
  ALTER TABLE "site_metadata" DROP COLUMN "analytics_id";
  ALTER TABLE "_site_metadata_v" DROP COLUMN "version_wechat_qr_id";
  ALTER TABLE "_site_metadata_v" DROP COLUMN "version_contact_window";
  ALTER TABLE "_site_metadata_v" DROP COLUMN "version_pixel_id";
  ALTER TABLE "_site_metadata_v" DROP COLUMN "version_analytics_id";
  DROP TYPE "public"."enum_pages_menus";
  DROP TYPE "public"."enum_pages_not_in_menu_of";
  DROP TYPE "public"."enum__pages_v_version_menus";
  DROP TYPE "public"."enum__pages_v_version_not_in_menu_of";`)
}
