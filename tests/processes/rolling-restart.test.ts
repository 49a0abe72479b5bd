import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../setup/free-port';
import { frontBuild } from '../setup/front-build';
import { ask } from '../setup/http';
import { hasNginx, startNginx } from '../setup/nginx';

/** Two servers behind nginx with the shipped configuration, each with a fake Next, are restarted one after the other. */
const { buildDir, remove } = frontBuild('rolling');
const drain = 4;
const patience = { timeout: 60_000, interval: 50 };

type Instance = { port: number; end: () => Promise<void> };
const running = new Set<ChildProcess>();

async function startInstance(port: number): Promise<Instance> {
  const child = spawn(process.execPath, ['tests/setup/server.mjs', 'tests/setup/fake-next.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      VITEST: '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_URL: 'http://sente.example',
      PORT: String(port),
      DATA_DIR: `${buildDir}/${port}`,
      BUILD_DIR: buildDir,
      DRAIN_SECONDS: String(drain),
    },
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await vi.waitFor(async () => expect((await ask(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200), patience);
  return {
    port,
    async end() {
      child.kill('SIGTERM');
      await ended;
      running.delete(child);
    },
  };
}

afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
afterAll(remove);

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Status of one request through nginx; 0 when the connection was cut. */
const statusOf = (port: number, method: string, path: string) =>
  new Promise<number>((resolve) => {
    const headers = { host: 'sente.example', ...(method === 'POST' && { 'content-length': 2 }) };
    request({ host: '127.0.0.1', port, method, path, headers, agent }, (res) => {
      res.on('end', () => resolve(res.statusCode ?? 0)).resume();
    })
      .on('error', () => resolve(0))
      .end(method === 'POST' ? '{}' : undefined);
  });

describe.skipIf(!hasNginx)('a rolling restart behind nginx', () => {
  it('loses no request, whether it reads or writes', async () => {
    const instances = [await startInstance(await freePort()), await startInstance(await freePort())];
    const nginx = await startNginx(...instances.map(({ port }) => port));
    const kinds = [
      ['GET', '/zh-TW'],
      ['GET', '/api/user/none'],
      ['POST', '/api/user/none'],
    ] as const;
    const lost: string[] = [];
    let asked = 0;
    let isOver = false;
    const callers = Array.from({ length: 6 }, async (_, caller) => {
      for (let turn = caller; !isOver; turn += 1) {
        const [method, path] = kinds[turn % kinds.length]!;
        const status = await statusOf(nginx.port, method, path);
        asked += 1;
        if (status !== 200) lost.push(`${method} ${path}: ${status}`);
      }
    });
    try {
      for (const { port, end } of instances) {
        await end();
        await startInstance(port);
      }
    } finally {
      isOver = true;
      await Promise.all(callers);
      await nginx.stop();
      agent.destroy();
    }
    expect(lost).toEqual([]);
    expect(asked).toBeGreaterThan(300);
  }, 240_000);

  it('whoever asks nginx for the health of an instance finds nothing', async () => {
    const instance = await startInstance(await freePort());
    const nginx = await startNginx(instance.port);
    try {
      for (const path of ['/health/ready', '/health/live', '//health/ready', '/%68ealth/ready', '/x/../health/ready'])
        expect([path, await statusOf(nginx.port, 'GET', path)]).toEqual([path, 404]);
    } finally {
      await nginx.stop();
      await instance.end();
    }
  }, 120_000);
});
