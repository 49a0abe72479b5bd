import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

/**
 * The log of a process: one JSON object per line, in pino's format, with the ids of the request and the trace. Never log names, addresses, tokens or bodies.
 * Plain JavaScript, because it is used by the script that starts Next (scripts/next.mjs).
 */
const levels = /** @type {const} */ ({ info: 30, warn: 40, error: 50 });

/**
 * Global, because Next loads this module once for each of its bundles.
 * @type {{ requests: AsyncLocalStorage<string | undefined>, name?: string }}
 */
const shared = (globalThis.senteLog ??= { requests: new AsyncLocalStorage() });

/** Runs `work` for a request, so that its log lines contain the request's id. @template T @param {string | undefined} requestId @param {() => T} work @returns {T} */
export const inRequest = (requestId, work) => shared.requests.run(requestId, work);

/** The fields that every line gets. */
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

/** Redirects the console, which libraries use, to this log, and adds the process name to every line. @param {string} name */
export function logConsole(name) {
  shared.name = name;
  const levelOf = /** @type {const} */ ({ log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' });
  for (const [method, level] of Object.entries(levelOf)) console[method] = (...args) => log(level, format(...args));
  // By default Node prints warnings (deprecations, required versions) to stderr like errors.
  process.removeAllListeners('warning').on('warning', ({ name: kind, message }) => log('warn', `${kind}: ${message}`));
}
