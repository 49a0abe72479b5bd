import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** An empty static page of Next's own making, built and served by `next start`: what the framework alone costs on this machine. @param {number} bytes its document's size, at least about 5,000 */
export async function startReference(bytes) {
  const folder = path.join(root, '.data/bench-reference');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  writeFileSync(path.join(folder, 'next.config.mjs'), `export default { poweredByHeader: false };`);
  writeFileSync(
    path.join(folder, 'app/layout.jsx'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  const write = (length) =>
    writeFileSync(
      path.join(folder, 'app/page.jsx'),
      `export default function Page() { return <div dangerouslySetInnerHTML={{ __html: 'x'.repeat(${length}) }} />; }`,
    );
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const build = () =>
    execFileSync(process.execPath, [next, 'build', folder, '--webpack'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  const port = 3990;
  // The text stands twice in a page (markup and data), so a second build hits the size.
  write(1000);
  build();
  const empty = await withServer(
    next,
    folder,
    port,
    async (url) => (await (await fetch(url)).arrayBuffer()).byteLength,
  );
  write(1000 + Math.max(0, Math.floor((bytes - empty) / 2)));
  build();
  const server = serve(next, folder, port);
  await ready(`http://127.0.0.1:${port}/`);
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.kill('SIGTERM') };
}

function serve(next, folder, port) {
  return spawn(process.execPath, [next, 'start', folder, '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function withServer(next, folder, port, use) {
  const server = serve(next, folder, port);
  try {
    await ready(`http://127.0.0.1:${port}/`);
    return await use(`http://127.0.0.1:${port}/`);
  } finally {
    const gone = new Promise((resolve) => server.on('close', resolve));
    server.kill('SIGTERM');
    await gone;
  }
}

async function ready(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
