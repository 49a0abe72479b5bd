import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_lines" ADD COLUMN "titles" jsonb;
  ALTER TABLE "entitlements" ADD COLUMN "titles" jsonb;
  ALTER TABLE "redeem_codes" ADD COLUMN "titles" jsonb;
  ALTER TABLE "redeem_codes" ADD COLUMN "grants" jsonb;`)
  // What was sold before keeps what it stands for today: titles in each language, and what its codes open.
  await db.execute(sql`
  CREATE FUNCTION pg_temp.titles_of(wanted text) RETURNS jsonb LANGUAGE sql AS $$
    SELECT COALESCE(
      (SELECT jsonb_object_agg(l._locale, l.title) FILTER (WHERE l.title IS NOT NULL) FROM products p JOIN products_locales l ON l._parent_id = p.id WHERE p.code = wanted),
      (SELECT jsonb_object_agg(l._locale, l.title) FILTER (WHERE l.title IS NOT NULL) FROM course_plans c JOIN course_plans_locales l ON l._parent_id = c.id WHERE c.code = wanted),
      '{}'::jsonb) $$;
  CREATE FUNCTION pg_temp.grants_of(wanted text) RETURNS jsonb LANGUAGE sql AS $$
    SELECT COALESCE(
      (SELECT jsonb_agg(jsonb_build_object('kind', g.kind, 'ref', g.ref, 'months', g.months, 'amount', g.amount) ORDER BY g._order)
        FROM products p JOIN products_grants g ON g._parent_id = p.id WHERE p.code = wanted AND g.kind <> 'redeemCode'),
      jsonb_build_array(jsonb_build_object('kind', 'course', 'ref', wanted, 'months', NULL, 'amount', 1))) $$;
  UPDATE "orders_lines" SET "titles" = pg_temp.titles_of("product_code");
  UPDATE "entitlements" SET "titles" = pg_temp.titles_of("product_code");
  UPDATE "redeem_codes" SET "titles" = pg_temp.titles_of("product_code"), "grants" = pg_temp.grants_of("product_code");
  UPDATE "orders_lines" AS line SET "grants" = (
    SELECT jsonb_agg(CASE WHEN g->>'kind' = 'redeemCode' THEN g || jsonb_build_object('opens', jsonb_build_object(
        'titles', pg_temp.titles_of(COALESCE(g->>'ref', line."product_code")), 'grants', pg_temp.grants_of(COALESCE(g->>'ref', line."product_code"))))
      ELSE g END ORDER BY place)
    FROM jsonb_array_elements(line."grants") WITH ORDINALITY AS entry(g, place))
  WHERE jsonb_typeof("grants") = 'array' AND "grants" @> '[{"kind": "redeemCode"}]';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_lines" DROP COLUMN "titles";
  ALTER TABLE "entitlements" DROP COLUMN "titles";
  ALTER TABLE "redeem_codes" DROP COLUMN "titles";
  ALTER TABLE "redeem_codes" DROP COLUMN "grants";`)
}
