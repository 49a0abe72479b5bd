import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractingIn, unusedSince } from '../setup/expand-first';

/** Migrations expand first (docs/decisions/070): while instances are replaced one after the other, the old ones run on the new tables. */
const folder = 'platform/kernel/migrations';
const files = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** They are older than rolling deploys: the rule applies to later migrations, and this list does not grow. */
const before = [
  '20261122_014100_accounts.ts',
  '20261122_095905_pages_of_blocks.ts',
  '20261124_150022_drafts_when_saved.ts',
  '20261124_151605_turns_and_restocking.ts',
  '20261125_131946_lesson_steps.ts',
];

const isReleased = (release: string) => {
  const [wanted, current] = [release, version].map((text) => text.split('.').map(Number));
  const place = wanted!.findIndex((number, at) => number !== current![at]);
  return place === -1 || wanted![place]! < current![place]!;
};

it.each(files)('%s is survived by the version before it', (file) => {
  const source = readFileSync(`${folder}/${file}`, 'utf8');
  const found = contractingIn(source);
  const release = unusedSince(source);
  if (before.includes(file)) expect(found).not.toEqual([]);
  else if (release) expect(isReleased(release), `${release} is not released yet`).toBe(true);
  else expect(found, "says nowhere '// Unused since <release>: …'").toEqual([]);
});

describe('the rule', () => {
  const migration = (up: string, down = '') =>
    `export async function up({ db }) { await db.execute(sql\`${up}\`) }\nexport async function down({ db }) { await db.execute(sql\`${down}\`) }`;

  it.each([
    'DROP TABLE "orders" CASCADE;',
    'DROP TYPE "public"."enum_orders_status";',
    'ALTER TABLE "orders" DROP COLUMN "note";',
    'ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";',
    'ALTER TABLE "orders" RENAME TO "purchases";',
    'ALTER TYPE "public"."enum_orders_status" RENAME VALUE \'PAID\' TO \'DONE\';',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;',
    'ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE integer;',
    'ALTER TABLE "public"."orders" ALTER COLUMN "total" TYPE integer;',
    'ALTER TABLE "orders" ADD COLUMN "note" varchar NOT NULL;',
    'alter table "orders"\n  drop column "note";',
    'CREATE TABLE "notes" ("id" serial);\nALTER TABLE "orders" DROP COLUMN "note";',
  ])('rejects %s', (statement) => {
    expect(contractingIn(migration(statement))).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "note" varchar;',
    'ALTER TABLE "orders" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET DEFAULT \'\';',
    'ALTER TYPE "public"."enum_orders_status" ADD VALUE \'HELD\';',
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";',
    'DROP INDEX "orders_user_idx";',
    'CREATE TABLE "notes" ("id" serial, "text" varchar NOT NULL);\nALTER TABLE "notes" ALTER COLUMN "text" SET NOT NULL;',
    '-- DROP TABLE "orders";\nCREATE INDEX "orders_note_idx" ON "orders" ("note");',
  ])('lets pass %s', (statement) => {
    expect(contractingIn(migration(statement, 'DROP TABLE "orders";'))).toEqual([]);
  });

  it('hears of the release that stopped using it, with what and why', () => {
    expect(unusedSince('// Unused since 0.1.0: orders.note, which orders.remark has replaced\nexport')).toBe('0.1.0');
    expect(unusedSince('// Unused since 0.1.0:')).toBeUndefined();
    expect(unusedSince('// Unused since long ago: orders.note')).toBeUndefined();
    expect([isReleased(version), isReleased('0.0.9'), isReleased('99.0.0')]).toEqual([true, true, false]);
  });
});
