/**
 * `npm run audit`: asks the registry for known high and critical vulnerabilities of the production packages, with the exit code of `npm audit`. A
 * registry that does not answer is reported, and is no failure. Options are npm's own: `npm run audit -- --registry=…`.
 */
import { spawnSync } from 'node:child_process';
import { root } from './lib/paths.mjs';

const asked = ['audit', '--omit=dev', '--audit-level=high', ...process.argv.slice(2)];
const { status, stderr } = spawnSync('npm', asked, {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'inherit', 'pipe'],
  shell: process.platform === 'win32',
});
process.stderr.write(stderr ?? '');
const isUnanswered = status !== 0 && stderr?.includes('audit endpoint returned an error');
if (isUnanswered)
  console.log(
    'The registry does not answer which faults are known: nothing was looked through. Ask another one (npm run audit -- --registry=…), or give what `npm run sbom` lists to a scanner.',
  );
process.exitCode = isUnanswered ? 0 : (status ?? 1);
