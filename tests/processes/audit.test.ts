import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, it } from 'vitest';

/** `npm run audit` against registries that report no vulnerability, report some, or do not answer. */
const cache = mkdtempSync(path.join(tmpdir(), 'sente-npm-'));
let registry: Server | undefined;
const close = () => {
  registry?.closeAllConnections();
  registry?.close();
};
afterEach(close);
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const name = 'nprogress';
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>;
};
const version = packages[`node_modules/${name}`]!.version!;
/** npm caches an advisory by its number. */
let number = 0;
const fault = (severity: string) => {
  number += 1;
  const known = { id: number, url: `https://faults.example/${number}`, title: 'a fault of a test' };
  return { [name]: [{ ...known, severity, vulnerable_versions: '*' }] };
};

/** A registry that answers with these advisories; null: it rejects the request. */
async function answering(faults: object | null) {
  const asked: string[] = [];
  registry = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'GET') {
        const dist = { tarball: 'https://packages.example/none.tgz' };
        const one = { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } };
        return response.end(JSON.stringify(one));
      }
      if (!faults) return response.writeHead(405).end();
      asked.push(...Object.keys(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as object));
      response.end(JSON.stringify(faults));
    });
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  return { asked, url: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` };
}

async function audit(url: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/audit.mjs'], {
    env: { ...process.env, npm_config_registry: url, npm_config_cache: cache, npm_config_fetch_retries: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, output: output + complained };
}
const unanswered = 'does not answer which faults are known';

it('of faults that are not known it ends well, and asked about what runs in production alone', async () => {
  const { url, asked } = await answering({});
  const { code, output } = await audit(url);
  expect([code, output]).toEqual([0, expect.stringContaining('found 0 vulnerabilities')]);
  expect(output).not.toContain(unanswered);
  expect(asked).toEqual(expect.arrayContaining([name, 'next', 'payload']));
  expect(asked).not.toContain('vitest');
});

it.each([
  ['high', 1],
  ['moderate', 0],
])('of a fault that is %s it ends with %i', async (severity, wanted) => {
  const { url } = await answering(fault(severity));
  const { code, output } = await audit(url);
  expect([code, output]).toEqual([wanted, expect.stringContaining('a fault of a test')]);
  expect(output).not.toContain(unanswered);
});

it('a registry that does not take the question, or is away, is said to have said nothing', async () => {
  const { url } = await answering(null);
  expect(await audit(url)).toEqual({ code: 0, output: expect.stringContaining(unanswered) as string });
  close();
  expect(await audit(url)).toEqual({ code: 0, output: expect.stringContaining(unanswered) as string });
});

it('what fails otherwise fails', async () => {
  const { code, output } = await audit('http://127.0.0.1:1', { PATH: cache });
  expect([code, output]).toEqual([1, expect.not.stringContaining(unanswered)]);
});
