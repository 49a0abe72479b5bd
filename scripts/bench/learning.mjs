import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { superviseDatabase } from '../lib/embedded-database.mjs';
import { migrate, seed } from '../lib/preparation.mjs';
import { run } from '../lib/processes.mjs';
import { row } from './shop.mjs';

/** Required events per second, by the kind of database. */
const minEvents = { server: 500, embedded: 100 };

/** Measures the learning part on the data of a big school, in a new embedded database, or in an empty one that DATABASE_URL names. */
export async function measureLearning(given) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-bench-learning-'));
  const secret = () => randomBytes(32).toString('hex');
  const env = {
    ...process.env,
    DATA_DIR: folder,
    SEED_DEMO: '0',
    SITE_URL: 'http://localhost:3000',
    JP_SITE_URL: 'http://jp.localhost:3000',
    PAYLOAD_SECRET: secret(),
    SANDBOX_WEBHOOK_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
  };
  const kind = env.DATABASE_URL ? 'server' : 'embedded';
  const database =
    kind === 'embedded' ? await superviseDatabase(folder, { env, onGiveUp: () => process.exit(1) }) : null;
  if (database) env.DATABASE_URL = database.url;
  try {
    await migrate(env);
    await seed(env);
    const command = ['-C', 'production', '--import', 'tsx', 'platform/commands/bench-learning.ts'];
    const sizes = ['problems', 'learners', 'attempts', 'asked'].flatMap((name) =>
      given[name] ? [`--${name}`, given[name]] : [],
    );
    if (given.keep) sizes.push('--keep');
    const output = await run(process.execPath, [...command, ...sizes], { env });
    return tableOf(JSON.parse(/^learning-bench: (.*)$/m.exec(output)[1]), kind);
  } finally {
    database?.letGo();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const processorTimes = ({ server, database }) =>
  `of a processor ${Math.round(server)} s${database === null ? '' : `, the database ${Math.round(database)} s`}`;

function tableOf({ sizes, remade, figures }, kind) {
  const number = (value) => value.toLocaleString('en-US');
  const rows = figures.map(({ what, events, limit, rate, p50, p99, whole, each, maxRows, scans }) => {
    // Lists are judged by time, events by their number per second, in batches as devices send them.
    const isWithin = events === 1 ? null : events ? rate * events >= minEvents[kind] : p99 <= limit;
    const cells = [
      what,
      events ? `${(rate * events).toFixed(0)} events` : rate.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      whole.toFixed(1),
      each.server.toFixed(1),
      each.database?.toFixed(1) ?? '',
      number(maxRows),
      scans.join(', '),
    ];
    return isWithin === null ? { cells: [...cells, ''] } : row(cells, isWithin);
  });
  rows.push({
    cells: [
      `progress of ${number(remade.people)} made anew: ${remade.seconds} s (${processorTimes(remade.used)}), ${remade.megabytes} MB more than before`,
      ...Array.from({ length: 9 }, () => ''),
    ],
  });
  const data = `${number(sizes.problems)} problems, ${number(sizes.learners)} learners, ${number(sizes.attempts)} attempts`;
  const database = kind === 'server' ? 'a PostgreSQL server' : 'the embedded database';
  return {
    title: `Learning on ${database}, ${data}: what 8 connections get done, and how long one waits at half of that: p99 of the middle one of six parts ≤ 50 ms (next level 20, exam begun 100, answered 200), ≥ ${minEvents[kind]} events/s`,
    columns: [
      'what',
      'a second',
      'p50 ms',
      'p99 ms',
      'of all',
      'ms of the server',
      'of the database',
      'most rows read',
      'scanned',
      '',
    ],
    rows,
  };
}
