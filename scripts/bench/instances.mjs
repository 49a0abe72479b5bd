import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../lib/paths.mjs';

export const where = 'two instances behind `deploy/nginx/sente.conf` with PostgreSQL (fsync off)';

/** Starts two instances behind nginx with a PostgreSQL database of their own, as the tests do, on the tests' build. */
export async function startInstances() {
  const child = spawn(
    process.execPath,
    ['-C', 'production', '--import', 'tsx', 'tests/setup/instances-process.ts'],
    // The port for which playwright.config.ts makes that build.
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, E2E_PORT: '3210' } },
  );
  const ended = once(child, 'exit');
  const heard = async () => {
    const gone = ended.then(() => Promise.reject(new Error('the two instances have ended')));
    const [{ found, error }] = await Promise.race([once(child, 'message'), gone]);
    if (error) throw new Error(error);
    return found;
  };
  const ask = (what) => {
    child.send(what);
    return heard();
  };
  return {
    ...(await heard()),
    /** Stops one gracefully and starts it again, as a deploy does. Resolves once it is ready. */
    replace: (index) => ask({ replace: index }),
    /** The output of `npm run check` for the database; fails where it finds a fault. */
    check: () => ask({ take: 'check' }),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
