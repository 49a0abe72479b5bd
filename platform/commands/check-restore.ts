/**
 * `npm run check` (scripts/start.mjs): checks that money adds up, that paid products are granted, and that every file that the database names exists.
 * `-- --save=figures.json` also saves the figures; `-- --compare=figures.json` compares with saved ones. Exits with 1 if something is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkRestore } from '@/platform/restore/check-restore';
import type { Figures } from '@/platform/restore/figures';
import { runCommand } from './run-command';

await runCommand(async (payload) => {
  const { values } = parseArgs({ options: { save: { type: 'string' }, compare: { type: 'string' } } });
  const before = values.compare ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Figures) : null;
  const { figures, files, faults } = await checkRestore(payload, before);
  if (values.save) writeFileSync(values.save, `${JSON.stringify(figures, null, 2)}\n`, { mode: 0o600 });
  const counted = Object.values(figures.rows).reduce((sum, count) => sum + count, 0);
  console.log(`${counted} rows, ${files} files, newest migration ${figures.migration}`);
  for (const [currency, { captured, refunded, due }] of Object.entries(figures.money))
    console.log(`${currency}: captured ${captured}, refunded ${refunded}, due ${due}`);
  for (const [kind, { valid, revoked }] of Object.entries(figures.entitlements))
    console.log(`entitlements, ${kind}: ${valid} valid, ${revoked} revoked`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(before ? 'As it was, and whole.' : 'Whole.');
});
