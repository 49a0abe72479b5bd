import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { supervise } from '../../lib/kernel/supervise.mjs';
import { nextCommand } from '../../server/next/command.mjs';
import { root } from './paths.mjs';
import * as processes from './processes.mjs';
import { untilReady } from './readiness.mjs';
import { bundleServer } from './server-bundle.mjs';

/**
 * A process of the server: how it is started, when it is ready, what follows a restart (`onReturn`), and the milliseconds it may take to end (`patience`).
 * @typedef {ReturnType<typeof processes.start>} Child
 * @typedef {{ name: string, start: () => Child, untilReady: (child: Child) => Promise<void>, onReturn?: () => void, patience?: number }} Part
 */

/** The development server: one process, Next itself. */
export function developmentServer(env) {
  const start = () => processes.start(process.execPath, [nextCommand, 'dev', '--port', env.PORT], { env });
  return [{ name: 'The server', start, untilReady: (child) => untilReady(env, child.ended) }];
}

/**
 * The production server (docs/decisions/011): Next behind a socket, and the front, which is bundled once: a restart runs the same bundle even if the
 * sources have changed.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ script?: string, nextScript?: string, lookEvery?: number }} options the front's bundle, if it exists already; the script of Next;
 * milliseconds between two checks that Next is alive
 * @returns {Promise<Part[]>}
 */
export async function productionServer(
  env,
  { script: bundled, nextScript = 'scripts/next.mjs', lookEvery = 5_000 } = {},
) {
  const script = bundled ?? (await bundleServer(env));
  const given = { ...env, ...frugal(env), NEXT_SOCKET: nextSocket() };
  let next;
  // Invalidations were lost while one of the processes was down.
  const onReturn = () => next.connected && next.send('revalidate');
  return [
    {
      name: 'Next',
      start: () =>
        (next = processes.start('', [], {
          script: path.resolve(root, nextScript),
          env: given,
        })),
      untilReady: (child) => untilNextIsReady(child, lookEvery),
      onReturn,
    },
    {
      name: 'The front',
      start: () => processes.start('', [], { script, env: given }),
      untilReady: (child) => untilReady(env, child.ended),
      onReturn,
      // It drains, and then gives open requests five seconds (server/main.ts).
      patience: Number(env.DRAIN_SECONDS || 0) * 1000 + 10_000,
    },
  ];
}

/**
 * Settings that reduce memory: by default V8 and the C library take twice as much on a large machine, without a benefit. The heap has no limit,
 * because one of 240 MB ended Next during the tests.
 */
const frugal = ({ NODE_OPTIONS = '' }) => ({
  NODE_OPTIONS: `--max-semi-space-size=8 ${NODE_OPTIONS}`,
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
});

function nextSocket() {
  if (process.platform === 'win32') return `\\\\?\\pipe\\sente-${process.pid}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'next');
}

/** Next reports every five seconds that it is alive. After a minute without a report, the timeout of a request, it counts as hanging. */
const looksWithoutSign = 12;

async function untilNextIsReady(child, lookEvery) {
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.ending.then((how) => reject(new Error(`Next has ended (${how}) before it was ready.`)));
  });
  // Counts checks instead of reading the clock: a starter that was suspended itself has received no reports either.
  let silent = 0;
  const watch = setInterval(() => ++silent > looksWithoutSign && child.kill('SIGKILL'), lookEvery);
  child.on('message', () => (silent = 0)).once('exit', () => clearInterval(watch));
}

/**
 * Starts the parts of a server one after the other, each when the one before is ready, and restarts them whenever they end (docs/decisions/038).
 * `ready` resolves when all are ready; after `letGo` none is restarted; `stop` ends them in reverse order.
 * @param {Part[]} parts
 * @param {() => void} onGiveUp
 */
export function superviseServer(parts, onGiveUp) {
  /** @type {{ child: Child, letGo: () => void, patience?: number | undefined }[]} */
  const supervised = [];
  let isLetGo = false;

  /** @param {Part} part */
  async function startPart({ name, start, untilReady, onReturn, patience }) {
    const one = { child: start(), letGo: () => {}, patience };
    supervised.push(one);
    await untilReady(one.child);
    if (isLetGo) return;
    one.letGo = supervise({
      name,
      ended: one.child.ending,
      restart(ready) {
        one.child = start();
        untilReady(one.child)
          .then(ready)
          .then(onReturn, () => {});
        return one.child.ending;
      },
      onGiveUp,
    });
  }

  async function start() {
    for (const part of parts) if (!isLetGo) await startPart(part);
  }

  function letGo() {
    isLetGo = true;
    for (const one of supervised) one.letGo();
  }

  return {
    ready: start(),
    letGo,
    async stop() {
      letGo();
      for (const { child, patience } of supervised.toReversed()) await processes.stop(child, patience);
    },
  };
}
