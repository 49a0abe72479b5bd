import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_products_grants_kind" AS ENUM('course', 'vip', 'exam', 'hours', 'lecture', 'redeemCode', 'goods');
  CREATE TYPE "public"."enum_products_audience" AS ENUM('adult', 'child', 'teacher');
  CREATE TYPE "public"."enum_products_type" AS ENUM('hjjCoursePlan', 'vip', 'verification', 'bundle', 'generalCourses', 'more', 'physicalGood', 'itp');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_grants_kind" AS ENUM('course', 'vip', 'exam', 'hours', 'lecture', 'redeemCode', 'goods');
  CREATE TYPE "public"."enum__products_v_version_audience" AS ENUM('adult', 'child', 'teacher');
  CREATE TYPE "public"."enum__products_v_version_type" AS ENUM('hjjCoursePlan', 'vip', 'verification', 'bundle', 'generalCourses', 'more', 'physicalGood', 'itp');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_markets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__markets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__markets_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('PENDING', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'EXPIRED');
  CREATE TYPE "public"."enum_orders_currency" AS ENUM('NTD', 'USD', 'JPY');
  CREATE TYPE "public"."enum_orders_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_orders_address_country" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('PENDING', 'PROCESSING', 'SUCCEEDED', 'DECLINED');
  CREATE TYPE "public"."enum_payments_currency" AS ENUM('NTD', 'USD', 'JPY');
  CREATE TYPE "public"."enum_entitlements_source" AS ENUM('order', 'trial', 'redeemCode', 'claim', 'staff');
  CREATE TYPE "public"."enum_entitlements_kind" AS ENUM('course', 'vip', 'exam', 'hours', 'lecture', 'redeemCode', 'goods');
  CREATE TYPE "public"."enum_shipments_address_country" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TYPE "public"."enum_shipments_status" AS ENUM('PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED');
  CREATE TYPE "public"."enum_coupons_only_types" AS ENUM('hjjCoursePlan', 'vip', 'verification', 'bundle', 'generalCourses', 'more', 'physicalGood', 'itp');
  CREATE TYPE "public"."enum_coupons_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_championships_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__championships_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__championships_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_published_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_cities_region_id" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TYPE "public"."enum_users_addresses_country" AS ENUM('TW', 'HK', 'MY', 'US', 'JP');
  CREATE TYPE "public"."enum_users_role" AS ENUM('learner', 'teacher');
  CREATE TYPE "public"."enum_users_locale" AS ENUM('zh-TW', 'zh-CN', 'en-US', 'ja-JP');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'support');
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('PENDING', 'SENDING', 'SENT', 'KEPT', 'FAILED');
  CREATE TYPE "public"."enum_otps_purpose" AS ENUM('login', 'passwordReset');
  CREATE TABLE "products_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minutes" numeric,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "products_contents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_grants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_grants_kind",
  	"ref" varchar,
  	"months" numeric,
  	"amount" numeric DEFAULT 1
  );
  
  CREATE TABLE "products_audience" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_audience",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"price_ntd_origin_price" numeric,
  	"price_ntd_sell_price" numeric,
  	"price_usd_origin_price" numeric,
  	"price_usd_sell_price" numeric,
  	"price_jpy_origin_price" numeric,
  	"price_jpy_sell_price" numeric,
  	"requires_shipping" boolean DEFAULT false,
  	"cover" jsonb,
  	"problem" jsonb,
  	"image_id" integer,
  	"code" varchar,
  	"type" "enum_products_type",
  	"is_itp" boolean DEFAULT false,
  	"featured" boolean DEFAULT false,
  	"grade_from" numeric,
  	"grade_to" numeric,
  	"lesson_count" numeric,
  	"sort_order" numeric DEFAULT 1000,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"target_audience" varchar,
  	"infomation" varchar,
  	"special_content" varchar,
  	"parents_zone_target" varchar,
  	"parents_zone_week" varchar,
  	"parents_zone_unit" varchar,
  	"is_active" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_products_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes" numeric,
  	"is_sample" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_contents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_grants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_grants_kind",
  	"ref" varchar,
  	"months" numeric,
  	"amount" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_audience" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_audience",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_price_ntd_origin_price" numeric,
  	"version_price_ntd_sell_price" numeric,
  	"version_price_usd_origin_price" numeric,
  	"version_price_usd_sell_price" numeric,
  	"version_price_jpy_origin_price" numeric,
  	"version_price_jpy_sell_price" numeric,
  	"version_requires_shipping" boolean DEFAULT false,
  	"version_cover" jsonb,
  	"version_problem" jsonb,
  	"version_image_id" integer,
  	"version_code" varchar,
  	"version_type" "enum__products_v_version_type",
  	"version_is_itp" boolean DEFAULT false,
  	"version_featured" boolean DEFAULT false,
  	"version_grade_from" numeric,
  	"version_grade_to" numeric,
  	"version_lesson_count" numeric,
  	"version_sort_order" numeric DEFAULT 1000,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_target_audience" varchar,
  	"version_infomation" varchar,
  	"version_special_content" varchar,
  	"version_parents_zone_target" varchar,
  	"version_parents_zone_week" varchar,
  	"version_parents_zone_unit" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "course_plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"code" varchar NOT NULL,
  	"is_trial" boolean DEFAULT false,
  	"grade_from" numeric,
  	"grade_to" numeric,
  	"lesson_count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "course_plans_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "inventory" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_code" varchar NOT NULL,
  	"stock" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer,
  	"slug" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 1000 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "markets_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"sell_price_ntd" numeric,
  	"sell_price_usd" numeric,
  	"sell_price_jpy" numeric
  );
  
  CREATE TABLE "markets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"handle" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Asia/Taipei',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_markets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "markets_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_markets_v_version_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"sell_price_ntd" numeric,
  	"sell_price_usd" numeric,
  	"sell_price_jpy" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_markets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_handle" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Asia/Taipei',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__markets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__markets_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_markets_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "orders_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_code" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"quantity" numeric NOT NULL,
  	"unit_origin" numeric NOT NULL,
  	"unit_price" numeric NOT NULL,
  	"discount" numeric NOT NULL,
  	"amount" numeric NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"requires_shipping" boolean DEFAULT false,
  	"grants" jsonb
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'PENDING' NOT NULL,
  	"currency" "enum_orders_currency" NOT NULL,
  	"locale" "enum_orders_locale" NOT NULL,
  	"market_handle" varchar,
  	"subtotal" numeric NOT NULL,
  	"discount" numeric NOT NULL,
  	"shipping" numeric NOT NULL,
  	"total" numeric NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"coupon" varchar,
  	"address_name" varchar,
  	"address_phone" varchar,
  	"address_country" "enum_orders_address_country",
  	"address_postal_code" varchar,
  	"address_city" varchar,
  	"address_line1" varchar,
  	"address_line2" varchar,
  	"note" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"request_hash" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"staff_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"order_id" integer NOT NULL,
  	"provider" varchar NOT NULL,
  	"status" "enum_payments_status" DEFAULT 'PENDING' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_payments_currency" NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"refund_due" numeric DEFAULT 0 NOT NULL,
  	"provider_reference" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"redirect_url" varchar,
  	"data" jsonb,
  	"succeeded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entitlements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"source" "enum_entitlements_source" NOT NULL,
  	"order_id" integer,
  	"line" numeric,
  	"grant" numeric,
  	"dedupe_key" varchar,
  	"kind" "enum_entitlements_kind" NOT NULL,
  	"ref" varchar,
  	"product_code" varchar NOT NULL,
  	"title" varchar,
  	"amount" numeric DEFAULT 1 NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redeem_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"product_code" varchar NOT NULL,
  	"owner_id" integer,
  	"order_id" integer,
  	"line" numeric,
  	"dedupe_key" varchar,
  	"redeemed_by_id" integer,
  	"redeemed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipments_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_code" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"quantity" numeric NOT NULL
  );
  
  CREATE TABLE "shipments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"address_name" varchar NOT NULL,
  	"address_phone" varchar NOT NULL,
  	"address_country" "enum_shipments_address_country" NOT NULL,
  	"address_postal_code" varchar,
  	"address_city" varchar NOT NULL,
  	"address_line1" varchar NOT NULL,
  	"address_line2" varchar,
  	"status" "enum_shipments_status" DEFAULT 'PREPARING' NOT NULL,
  	"carrier" varchar,
  	"tracking" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coupons_only_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_coupons_only_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "coupons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_coupons_kind" DEFAULT 'percent' NOT NULL,
  	"value" numeric,
  	"per_currency_ntd" numeric,
  	"per_currency_usd" numeric,
  	"per_currency_jpy" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Asia/Taipei' NOT NULL,
  	"max_uses" numeric,
  	"uses" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coupons_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "coupons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"external_link" varchar,
  	"image_id" integer,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_external_link" varchar,
  	"version_image_id" integer,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"anchor" varchar,
  	"body" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Asia/Taipei',
  	"effective_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Asia/Taipei',
  	"version_effective_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 1000 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_groups_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"group_id" integer,
  	"sort_order" numeric DEFAULT 1000,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_group_id" integer,
  	"version_sort_order" numeric DEFAULT 1000,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"avatar_id" integer,
  	"media_id" integer,
  	"slug" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 1000 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews_locales" (
  	"username" varchar,
  	"comment" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "championships_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "championships_groups_locales" (
  	"name" varchar,
  	"eligibility" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "championships_prizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "championships_prizes_locales" (
  	"place" varchar,
  	"prize" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "championships_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "championships_results_locales" (
  	"group" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "championships" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"registration_starts_at" timestamp(3) with time zone,
  	"registration_ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Asia/Taipei',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_championships_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "championships_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"venue" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "championships_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_championships_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_championships_v_version_groups_locales" (
  	"name" varchar,
  	"eligibility" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_championships_v_version_prizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_championships_v_version_prizes_locales" (
  	"place" varchar,
  	"prize" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_championships_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_championships_v_version_results_locales" (
  	"group" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_championships_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_registration_starts_at" timestamp(3) with time zone,
  	"version_registration_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Asia/Taipei',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__championships_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__championships_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_championships_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_venue" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_championships_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Asia/Taipei',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_campaigns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "campaigns_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_token" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Asia/Taipei',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__campaigns_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_campaigns_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"region_id" "enum_cities_region_id" NOT NULL,
  	"time_zone" varchar DEFAULT 'Asia/Taipei' NOT NULL,
  	"sort_order" numeric DEFAULT 1000 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stores_experience_courses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"seats" numeric NOT NULL,
  	"seats_taken" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "stores" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"code" varchar NOT NULL,
  	"city_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stores_locales" (
  	"name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"country" "enum_users_addresses_country" NOT NULL,
  	"postal_code" varchar,
  	"city" varchar NOT NULL,
  	"line1" varchar NOT NULL,
  	"line2" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"real_name" varchar,
  	"nick_name" varchar,
  	"phone" varchar,
  	"rank" varchar,
  	"role" "enum_users_role" DEFAULT 'learner' NOT NULL,
  	"locale" "enum_users_locale" DEFAULT 'zh-TW' NOT NULL,
  	"live_course_end_at" timestamp(3) with time zone,
  	"avatar_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'support' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_outbox_status" DEFAULT 'PENDING' NOT NULL,
  	"kind" varchar DEFAULT 'mail' NOT NULL,
  	"to" varchar,
  	"locale" varchar,
  	"template" varchar,
  	"data" jsonb,
  	"subject" varchar,
  	"text" varchar,
  	"html" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"dedupe_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"last_seen_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "otps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"purpose" "enum_otps_purpose" NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "login_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"last_failure_at" timestamp(3) with time zone NOT NULL,
  	"locked_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" varchar NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar,
  	"body" jsonb,
  	"processed_at" timestamp(3) with time zone,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_metadata" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"email" varchar NOT NULL,
  	"student_count" numeric,
  	"facebook_url" varchar,
  	"instagram_url" varchar,
  	"line_url" varchar,
  	"youtube_url" varchar,
  	"discord_url" varchar,
  	"whatsapp_url" varchar,
  	"wechat_id" varchar,
  	"official_line_enabled" boolean DEFAULT false,
  	"app_url" varchar,
  	"social_share_image_id" integer,
  	"social_share_twitter_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_metadata_locales" (
  	"title" varchar NOT NULL,
  	"slogan" varchar,
  	"description" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"office_hours" varchar,
  	"copyright" varchar,
  	"origin_web_site_url" varchar,
  	"shop_url" varchar,
  	"social_share_title" varchar,
  	"social_share_description" varchar,
  	"social_share_twitter_title" varchar,
  	"social_share_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_metadata_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" integer,
  	"version_email" varchar NOT NULL,
  	"version_student_count" numeric,
  	"version_facebook_url" varchar,
  	"version_instagram_url" varchar,
  	"version_line_url" varchar,
  	"version_youtube_url" varchar,
  	"version_discord_url" varchar,
  	"version_whatsapp_url" varchar,
  	"version_wechat_id" varchar,
  	"version_official_line_enabled" boolean DEFAULT false,
  	"version_app_url" varchar,
  	"version_social_share_image_id" integer,
  	"version_social_share_twitter_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_metadata_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_slogan" varchar,
  	"version_description" varchar,
  	"version_phone" varchar,
  	"version_address" varchar,
  	"version_office_hours" varchar,
  	"version_copyright" varchar,
  	"version_origin_web_site_url" varchar,
  	"version_shop_url" varchar,
  	"version_social_share_title" varchar,
  	"version_social_share_description" varchar,
  	"version_social_share_twitter_title" varchar,
  	"version_social_share_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_contents" ADD CONSTRAINT "products_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_contents_locales" ADD CONSTRAINT "products_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions" ADD CONSTRAINT "products_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions_locales" ADD CONSTRAINT "products_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_grants" ADD CONSTRAINT "products_grants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_audience" ADD CONSTRAINT "products_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_contents" ADD CONSTRAINT "_products_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_contents_locales" ADD CONSTRAINT "_products_v_version_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions" ADD CONSTRAINT "_products_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions_locales" ADD CONSTRAINT "_products_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_grants" ADD CONSTRAINT "_products_v_version_grants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_audience" ADD CONSTRAINT "_products_v_version_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans" ADD CONSTRAINT "course_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "course_plans_locales" ADD CONSTRAINT "course_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."course_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_products" ADD CONSTRAINT "markets_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_products" ADD CONSTRAINT "markets_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_locales" ADD CONSTRAINT "markets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_products" ADD CONSTRAINT "_markets_v_version_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v_version_products" ADD CONSTRAINT "_markets_v_version_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v" ADD CONSTRAINT "_markets_v_parent_id_markets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v_locales" ADD CONSTRAINT "_markets_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_redeemed_by_id_users_id_fk" FOREIGN KEY ("redeemed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shipments_items" ADD CONSTRAINT "shipments_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coupons_only_types" ADD CONSTRAINT "coupons_only_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_locales" ADD CONSTRAINT "coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_rels" ADD CONSTRAINT "coupons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_rels" ADD CONSTRAINT "coupons_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sections" ADD CONSTRAINT "pages_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections" ADD CONSTRAINT "_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_groups_locales" ADD CONSTRAINT "faq_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_group_id_faq_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."faq_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_group_id_faq_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."faq_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_groups" ADD CONSTRAINT "championships_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_groups_locales" ADD CONSTRAINT "championships_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_prizes" ADD CONSTRAINT "championships_prizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_prizes_locales" ADD CONSTRAINT "championships_prizes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships_prizes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_results" ADD CONSTRAINT "championships_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_results_locales" ADD CONSTRAINT "championships_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_locales" ADD CONSTRAINT "championships_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_texts" ADD CONSTRAINT "championships_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v_version_groups" ADD CONSTRAINT "_championships_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_championships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v_version_groups_locales" ADD CONSTRAINT "_championships_v_version_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_championships_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v_version_prizes" ADD CONSTRAINT "_championships_v_version_prizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_championships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v_version_prizes_locales" ADD CONSTRAINT "_championships_v_version_prizes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_championships_v_version_prizes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v_version_results" ADD CONSTRAINT "_championships_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_championships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v_version_results_locales" ADD CONSTRAINT "_championships_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_championships_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v" ADD CONSTRAINT "_championships_v_parent_id_championships_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."championships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_championships_v_locales" ADD CONSTRAINT "_championships_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_championships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_championships_v_texts" ADD CONSTRAINT "_championships_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_championships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v_locales" ADD CONSTRAINT "_campaigns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_rels" ADD CONSTRAINT "_campaigns_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_rels" ADD CONSTRAINT "_campaigns_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_experience_courses" ADD CONSTRAINT "stores_experience_courses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stores_locales" ADD CONSTRAINT "stores_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_addresses" ADD CONSTRAINT "users_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "otps" ADD CONSTRAINT "otps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_metadata" ADD CONSTRAINT "site_metadata_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_metadata" ADD CONSTRAINT "site_metadata_social_share_image_id_media_id_fk" FOREIGN KEY ("social_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_metadata" ADD CONSTRAINT "site_metadata_social_share_twitter_image_id_media_id_fk" FOREIGN KEY ("social_share_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_metadata_locales" ADD CONSTRAINT "site_metadata_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_metadata"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_metadata_v" ADD CONSTRAINT "_site_metadata_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_metadata_v" ADD CONSTRAINT "_site_metadata_v_version_social_share_image_id_media_id_fk" FOREIGN KEY ("version_social_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_metadata_v" ADD CONSTRAINT "_site_metadata_v_version_social_share_twitter_image_id_media_id_fk" FOREIGN KEY ("version_social_share_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_metadata_v_locales" ADD CONSTRAINT "_site_metadata_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_metadata_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_contents_order_idx" ON "products_contents" USING btree ("_order");
  CREATE INDEX "products_contents_parent_id_idx" ON "products_contents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_contents_locales_locale_parent_id_unique" ON "products_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_questions_order_idx" ON "products_questions" USING btree ("_order");
  CREATE INDEX "products_questions_parent_id_idx" ON "products_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_questions_locales_locale_parent_id_unique" ON "products_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_grants_order_idx" ON "products_grants" USING btree ("_order");
  CREATE INDEX "products_grants_parent_id_idx" ON "products_grants" USING btree ("_parent_id");
  CREATE INDEX "products_audience_order_idx" ON "products_audience" USING btree ("order");
  CREATE INDEX "products_audience_parent_idx" ON "products_audience" USING btree ("parent_id");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE UNIQUE INDEX "products_code_idx" ON "products" USING btree ("code");
  CREATE INDEX "products_type_idx" ON "products" USING btree ("type");
  CREATE INDEX "products_grade_from_idx" ON "products" USING btree ("grade_from");
  CREATE INDEX "products_grade_to_idx" ON "products" USING btree ("grade_to");
  CREATE INDEX "products_sort_order_idx" ON "products" USING btree ("sort_order");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_texts_locale_parent" ON "products_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_products_v_version_contents_order_idx" ON "_products_v_version_contents" USING btree ("_order");
  CREATE INDEX "_products_v_version_contents_parent_id_idx" ON "_products_v_version_contents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_contents_locales_locale_parent_id_unique" ON "_products_v_version_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_questions_order_idx" ON "_products_v_version_questions" USING btree ("_order");
  CREATE INDEX "_products_v_version_questions_parent_id_idx" ON "_products_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_questions_locales_locale_parent_id_uniqu" ON "_products_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_grants_order_idx" ON "_products_v_version_grants" USING btree ("_order");
  CREATE INDEX "_products_v_version_grants_parent_id_idx" ON "_products_v_version_grants" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_audience_order_idx" ON "_products_v_version_audience" USING btree ("order");
  CREATE INDEX "_products_v_version_audience_parent_idx" ON "_products_v_version_audience" USING btree ("parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_image_idx" ON "_products_v" USING btree ("version_image_id");
  CREATE INDEX "_products_v_version_version_code_idx" ON "_products_v" USING btree ("version_code");
  CREATE INDEX "_products_v_version_version_type_idx" ON "_products_v" USING btree ("version_type");
  CREATE INDEX "_products_v_version_version_grade_from_idx" ON "_products_v" USING btree ("version_grade_from");
  CREATE INDEX "_products_v_version_version_grade_to_idx" ON "_products_v" USING btree ("version_grade_to");
  CREATE INDEX "_products_v_version_version_sort_order_idx" ON "_products_v" USING btree ("version_sort_order");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_texts_locale_parent" ON "_products_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "course_plans_product_idx" ON "course_plans" USING btree ("product_id");
  CREATE UNIQUE INDEX "course_plans_code_idx" ON "course_plans" USING btree ("code");
  CREATE INDEX "course_plans_grade_from_idx" ON "course_plans" USING btree ("grade_from");
  CREATE INDEX "course_plans_grade_to_idx" ON "course_plans" USING btree ("grade_to");
  CREATE INDEX "course_plans_updated_at_idx" ON "course_plans" USING btree ("updated_at");
  CREATE INDEX "course_plans_created_at_idx" ON "course_plans" USING btree ("created_at");
  CREATE UNIQUE INDEX "course_plans_locales_locale_parent_id_unique" ON "course_plans_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "inventory_product_code_idx" ON "inventory" USING btree ("product_code");
  CREATE INDEX "inventory_updated_at_idx" ON "inventory" USING btree ("updated_at");
  CREATE INDEX "inventory_created_at_idx" ON "inventory" USING btree ("created_at");
  CREATE INDEX "categories_market_idx" ON "categories" USING btree ("market_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_rels_order_idx" ON "categories_rels" USING btree ("order");
  CREATE INDEX "categories_rels_parent_idx" ON "categories_rels" USING btree ("parent_id");
  CREATE INDEX "categories_rels_path_idx" ON "categories_rels" USING btree ("path");
  CREATE INDEX "categories_rels_products_id_idx" ON "categories_rels" USING btree ("products_id");
  CREATE INDEX "markets_products_order_idx" ON "markets_products" USING btree ("_order");
  CREATE INDEX "markets_products_parent_id_idx" ON "markets_products" USING btree ("_parent_id");
  CREATE INDEX "markets_products_product_idx" ON "markets_products" USING btree ("product_id");
  CREATE UNIQUE INDEX "markets_handle_idx" ON "markets" USING btree ("handle");
  CREATE INDEX "markets_starts_at_idx" ON "markets" USING btree ("starts_at");
  CREATE INDEX "markets_ends_at_idx" ON "markets" USING btree ("ends_at");
  CREATE INDEX "markets_updated_at_idx" ON "markets" USING btree ("updated_at");
  CREATE INDEX "markets_created_at_idx" ON "markets" USING btree ("created_at");
  CREATE INDEX "markets__status_idx" ON "markets" USING btree ("_status");
  CREATE UNIQUE INDEX "markets_locales_locale_parent_id_unique" ON "markets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_markets_v_version_products_order_idx" ON "_markets_v_version_products" USING btree ("_order");
  CREATE INDEX "_markets_v_version_products_parent_id_idx" ON "_markets_v_version_products" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_products_product_idx" ON "_markets_v_version_products" USING btree ("product_id");
  CREATE INDEX "_markets_v_parent_idx" ON "_markets_v" USING btree ("parent_id");
  CREATE INDEX "_markets_v_version_version_handle_idx" ON "_markets_v" USING btree ("version_handle");
  CREATE INDEX "_markets_v_version_version_starts_at_idx" ON "_markets_v" USING btree ("version_starts_at");
  CREATE INDEX "_markets_v_version_version_ends_at_idx" ON "_markets_v" USING btree ("version_ends_at");
  CREATE INDEX "_markets_v_version_version_updated_at_idx" ON "_markets_v" USING btree ("version_updated_at");
  CREATE INDEX "_markets_v_version_version_created_at_idx" ON "_markets_v" USING btree ("version_created_at");
  CREATE INDEX "_markets_v_version_version__status_idx" ON "_markets_v" USING btree ("version__status");
  CREATE INDEX "_markets_v_created_at_idx" ON "_markets_v" USING btree ("created_at");
  CREATE INDEX "_markets_v_updated_at_idx" ON "_markets_v" USING btree ("updated_at");
  CREATE INDEX "_markets_v_snapshot_idx" ON "_markets_v" USING btree ("snapshot");
  CREATE INDEX "_markets_v_published_locale_idx" ON "_markets_v" USING btree ("published_locale");
  CREATE INDEX "_markets_v_latest_idx" ON "_markets_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_markets_v_locales_locale_parent_id_unique" ON "_markets_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "orders_lines_order_idx" ON "orders_lines" USING btree ("_order");
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_lines_product_code_idx" ON "orders_lines" USING btree ("product_code");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_coupon_idx" ON "orders" USING btree ("coupon");
  CREATE INDEX "orders_expires_at_idx" ON "orders" USING btree ("expires_at");
  CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_idempotencyKey_idx" ON "orders" USING btree ("user_id","idempotency_key");
  CREATE INDEX "status_expiresAt_idx" ON "orders" USING btree ("status","expires_at");
  CREATE UNIQUE INDEX "payments_public_id_idx" ON "payments" USING btree ("public_id");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE INDEX "payments_provider_idx" ON "payments" USING btree ("provider");
  CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_idempotencyKey_idx" ON "payments" USING btree ("order_id","idempotency_key");
  CREATE UNIQUE INDEX "provider_providerReference_idx" ON "payments" USING btree ("provider","provider_reference");
  CREATE INDEX "entitlements_user_idx" ON "entitlements" USING btree ("user_id");
  CREATE INDEX "entitlements_order_idx" ON "entitlements" USING btree ("order_id");
  CREATE UNIQUE INDEX "entitlements_dedupe_key_idx" ON "entitlements" USING btree ("dedupe_key");
  CREATE INDEX "entitlements_kind_idx" ON "entitlements" USING btree ("kind");
  CREATE INDEX "entitlements_ref_idx" ON "entitlements" USING btree ("ref");
  CREATE INDEX "entitlements_product_code_idx" ON "entitlements" USING btree ("product_code");
  CREATE INDEX "entitlements_ends_at_idx" ON "entitlements" USING btree ("ends_at");
  CREATE INDEX "entitlements_updated_at_idx" ON "entitlements" USING btree ("updated_at");
  CREATE INDEX "entitlements_created_at_idx" ON "entitlements" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_line_grant_idx" ON "entitlements" USING btree ("order_id","line","grant");
  CREATE UNIQUE INDEX "redeem_codes_code_idx" ON "redeem_codes" USING btree ("code");
  CREATE INDEX "redeem_codes_product_code_idx" ON "redeem_codes" USING btree ("product_code");
  CREATE INDEX "redeem_codes_owner_idx" ON "redeem_codes" USING btree ("owner_id");
  CREATE INDEX "redeem_codes_order_idx" ON "redeem_codes" USING btree ("order_id");
  CREATE UNIQUE INDEX "redeem_codes_dedupe_key_idx" ON "redeem_codes" USING btree ("dedupe_key");
  CREATE INDEX "redeem_codes_redeemed_by_idx" ON "redeem_codes" USING btree ("redeemed_by_id");
  CREATE INDEX "redeem_codes_updated_at_idx" ON "redeem_codes" USING btree ("updated_at");
  CREATE INDEX "redeem_codes_created_at_idx" ON "redeem_codes" USING btree ("created_at");
  CREATE INDEX "shipments_items_order_idx" ON "shipments_items" USING btree ("_order");
  CREATE INDEX "shipments_items_parent_id_idx" ON "shipments_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "shipments_order_idx" ON "shipments" USING btree ("order_id");
  CREATE INDEX "shipments_status_idx" ON "shipments" USING btree ("status");
  CREATE INDEX "shipments_updated_at_idx" ON "shipments" USING btree ("updated_at");
  CREATE INDEX "shipments_created_at_idx" ON "shipments" USING btree ("created_at");
  CREATE INDEX "coupons_only_types_order_idx" ON "coupons_only_types" USING btree ("order");
  CREATE INDEX "coupons_only_types_parent_idx" ON "coupons_only_types" USING btree ("parent_id");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_starts_at_idx" ON "coupons" USING btree ("starts_at");
  CREATE INDEX "coupons_ends_at_idx" ON "coupons" USING btree ("ends_at");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE UNIQUE INDEX "coupons_locales_locale_parent_id_unique" ON "coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "coupons_rels_order_idx" ON "coupons_rels" USING btree ("order");
  CREATE INDEX "coupons_rels_parent_idx" ON "coupons_rels" USING btree ("parent_id");
  CREATE INDEX "coupons_rels_path_idx" ON "coupons_rels" USING btree ("path");
  CREATE INDEX "coupons_rels_products_id_idx" ON "coupons_rels" USING btree ("products_id");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_sections_order_idx" ON "pages_sections" USING btree ("_order");
  CREATE INDEX "pages_sections_parent_id_idx" ON "pages_sections" USING btree ("_parent_id");
  CREATE INDEX "pages_sections_locale_idx" ON "pages_sections" USING btree ("_locale");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_starts_at_idx" ON "pages" USING btree ("starts_at");
  CREATE INDEX "pages_ends_at_idx" ON "pages" USING btree ("ends_at");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sections_order_idx" ON "_pages_v_version_sections" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sections_parent_id_idx" ON "_pages_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sections_locale_idx" ON "_pages_v_version_sections" USING btree ("_locale");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_starts_at_idx" ON "_pages_v" USING btree ("version_starts_at");
  CREATE INDEX "_pages_v_version_version_ends_at_idx" ON "_pages_v" USING btree ("version_ends_at");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faq_groups_code_idx" ON "faq_groups" USING btree ("code");
  CREATE INDEX "faq_groups_updated_at_idx" ON "faq_groups" USING btree ("updated_at");
  CREATE INDEX "faq_groups_created_at_idx" ON "faq_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "faq_groups_locales_locale_parent_id_unique" ON "faq_groups_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_group_idx" ON "faqs" USING btree ("group_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_group_idx" ON "_faqs_v" USING btree ("version_group_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_avatar_idx" ON "reviews" USING btree ("avatar_id");
  CREATE INDEX "reviews_media_idx" ON "reviews" USING btree ("media_id");
  CREATE UNIQUE INDEX "reviews_slug_idx" ON "reviews" USING btree ("slug");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "championships_groups_order_idx" ON "championships_groups" USING btree ("_order");
  CREATE INDEX "championships_groups_parent_id_idx" ON "championships_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "championships_groups_locales_locale_parent_id_unique" ON "championships_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "championships_prizes_order_idx" ON "championships_prizes" USING btree ("_order");
  CREATE INDEX "championships_prizes_parent_id_idx" ON "championships_prizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "championships_prizes_locales_locale_parent_id_unique" ON "championships_prizes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "championships_results_order_idx" ON "championships_results" USING btree ("_order");
  CREATE INDEX "championships_results_parent_id_idx" ON "championships_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "championships_results_locales_locale_parent_id_unique" ON "championships_results_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "championships_slug_idx" ON "championships" USING btree ("slug");
  CREATE INDEX "championships_starts_at_idx" ON "championships" USING btree ("starts_at");
  CREATE INDEX "championships_ends_at_idx" ON "championships" USING btree ("ends_at");
  CREATE INDEX "championships_registration_starts_at_idx" ON "championships" USING btree ("registration_starts_at");
  CREATE INDEX "championships_registration_ends_at_idx" ON "championships" USING btree ("registration_ends_at");
  CREATE INDEX "championships_updated_at_idx" ON "championships" USING btree ("updated_at");
  CREATE INDEX "championships_created_at_idx" ON "championships" USING btree ("created_at");
  CREATE INDEX "championships__status_idx" ON "championships" USING btree ("_status");
  CREATE UNIQUE INDEX "championships_locales_locale_parent_id_unique" ON "championships_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "championships_texts_order_parent" ON "championships_texts" USING btree ("order","parent_id");
  CREATE INDEX "championships_texts_locale_parent" ON "championships_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_championships_v_version_groups_order_idx" ON "_championships_v_version_groups" USING btree ("_order");
  CREATE INDEX "_championships_v_version_groups_parent_id_idx" ON "_championships_v_version_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_championships_v_version_groups_locales_locale_parent_id_uni" ON "_championships_v_version_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_championships_v_version_prizes_order_idx" ON "_championships_v_version_prizes" USING btree ("_order");
  CREATE INDEX "_championships_v_version_prizes_parent_id_idx" ON "_championships_v_version_prizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_championships_v_version_prizes_locales_locale_parent_id_uni" ON "_championships_v_version_prizes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_championships_v_version_results_order_idx" ON "_championships_v_version_results" USING btree ("_order");
  CREATE INDEX "_championships_v_version_results_parent_id_idx" ON "_championships_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_championships_v_version_results_locales_locale_parent_id_un" ON "_championships_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_championships_v_parent_idx" ON "_championships_v" USING btree ("parent_id");
  CREATE INDEX "_championships_v_version_version_slug_idx" ON "_championships_v" USING btree ("version_slug");
  CREATE INDEX "_championships_v_version_version_starts_at_idx" ON "_championships_v" USING btree ("version_starts_at");
  CREATE INDEX "_championships_v_version_version_ends_at_idx" ON "_championships_v" USING btree ("version_ends_at");
  CREATE INDEX "_championships_v_version_version_registration_starts_at_idx" ON "_championships_v" USING btree ("version_registration_starts_at");
  CREATE INDEX "_championships_v_version_version_registration_ends_at_idx" ON "_championships_v" USING btree ("version_registration_ends_at");
  CREATE INDEX "_championships_v_version_version_updated_at_idx" ON "_championships_v" USING btree ("version_updated_at");
  CREATE INDEX "_championships_v_version_version_created_at_idx" ON "_championships_v" USING btree ("version_created_at");
  CREATE INDEX "_championships_v_version_version__status_idx" ON "_championships_v" USING btree ("version__status");
  CREATE INDEX "_championships_v_created_at_idx" ON "_championships_v" USING btree ("created_at");
  CREATE INDEX "_championships_v_updated_at_idx" ON "_championships_v" USING btree ("updated_at");
  CREATE INDEX "_championships_v_snapshot_idx" ON "_championships_v" USING btree ("snapshot");
  CREATE INDEX "_championships_v_published_locale_idx" ON "_championships_v" USING btree ("published_locale");
  CREATE INDEX "_championships_v_latest_idx" ON "_championships_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_championships_v_locales_locale_parent_id_unique" ON "_championships_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_championships_v_texts_order_parent" ON "_championships_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_championships_v_texts_locale_parent" ON "_championships_v_texts" USING btree ("locale","parent_id");
  CREATE UNIQUE INDEX "campaigns_token_idx" ON "campaigns" USING btree ("token");
  CREATE INDEX "campaigns_starts_at_idx" ON "campaigns" USING btree ("starts_at");
  CREATE INDEX "campaigns_ends_at_idx" ON "campaigns" USING btree ("ends_at");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
  CREATE UNIQUE INDEX "campaigns_locales_locale_parent_id_unique" ON "campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_products_id_idx" ON "campaigns_rels" USING btree ("products_id");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_token_idx" ON "_campaigns_v" USING btree ("version_token");
  CREATE INDEX "_campaigns_v_version_version_starts_at_idx" ON "_campaigns_v" USING btree ("version_starts_at");
  CREATE INDEX "_campaigns_v_version_version_ends_at_idx" ON "_campaigns_v" USING btree ("version_ends_at");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_snapshot_idx" ON "_campaigns_v" USING btree ("snapshot");
  CREATE INDEX "_campaigns_v_published_locale_idx" ON "_campaigns_v" USING btree ("published_locale");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_campaigns_v_locales_locale_parent_id_unique" ON "_campaigns_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_rels_order_idx" ON "_campaigns_v_rels" USING btree ("order");
  CREATE INDEX "_campaigns_v_rels_parent_idx" ON "_campaigns_v_rels" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_rels_path_idx" ON "_campaigns_v_rels" USING btree ("path");
  CREATE INDEX "_campaigns_v_rels_products_id_idx" ON "_campaigns_v_rels" USING btree ("products_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "cities_code_idx" ON "cities" USING btree ("code");
  CREATE INDEX "cities_region_id_idx" ON "cities" USING btree ("region_id");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stores_experience_courses_order_idx" ON "stores_experience_courses" USING btree ("_order");
  CREATE INDEX "stores_experience_courses_parent_id_idx" ON "stores_experience_courses" USING btree ("_parent_id");
  CREATE INDEX "stores_experience_courses_starts_at_idx" ON "stores_experience_courses" USING btree ("starts_at");
  CREATE INDEX "stores_experience_courses_ends_at_idx" ON "stores_experience_courses" USING btree ("ends_at");
  CREATE UNIQUE INDEX "stores_code_idx" ON "stores" USING btree ("code");
  CREATE INDEX "stores_city_idx" ON "stores" USING btree ("city_id");
  CREATE INDEX "stores_updated_at_idx" ON "stores" USING btree ("updated_at");
  CREATE INDEX "stores_created_at_idx" ON "stores" USING btree ("created_at");
  CREATE UNIQUE INDEX "stores_locales_locale_parent_id_unique" ON "stores_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_addresses_order_idx" ON "users_addresses" USING btree ("_order");
  CREATE INDEX "users_addresses_parent_id_idx" ON "users_addresses" USING btree ("_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "outbox_to_idx" ON "outbox" USING btree ("to");
  CREATE INDEX "outbox_template_idx" ON "outbox" USING btree ("template");
  CREATE UNIQUE INDEX "outbox_dedupe_key_idx" ON "outbox" USING btree ("dedupe_key");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "status_nextAttemptAt_idx" ON "outbox" USING btree ("status","next_attempt_at");
  CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
  CREATE UNIQUE INDEX "sessions_token_hash_idx" ON "sessions" USING btree ("token_hash");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE INDEX "otps_user_idx" ON "otps" USING btree ("user_id");
  CREATE INDEX "otps_code_hash_idx" ON "otps" USING btree ("code_hash");
  CREATE INDEX "otps_expires_at_idx" ON "otps" USING btree ("expires_at");
  CREATE INDEX "otps_updated_at_idx" ON "otps" USING btree ("updated_at");
  CREATE INDEX "otps_created_at_idx" ON "otps" USING btree ("created_at");
  CREATE UNIQUE INDEX "login_attempts_key_idx" ON "login_attempts" USING btree ("key");
  CREATE INDEX "login_attempts_last_failure_at_idx" ON "login_attempts" USING btree ("last_failure_at");
  CREATE INDEX "login_attempts_updated_at_idx" ON "login_attempts" USING btree ("updated_at");
  CREATE INDEX "login_attempts_created_at_idx" ON "login_attempts" USING btree ("created_at");
  CREATE INDEX "webhook_events_updated_at_idx" ON "webhook_events" USING btree ("updated_at");
  CREATE INDEX "webhook_events_created_at_idx" ON "webhook_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_eventId_idx" ON "webhook_events" USING btree ("provider","event_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_metadata_logo_idx" ON "site_metadata" USING btree ("logo_id");
  CREATE INDEX "site_metadata_social_share_image_idx" ON "site_metadata" USING btree ("social_share_image_id");
  CREATE INDEX "site_metadata_social_share_twitter_image_idx" ON "site_metadata" USING btree ("social_share_twitter_image_id");
  CREATE UNIQUE INDEX "site_metadata_locales_locale_parent_id_unique" ON "site_metadata_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_metadata_v_version_version_logo_idx" ON "_site_metadata_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_metadata_v_version_version_social_share_image_idx" ON "_site_metadata_v" USING btree ("version_social_share_image_id");
  CREATE INDEX "_site_metadata_v_version_version_social_share_twitter_im_idx" ON "_site_metadata_v" USING btree ("version_social_share_twitter_image_id");
  CREATE INDEX "_site_metadata_v_created_at_idx" ON "_site_metadata_v" USING btree ("created_at");
  CREATE INDEX "_site_metadata_v_updated_at_idx" ON "_site_metadata_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_metadata_v_locales_locale_parent_id_unique" ON "_site_metadata_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_contents" CASCADE;
  DROP TABLE "products_contents_locales" CASCADE;
  DROP TABLE "products_questions" CASCADE;
  DROP TABLE "products_questions_locales" CASCADE;
  DROP TABLE "products_grants" CASCADE;
  DROP TABLE "products_audience" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "_products_v_version_contents" CASCADE;
  DROP TABLE "_products_v_version_contents_locales" CASCADE;
  DROP TABLE "_products_v_version_questions" CASCADE;
  DROP TABLE "_products_v_version_questions_locales" CASCADE;
  DROP TABLE "_products_v_version_grants" CASCADE;
  DROP TABLE "_products_v_version_audience" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "course_plans" CASCADE;
  DROP TABLE "course_plans_locales" CASCADE;
  DROP TABLE "inventory" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "categories_rels" CASCADE;
  DROP TABLE "markets_products" CASCADE;
  DROP TABLE "markets" CASCADE;
  DROP TABLE "markets_locales" CASCADE;
  DROP TABLE "_markets_v_version_products" CASCADE;
  DROP TABLE "_markets_v" CASCADE;
  DROP TABLE "_markets_v_locales" CASCADE;
  DROP TABLE "orders_lines" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "entitlements" CASCADE;
  DROP TABLE "redeem_codes" CASCADE;
  DROP TABLE "shipments_items" CASCADE;
  DROP TABLE "shipments" CASCADE;
  DROP TABLE "coupons_only_types" CASCADE;
  DROP TABLE "coupons" CASCADE;
  DROP TABLE "coupons_locales" CASCADE;
  DROP TABLE "coupons_rels" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "pages_sections" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_sections" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "faq_groups" CASCADE;
  DROP TABLE "faq_groups_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "championships_groups" CASCADE;
  DROP TABLE "championships_groups_locales" CASCADE;
  DROP TABLE "championships_prizes" CASCADE;
  DROP TABLE "championships_prizes_locales" CASCADE;
  DROP TABLE "championships_results" CASCADE;
  DROP TABLE "championships_results_locales" CASCADE;
  DROP TABLE "championships" CASCADE;
  DROP TABLE "championships_locales" CASCADE;
  DROP TABLE "championships_texts" CASCADE;
  DROP TABLE "_championships_v_version_groups" CASCADE;
  DROP TABLE "_championships_v_version_groups_locales" CASCADE;
  DROP TABLE "_championships_v_version_prizes" CASCADE;
  DROP TABLE "_championships_v_version_prizes_locales" CASCADE;
  DROP TABLE "_championships_v_version_results" CASCADE;
  DROP TABLE "_championships_v_version_results_locales" CASCADE;
  DROP TABLE "_championships_v" CASCADE;
  DROP TABLE "_championships_v_locales" CASCADE;
  DROP TABLE "_championships_v_texts" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_locales" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "_campaigns_v_locales" CASCADE;
  DROP TABLE "_campaigns_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_locales" CASCADE;
  DROP TABLE "stores_experience_courses" CASCADE;
  DROP TABLE "stores" CASCADE;
  DROP TABLE "stores_locales" CASCADE;
  DROP TABLE "users_addresses" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "otps" CASCADE;
  DROP TABLE "login_attempts" CASCADE;
  DROP TABLE "webhook_events" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_metadata" CASCADE;
  DROP TABLE "site_metadata_locales" CASCADE;
  DROP TABLE "_site_metadata_v" CASCADE;
  DROP TABLE "_site_metadata_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_grants_kind";
  DROP TYPE "public"."enum_products_audience";
  DROP TYPE "public"."enum_products_type";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_grants_kind";
  DROP TYPE "public"."enum__products_v_version_audience";
  DROP TYPE "public"."enum__products_v_version_type";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_markets_status";
  DROP TYPE "public"."enum__markets_v_version_status";
  DROP TYPE "public"."enum__markets_v_published_locale";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_currency";
  DROP TYPE "public"."enum_orders_locale";
  DROP TYPE "public"."enum_orders_address_country";
  DROP TYPE "public"."enum_payments_status";
  DROP TYPE "public"."enum_payments_currency";
  DROP TYPE "public"."enum_entitlements_source";
  DROP TYPE "public"."enum_entitlements_kind";
  DROP TYPE "public"."enum_shipments_address_country";
  DROP TYPE "public"."enum_shipments_status";
  DROP TYPE "public"."enum_coupons_only_types";
  DROP TYPE "public"."enum_coupons_kind";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_championships_status";
  DROP TYPE "public"."enum__championships_v_version_status";
  DROP TYPE "public"."enum__championships_v_published_locale";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum__campaigns_v_version_status";
  DROP TYPE "public"."enum__campaigns_v_published_locale";
  DROP TYPE "public"."enum_cities_region_id";
  DROP TYPE "public"."enum_users_addresses_country";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_locale";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_outbox_status";
  DROP TYPE "public"."enum_otps_purpose";`)
}
