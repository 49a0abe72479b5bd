import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { ask } from './http';
import { startNginx } from './nginx';
import { startPostgres } from './postgres-server';
import { hasRedis, startRedis } from './redis-server';
import { jpUrl, url as commonUrl } from './shop';
import { startShop, type RunningShop } from './start-server';
import { takeStep } from './start-step';

/** Two instances by the steps of a deploy, as deploy/ takes them: a PostgreSQL server that is migrated and filled, and nginx with the shipped configuration. They share the common shop's build, which is made first if `isBuilt` is false; with `pages: 'shared'` and an installed Redis they also share their cached pages. */
export async function startInstances({
  pages = 'own',
  isBuilt = true,
}: { pages?: 'own' | 'shared'; isBuilt?: boolean } = {}) {
  const postgres = await startPostgres();
  const env: Record<string, string> = {
    SITE_URL: commonUrl,
    JP_SITE_URL: jpUrl,
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SANDBOX_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    DRAIN_SECONDS: '4',
    // As in deploy/systemd: only the proxy reaches an instance.
    HOST: '127.0.0.1',
  };
  const instances: RunningShop[] = [];
  const ports = [await freePort(), await freePort()];
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined;

  // A migration's own folder, as in deploy/compose.yaml: the developer's stays as it is.
  const migration = mkdtempSync(path.join(tmpdir(), 'sente-migration-'));
  const take = (step: string) => takeStep(step, { ...env, DATA_DIR: migration });
  const isReady = async (index: number) =>
    (await ask(`${instances[index]!.url}/health/ready`).catch(() => null))?.status === 200;
  /** Starts an instance, or restarts it on its port and its folder. */
  const serve = async (index: number) => {
    const before = instances[index];
    instances[index] = await startShop({
      port: ports[index]!,
      env,
      args: ['--installed', '--only=serve'],
      ...(before && { dataFolder: before.dataFolder }),
    });
    while (!(await isReady(index))) await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const end = async () => {
    await nginx?.stop();
    for (const instance of instances) {
      await instance.stop();
      instance.remove();
    }
    await redis?.end();
    await postgres.end();
    rmSync(migration, { recursive: true, force: true });
  };
  try {
    if (pages === 'shared' && hasRedis) redis = await startRedis();
    if (redis) env.REDIS_URL = redis.url;
    take('seed');
    if (!isBuilt) take('build');
    for (const index of ports.keys()) await serve(index);
    nginx = await startNginx(...ports);
  } catch (error) {
    await end();
    throw error;
  }
  return { postgres, redis, instances, take, serve, isReady, end, url: `http://localhost:${nginx.port}` };
}
export type Instances = Awaited<ReturnType<typeof startInstances>>;
