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
 * A process of the server: how it is started, what resolves once it serves, and what is due when it was started again.
 * @typedef {ReturnType<typeof processes.start>} Child
 * `patience`: how long it may take to end, in milliseconds.
 * @typedef {{ name: string, start: () => Child, untilReady: (child: Child) => Promise<void>, onReturn?: () => void, patience?: number }} Part
 */

/** The development server: one process, Next's own. */
export function developmentServer(env) {
  const start = () => processes.start(process.execPath, [nextCommand, 'dev', '--port', env.PORT], { env });
  return [{ name: 'The server', start, untilReady: (child) => untilReady(env, child.ended) }];
}

/**
 * The production server (docs/decisions/011): Next behind a socket and the front before it, which is bundled once: a restart runs what ran
 * before, whatever its sources are by then.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ script?: string, nextScript?: string, lookEvery?: number }} options the front, where it has been bundled before; what runs as Next;
 * milliseconds between two looks for its signs of life
 * @returns {Promise<Part[]>}
 */
export async function productionServer(
  env,
  { script: bundled, nextScript = 'scripts/next.mjs', lookEvery = 5_000 } = {},
) {
  const script = bundled ?? (await bundleServer(env));
  const given = { ...env, ...frugal(env), NEXT_SOCKET: nextSocket() };
  let next;
  // What was invalidated while one of them was away reached nobody.
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
      // It drains, and then gives what runs five seconds (server/main.ts).
      patience: Number(env.DRAIN_SECONDS || 0) * 1000 + 10_000,
    },
  ];
}

/**
 * What a process takes before it tidies up: left alone V8 and the C library take twice as much on a large machine, for nothing. The heap itself has no limit:
 * one of 240 MB ended Next in the middle of a run of the tests.
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

/** Next says every five seconds that it lives. One that is silent for a minute, as long as a request waits for it, hangs. */
const looksWithoutSign = 12;

async function untilNextIsReady(child, lookEvery) {
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.ending.then((how) => reject(new Error(`Next has ended (${how}) before it was ready.`)));
  });
  // Looks are counted, and no clock is read: a start that slept itself heard nothing either.
  let silent = 0;
  const watch = setInterval(() => ++silent > looksWithoutSign && child.kill('SIGKILL'), lookEvery);
  child.on('message', () => (silent = 0)).once('exit', () => clearInterval(watch));
}

/**
 * Starts the parts of a server one after the other, each once the one before it serves, and again whenever they end (docs/decisions/038).
 * `ready` resolves once all serve; from `letGo` on none is started again; `stop` ends the last one first.
 * @param {Part[]} parts
 * @param {() => void} onGiveUp
 */
export function superviseServer(parts, onGiveUp) {
  /** @type {{ child: Child, letGo: () => void, patience?: number | undefined }[]} */
  const kept = [];
  let isLetGo = false;

  /** @param {Part} part */
  async function keep({ name, start, untilReady, onReturn, patience }) {
    const one = { child: start(), letGo: () => {}, patience };
    kept.push(one);
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
    for (const part of parts) if (!isLetGo) await keep(part);
  }

  function letGo() {
    isLetGo = true;
    for (const one of kept) one.letGo();
  }

  return {
    ready: start(),
    letGo,
    async stop() {
      letGo();
      for (const { child, patience } of kept.toReversed()) await processes.stop(child, patience);
    },
  };
}
