/**
 * `npm run bench`: measures the production build against the budgets and writes docs/benchmarks.md.
 * Starts a shop of its own on a temporary data folder; needs a Chromium, and `wrk` for throughput.
 * `--only=weight,lighthouse,throughput,interactions,api` measures a part.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureApi } from './bench/api.mjs';
import { measureInteractions } from './bench/interactions.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { startBenchShop } from './bench/shop.mjs';
import { measureThroughput } from './bench/throughput.mjs';
import { measureWeight } from './bench/weight.mjs';
import { root } from './lib/paths.mjs';

const measures = {
  weight: measureWeight,
  lighthouse: measureLighthouse,
  throughput: measureThroughput,
  interactions: measureInteractions,
  api: measureApi,
};
const wanted =
  process.argv
    .find((option) => option.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',') ?? Object.keys(measures);

const shop = await startBenchShop();
const sections = [];
let failed = 0;
try {
  for (const name of wanted) {
    console.log(`\n## ${name}`);
    const { title, columns, rows } = await measures[name](shop);
    const table = [columns, columns.map(() => '---'), ...rows.map((row) => row.cells)]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
    failed += rows.filter((row) => row.withinBudget === false).length;
    console.log(table);
    sections.push(`## ${title}\n\n${table}\n`);
  }
} finally {
  await shop.stop();
}

if (wanted.length === Object.keys(measures).length) {
  const head = `# Benchmarks\n\nWritten by \`npm run bench\` on the production build; ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, two cores. 1 KB is 1,000 bytes. A figure over its budget is marked ✗.\n`;
  writeFileSync(path.join(root, 'docs/benchmarks.md'), [head, ...sections].join('\n'));
}
console.log(failed ? `\n${failed} figures over budget` : '\nEvery figure within budget');
process.exit(failed ? 1 : 0);
