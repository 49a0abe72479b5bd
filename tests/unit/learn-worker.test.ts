import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bundleLearnWorker, pagesWithoutLine } from '@/scripts/lib/learn-worker.mjs';
import { learnWorker } from '@/server/learn-worker';
import { filesOfPages } from '@/server/next/built-pages.mjs';
import { securityHeaders } from '@/server/headers/security-headers';

let build = '';
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
  writeFileSync(path.join(build, name), text);
};
const page = (name: string) => `server/app/global/en-US/learn/${name}.html`;

/** A build of two pages, whose scripts load others later, and of a shop. */
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'sente-build-'));
  write(page('ladder'), '<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/main.js"></script>');
  write(page('ladder/play'), '<script>self.__next_f.push([1,"\\"static/chunks/board.js\\""])</script>');
  write('static/chunks/main.js', 'load("static/chunks/later.js"),load("static/chunks/gone.js")');
  write('static/chunks/later.js', 'load("static/chunks/main.js")');
  write('static/chunks/board.js', '1');
  write('static/chunks/shop.js', '1');
  write('static/chunks/a.css', '@font-face{src:url(../media/serif.woff2)}');
  write('static/media/serif.woff2', 'font');
});
afterEach(() => rmSync(build, { recursive: true }));

const named = (name: string) => `/_next/static/${name}`;

describe('the worker of the learning app', () => {
  it('keeps what its pages can ask for, and nothing of the shop', () => {
    const files = ['chunks/a.css', 'chunks/board.js', 'chunks/later.js', 'chunks/main.js', 'media/serif.woff2'];
    expect(filesOfPages(build, pagesWithoutLine)).toEqual(files.map(named));
  });

  it('is another script for another build, and small', async () => {
    const scriptOf = async (name: string) => {
      await bundleLearnWorker({ BUILD_DIR: build }, name);
      return readFileSync(path.join(build, 'learn-worker/learn-worker.js'), 'utf8');
    };
    const [one, same, other] = [await scriptOf('one'), await scriptOf('one'), await scriptOf('other')];
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    for (const name of filesOfPages(build, pagesWithoutLine)) expect(one).toContain(name);
    expect(readFileSync(path.join(build, 'learn-worker/learn-worker.js.br')).length).toBeLessThan(12_000);
  });

  it('is served at the root, looked up each time, and may load from here alone', async () => {
    await bundleLearnWorker({ BUILD_DIR: build }, 'one');
    const handler = learnWorker(path.join(build, 'learn-worker'), securityHeaders(true).buildFiles);
    const server = createServer((req, res) => handler(req, res, () => res.writeHead(404).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const ask = (at: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${at}`);
    const answer = await ask('/learn-worker.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    await answer.text();
    for (const other of ['/learn-worker.js.br', '/learn-worker', '/', '/zh-TW/learn-worker.js'])
      expect((await ask(other)).status).toBe(404);
  });
});
