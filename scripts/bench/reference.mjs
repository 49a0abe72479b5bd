import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextCommand } from '../../server/next/command.mjs';
import { root } from '../lib/paths.mjs';
import { untilReady } from '../lib/readiness.mjs';

const port = 3990;
const url = `http://127.0.0.1:${port}/`;

/** Starts an empty static Next page, built and served by `next start`: the cost of the framework alone on this machine. */
export async function startReference() {
  const folder = path.join(root, '.data/bench-reference');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  writeFileSync(path.join(folder, 'next.config.mjs'), `export default { poweredByHeader: false };`);
  writeFileSync(
    path.join(folder, 'app/layout.jsx'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  writeFileSync(path.join(folder, 'app/page.jsx'), 'export default function Page() { return <h1>Empty</h1>; }');
  const options = { cwd: folder, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } };
  execFileSync(process.execPath, [nextCommand, 'build', folder, '--webpack'], options);
  const server = spawn(process.execPath, [nextCommand, 'start', folder, '-p', String(port)], options);
  await untilReady({ PORT: port, SITE_URL: url }, new Promise(() => {}), { path: '/' });
  return { url, stop: () => server.kill('SIGTERM') };
}
