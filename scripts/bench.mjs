/**
 * `npm run bench`: measures the production build against the budgets and writes docs/benchmarks.md. Starts a shop of its own on a temporary data
 * folder; needs a Chromium, and `wrk` for throughput. `npm run bench -- first-minute weight documents lighthouse throughput interactions api lesson
 * day rolling learning` names the parts to measure. `--url http://localhost:3000` (or BENCH_URL) measures a running shop; where that URL is a
 * proxy's, `--instance http://localhost:3001` names one of its instances. `day` without it and `rolling` (`--requests 100000`) start two instances
 * behind nginx on a PostgreSQL server; the learning part has a database of its own, or an empty one that DATABASE_URL names.
 */
import { parseArgs } from 'node:util';
import { measureApi } from './bench/api.mjs';
import { writeBenchmarks } from './bench/benchmarks-file.mjs';
import { measureDay } from './bench/day.mjs';
import { measureDocuments } from './bench/documents.mjs';
import { measureFirstMinute } from './bench/first-minute.mjs';
import { measureInteractions } from './bench/interactions.mjs';
import { measureLearning } from './bench/learning.mjs';
import { measureLesson } from './bench/lesson.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { measureRolling } from './bench/rolling.mjs';
import { startBenchShop } from './bench/shop.mjs';
import { measureThroughput } from './bench/throughput.mjs';
import { measureWeight } from './bench/weight.mjs';

const measures = {
  'first-minute': measureFirstMinute,
  weight: measureWeight,
  documents: measureDocuments,
  lighthouse: measureLighthouse,
  throughput: measureThroughput,
  interactions: measureInteractions,
  api: measureApi,
  lesson: measureLesson,
};
/** These parts start their own shop. */
const apart = { day: measureDay, rolling: measureRolling, learning: measureLearning };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    instance: { type: 'string' },
    only: { type: 'string' },
    requests: { type: 'string' },
    // The amount of data of the learning part.
    problems: { type: 'string' },
    learners: { type: 'string' },
    attempts: { type: 'string' },
    asked: { type: 'string' },
    /** Measures again with the data that an earlier run has written to DATABASE_URL. */
    keep: { type: 'boolean' },
  },
});
values.url = (values.url ?? process.env.BENCH_URL)?.replace(/\/$/, '');
const all = Object.keys({ ...measures, ...apart });
const named = [...positionals, ...(values.only?.split(',') ?? [])];
const wanted = named.length > 0 ? named : all;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`nothing is measured as ${unknown}; there is ${all.join(', ')}`);

const shop = wanted.some((name) => name in measures) ? await startBenchShop(values.url) : null;
const measured = {};
let failed = 0;
try {
  for (const name of wanted) {
    console.log(`\n## ${name}`);
    const { title, where, columns, rows } = await (measures[name]?.(shop, values) ?? apart[name](values));
    const table = [columns, columns.map(() => '---'), ...rows.map((row) => row.cells)]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
    failed += rows.filter((row) => row.withinBudget === false).length;
    console.log(table);
    measured[name] = { title, where, table };
  }
} finally {
  await shop?.stop();
}

writeBenchmarks(measured);
console.log(failed ? `\n${failed} figures over budget` : '\nEvery figure within budget');
process.exit(failed ? 1 : 0);
