import { get } from 'node:http';
import { reachableHost } from '../../lib/kernel/own-address.mjs';
import { PlainError } from './progress.mjs';

function statusOf({ HOST, PORT, SITE_URL }, path) {
  return new Promise((resolve) => {
    const headers = { host: new URL(SITE_URL).host };
    const request = get({ host: reachableHost(HOST), port: PORT, path, headers, timeout: 60_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

/** Waits until a page responds with 200. Gives up when `ended` resolves or after `limit` milliseconds. */
export async function untilReady(env, ended, { path = '/zh-TW', limit = 120_000 } = {}) {
  let over = false;
  ended.then(() => (over = true));
  const end = Date.now() + limit;
  let last = 0;
  while (!over && Date.now() < end) {
    last = await statusOf(env, path);
    if (last === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new PlainError(over ? 'The server ended before it was ready.' : `${path} still answers ${last || 'nothing'}.`);
}
