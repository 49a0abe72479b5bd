import { randomBytes } from 'node:crypto';
import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { richText } from '@/platform/seed/rich-text';

type Db = MigrateUpArgs['db'];
type Row = Record<string, unknown>;

const id = () => randomBytes(12).toString('hex');
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const opening = ({ title, lead, summary }: Row) => ({
  id: id(),
  blockType: 'hero',
  heading: text(title),
  lead: text(lead ?? summary),
});

async function rowsOf(db: Db, table: string): Promise<Row[]> {
  const { rows } = await db.execute(sql.raw(`SELECT * FROM "${table}"`));
  return rows as Row[];
}

/** Each language's list, by the document it belongs to. */
type Written = { table: string; column: string; parent: unknown; locale: unknown; blocks: object[] };

/** What pages and campaigns said, published and in every version, before their columns go: as blocks. */
export async function blocksOfOldPages(db: Db): Promise<Written[]> {
  return [
    ...(await oldPages(db, 'pages_locales', 'pages_sections', '')),
    ...(await oldPages(db, '_pages_v_locales', '_pages_v_version_sections', 'version_')),
    ...(await oldCampaigns(db, 'campaigns_locales', 'campaigns_rels', '')),
    ...(await oldCampaigns(db, '_campaigns_v_locales', '_campaigns_v_rels', 'version_')),
  ];
}

async function oldPages(db: Db, localesTable: string, sectionsTable: string, prefix: string): Promise<Written[]> {
  const sections = await rowsOf(db, sectionsTable);
  return (await rowsOf(db, localesTable)).map((row) => {
    const own = sections
      .filter((section) => section._parent_id === row._parent_id && section._locale === row._locale)
      .sort((a, b) => Number(a._order) - Number(b._order));
    const texts = own.map(({ heading, anchor, body }) => ({
      id: id(),
      blockType: 'text',
      heading: text(heading),
      anchor: text(anchor),
      body: richText(text(body)),
    }));
    const blocks = [opening({ title: row[`${prefix}title`], lead: row[`${prefix}lead`] }), ...texts];
    return { table: localesTable, column: `${prefix}blocks`, parent: row._parent_id, locale: row._locale, blocks };
  });
}

async function oldCampaigns(db: Db, localesTable: string, relsTable: string, prefix: string): Promise<Written[]> {
  const products = await rowsOf(db, relsTable);
  return (await rowsOf(db, localesTable)).map((row) => {
    const own = products.filter((product) => product.parent_id === row._parent_id && product.products_id);
    const body = row[`${prefix}description`];
    const blocks = [
      opening({ title: row[`${prefix}title`], summary: row[`${prefix}summary`] }),
      ...(body ? [{ id: id(), blockType: 'text', body }] : []),
      ...(own.length > 0
        ? [{ id: id(), blockType: 'offer', show: 'cards', products: own.map((product) => product.products_id) }]
        : []),
    ];
    return { table: localesTable, column: `${prefix}blocks`, parent: row._parent_id, locale: row._locale, blocks };
  });
}

export async function writeBlocks(db: Db, written: readonly Written[]): Promise<void> {
  for (const { table, column, parent, locale, blocks } of written)
    await db.execute(
      sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${JSON.stringify(blocks)}::jsonb
          WHERE "_parent_id" = ${parent} AND "_locale" = ${locale}`,
    );
}

/** Where the pages that there were are linked, in their order; their addresses are protected. */
const places: [slug: string, order: number, menus: string[]][] = [
  ['kidgo', 40, ['header', 'help']],
  ['igqe-intro', 50, ['header', 'about']],
  ['terms-of-service', 60, ['about']],
  ['TrialCourse', 70, ['more']],
  ['parents', 90, ['more']],
  ['TeachingCooperationProject', 100, ['more']],
  ['anniversary', 140, ['more']],
  ['GoCamp2025SS', 150, []],
];

export async function placePages(db: Db): Promise<void> {
  for (const [slug, order, menus] of places) {
    await db.execute(sql`UPDATE "pages" SET "sort_order" = ${order}, "is_protected" = true WHERE "slug" = ${slug}`);
    await db.execute(
      sql`UPDATE "_pages_v" SET "version_sort_order" = ${order}, "version_is_protected" = true WHERE "version_slug" = ${slug}`,
    );
    for (const [index, menu] of menus.entries()) {
      await db.execute(
        sql`INSERT INTO "pages_menus" ("order", "parent_id", "value") SELECT ${index + 1}, "id", ${menu}::"enum_pages_menus" FROM "pages" WHERE "slug" = ${slug}`,
      );
      await db.execute(
        sql`INSERT INTO "_pages_v_version_menus" ("order", "parent_id", "value") SELECT ${index + 1}, "id", ${menu}::"enum__pages_v_version_menus" FROM "_pages_v" WHERE "version_slug" = ${slug}`,
      );
    }
  }
  // Kids Go is not offered in the Japanese menus (docs/product.md, "Regions").
  await db.execute(
    sql`INSERT INTO "pages_not_in_menu_of" ("order", "parent_id", "value") SELECT 1, "id", 'ja-JP' FROM "pages" WHERE "slug" = 'kidgo'`,
  );
  await db.execute(
    sql`INSERT INTO "_pages_v_version_not_in_menu_of" ("order", "parent_id", "value") SELECT 1, "id", 'ja-JP' FROM "_pages_v" WHERE "version_slug" = 'kidgo'`,
  );
}
