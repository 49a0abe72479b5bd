import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';
import { isLocale } from '@/lib/kernel/locale';
import { inTransaction, rows, sql } from '@/platform/kernel/database/database';
import { readData } from '@/platform/kernel/content/data';
import { gatherStatistics } from './gather-statistics';
import { localized } from '@/platform/kernel/content/shapes';

/** A row as PostgreSQL's `to_jsonb` gives it. */
type Row = Record<string, unknown>;
type Database = Parameters<typeof rows>[0];
/** A child table; its column `parent` refers to the row of the table above it. */
type Branch = { table: string; parent: string; below?: readonly Branch[] };
type Leaves = { branch: Branch; row: Row; below: Leaves[] };
type Template = { product: Row; below: Leaves[]; version: Row; versionBelow: Leaves[] };

const branches = (prefix: string, list: string): Branch[] => [
  { table: `${prefix}_locales`, parent: '_parent_id' },
  { table: `${prefix}_texts`, parent: 'parent_id' },
  { table: `${list}_audience`, parent: 'parent_id' },
  { table: `${list}_grants`, parent: '_parent_id' },
  ...['contents', 'questions'].map((name) => ({
    table: `${list}_${name}`,
    parent: '_parent_id',
    below: [{ table: `${list}_${name}_locales`, parent: '_parent_id' }],
  })),
];
const productBranches = branches('products', 'products');
const versionBranches = branches('_products_v', '_products_v_version');

/** Copied rows of each list. A hundred lessons for ten thousand products would only fill the disk. */
const maxListLength = 3;
const perTransaction = 250;
const mark = 'class';

/** The pattern of a copy's texts, in each language. */
const { named } = readData('phrases/copies', z.strictObject({ named: localized }));

/**
 * Fills a seeded shop up to `total` published products, for measuring: copies of the seeded ones, with their texts in four languages and the version
 * that the back office lists. Rows are copied directly, a whole table in one statement: ten thousand take a minute where the back office's own calls
 * would take hours. A second run adds what is missing.
 * @returns how many were added
 */
export async function seedCopies(payload: Payload, total: number): Promise<number> {
  const [counted] = await inTransaction(payload, ({ db }) =>
    rows<{ products: number; copies: number }>(
      db,
      sql`SELECT count(*)::int AS products, coalesce(max(substring(code FROM ${`-${mark}-(\\d+)$`})::int), 0) AS copies FROM products`,
    ),
  );
  if (!counted || counted.products === 0) throw new Error('The shop is not seeded yet: npm run seed.');
  const missing = Math.max(0, total - counted.products);
  const templates = await inTransaction(payload, ({ db }) => readTemplates(db));
  for (let made = 0; made < missing; made += perTransaction) {
    const count = Math.min(perTransaction, missing - made);
    await inTransaction(payload, async ({ db }) => {
      const batch = await Batch.open(db);
      for (let index = 1; index <= count; index += 1) {
        const n = counted.copies + made + index;
        batch.copy(templates[n % templates.length]!, n);
      }
      await batch.write();
    });
  }
  await gatherStatistics(payload);
  return missing;
}

async function readTemplates(db: Database): Promise<Template[]> {
  const products = await read(db, 'products', sql`code !~ ${`-${mark}-\\d+$`} AND _status = 'published'`);
  const versions = await read(db, '_products_v', sql`latest`);
  const below = await readBelow(db, productBranches);
  const versionBelow = await readBelow(db, versionBranches);
  return products.flatMap((product) => {
    const version = versions.find((candidate) => candidate.parent_id === product.id);
    return version ? [{ product, below: below(product.id), version, versionBelow: versionBelow(version.id) }] : [];
  });
}

async function read(db: Database, table: string, where: ReturnType<typeof sql>): Promise<Row[]> {
  const found = await rows<{ row: Row }>(
    db,
    sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} t WHERE ${where} ORDER BY id`,
  );
  return found.map(({ row }) => row);
}

async function readBelow(db: Database, list: readonly Branch[]): Promise<(parentId: unknown) => Leaves[]> {
  const found: { branch: Branch; rows: Row[]; below: (parentId: unknown) => Leaves[] }[] = [];
  for (const branch of list) {
    found.push({
      branch,
      rows: await read(db, branch.table, sql`true`),
      below: await readBelow(db, branch.below ?? []),
    });
  }
  return (parentId) =>
    found.flatMap(({ branch, rows: all, below }) =>
      all
        .filter((row) => row[branch.parent] === parentId && Number(row._order ?? row.order ?? 0) <= maxListLength)
        .map((row) => ({ branch, row, below: below(row.id) })),
    );
}

/** Rows of many products, to be written table by table. */
class Batch {
  private readonly tables = new Map<string, Row[]>();

  private constructor(
    private readonly db: Database,
    private readonly next: Map<string, number>,
  ) {}

  static async open(db: Database): Promise<Batch> {
    const next = new Map<string, number>();
    const names = (list: readonly Branch[]): string[] =>
      list.flatMap(({ table, below }) => [table, ...names(below ?? [])]);
    for (const table of ['products', '_products_v', ...names(productBranches), ...names(versionBranches)]) {
      const [last] = await rows<{ id: number | string | null }>(
        db,
        sql`SELECT max(id) AS id FROM ${sql.identifier(table)}`,
      );
      if (typeof last?.id !== 'string') next.set(table, (last?.id ?? 0) + 1);
    }
    return new Batch(db, next);
  }

  copy({ product, below, version, versionBelow }: Template, n: number): void {
    const code = `${String(product.code)}-${mark}-${n}`;
    const facts = { code, featured: false, sort_order: 10_000 + n, lesson_count: null };
    const id = this.add('products', { ...product, ...facts });
    this.addBelow(below, id, n);
    const renamed = Object.fromEntries(Object.entries(facts).map(([name, value]) => [`version_${name}`, value]));
    this.addBelow(versionBelow, this.add('_products_v', { ...version, ...renamed, parent_id: id }), n);
  }

  private addBelow(leaves: readonly Leaves[], parentId: number | string, n: number): void {
    for (const { branch, row, below } of leaves) {
      const id = this.add(branch.table, { ...this.rename(row, n), [branch.parent]: parentId });
      this.addBelow(below, id, n);
    }
  }

  private rename(row: Row, n: number): Row {
    const locale = row._locale;
    if (!isLocale(locale)) return row;
    const ofCopy = (name: string) =>
      typeof row[name] === 'string' && row[name]
        ? { [name]: named[locale].replace('{text}', row[name]).replace('{n}', String(n)) }
        : {};
    // Only titles and summaries of products change; lessons have the same title in every copy.
    const own = 'summary' in row ? ['title', 'summary'] : ['version_title', 'version_summary'];
    return { ...row, ...ofCopy(own[0]!), ...ofCopy(own[1]!) };
  }

  private add(table: string, row: Row): number | string {
    const number = this.next.get(table);
    const id = number ?? randomBytes(12).toString('hex');
    if (number !== undefined) this.next.set(table, number + 1);
    const list = this.tables.get(table) ?? [];
    list.push({ ...row, id });
    this.tables.set(table, list);
    return id;
  }

  /** Writes the tables in the order in which they were added: parents first. */
  async write(): Promise<void> {
    for (const [table, list] of this.tables) {
      const name = sql.identifier(table);
      await rows(
        this.db,
        sql`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(list)}::jsonb)`,
      );
      const last = this.next.get(table);
      if (last !== undefined) {
        await rows(this.db, sql`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last - 1})`);
      }
    }
  }
}
