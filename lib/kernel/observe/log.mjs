import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

/**
 * The log of a process: one JSON object a line, as pino writes it, with the request and the trace that a line belongs to. Never names, addresses, tokens or bodies.
 * Plain JavaScript, because what runs Next is (scripts/next.mjs).
 */
const levels = /** @type {const} */ ({ info: 30, warn: 40, error: 50 });

/**
 * Next loads this module once for each of its bundles.
 * @type {{ requests: AsyncLocalStorage<string | undefined>, name?: string }}
 */
const shared = (globalThis.senteLog ??= { requests: new AsyncLocalStorage() });

/** Does some work for a request: each line of it says which. @template T @param {string | undefined} requestId @param {() => T} work @returns {T} */
export const inRequest = (requestId, work) => shared.requests.run(requestId, work);

/** What every line says besides its own. */
export function logScope() {
  const running = globalThis.senteTracing;
  const span = running?.api.trace.getActiveSpan()?.spanContext();
  const requestId = shared.requests.getStore();
  return {
    ...(shared.name !== undefined && { name: shared.name }),
    ...(requestId !== undefined && { requestId }),
    ...(span && { traceId: span.traceId, spanId: span.spanId }),
  };
}

/** @param {keyof typeof levels} level @param {string} msg @param {Record<string, unknown>} [fields] */
export function log(level, msg, fields = {}) {
  const line = { level: levels[level], time: Date.now(), pid: process.pid, ...logScope(), ...fields, msg };
  (level === 'info' ? process.stdout : process.stderr).write(`${JSON.stringify(line)}\n`);
}

/** From now on what a library prints is such a line, too, and every line names this process. @param {string} name */
export function logConsole(name) {
  shared.name = name;
  const levelOf = /** @type {const} */ ({ log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' });
  for (const [method, level] of Object.entries(levelOf)) console[method] = (...args) => log(level, format(...args));
  // Node's own way to tell of a warning (a library that will want a newer Node, something deprecated) is an error's.
  process.removeAllListeners('warning').on('warning', ({ name: kind, message }) => log('warn', `${kind}: ${message}`));
}
