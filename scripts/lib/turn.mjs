import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/** What moves a matrix on from run to run: TEST_TURN, else the count of commits; 0 where there is no history to count, as in an archive of the sources. */
export function turnOfRun() {
  if (process.env.TEST_TURN) return Number(process.env.TEST_TURN);
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return 0;
  }
}
