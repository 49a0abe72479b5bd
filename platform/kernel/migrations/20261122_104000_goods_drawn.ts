import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The goods this shop was seeded with, and the drawing of each: the seed leaves what exists as it is. */
const drawn = sql`(VALUES
  ('board-set-9', 'board-9'), ('board-set-19', 'board-19'), ('stones-double-convex', 'stones-and-bowls'),
  ('magnetic-9-13', 'magnetic-board'), ('workbook-g19-g15', 'workbook-beginner'),
  ('workbook-g14-g10', 'workbook-intermediate'), ('clock-digital', 'clock'),
  ('demo-board-magnetic', 'demo-board'), ('record-notebook', 'record-notebook')
) AS drawn(code, name)`;

/** Also in the versions, which an editor's next save begins with. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE products SET illustration = drawn.name FROM ${drawn}
    WHERE products.code = drawn.code AND illustration IS NULL`);
  await db.execute(sql`UPDATE _products_v SET version_illustration = drawn.name FROM ${drawn}
    WHERE version_code = drawn.code AND version_illustration IS NULL`);
  // A slip in the seed's Chinese: '十 9 路' is '19 路'.
  await db.execute(sql`UPDATE products_locales
    SET title = replace(title, '十 9 路', '19 路'), description = replace(description::text, '十 9 路', '19 路')::jsonb
    WHERE title LIKE '%十 9 路%' OR description::text LIKE '%十 9 路%'`);
  await db.execute(sql`UPDATE _products_v_locales
    SET version_title = replace(version_title, '十 9 路', '19 路'),
      version_description = replace(version_description::text, '十 9 路', '19 路')::jsonb
    WHERE version_title LIKE '%十 9 路%' OR version_description::text LIKE '%十 9 路%'`);
}

/** The drawings go with their column. */
export async function down(_: MigrateDownArgs): Promise<void> {}
