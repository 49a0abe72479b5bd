import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from './http';
import { buildFolder, jpUrl, url as platform } from './shop';
import { freePort } from './free-port';
import { shopEnv } from './shop-env';

const secret = 'only-for-telling-about-edits';

/**
 * A storefront whose five APIs stand elsewhere: here the common shop plays the other server. It has the same build, and
 * neither a database nor any secret of the platform.
 */
export async function startStorefront({ env = {} }: { env?: Record<string, string> } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-storefront-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const apis = Object.fromEntries(
    ['user', 'course', 'ecommerce', 'backstage', 'cms'].map((name) => [
      `${name.toUpperCase()}_API_URL`,
      `${platform}/api/${name}`,
    ]),
  );
  const storefront = spawn(process.execPath, ['tests/setup/server.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: shopEnv({
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: platform,
      JP_SITE_URL: jpUrl,
      BUILD_DIR: buildFolder,
      DATA_DIR: path.join(folder, 'data'),
      REVALIDATE_SECRET: secret,
      MODULES_FILE: path.join(folder, 'modules'),
      ...apis,
      ...env,
    }),
  });
  let output = '';
  for (const stream of [storefront.stdout, storefront.stderr]) stream.on('data', (chunk) => (output += chunk));
  const isUp = () =>
    ask(`${url}/robots.txt`).then(
      () => true,
      () => storefront.exitCode !== null,
    );
  for (const patience = Date.now() + 60_000; !(await isUp());) {
    if (Date.now() > patience) throw new Error(`The storefront did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    folder,
    printed: () => output,
    /** Invalidates tags, as the other server does for the storefronts it knows. */
    invalidate: (tags: readonly string[]) =>
      ask(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      }),
    async stop() {
      const ended = new Promise((resolve) => storefront.once('close', resolve));
      storefront.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
