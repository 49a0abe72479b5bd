import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/** The number that selects the cells of a matrix in this run: TEST_TURN, else the count of commits; 0 without a history, as in an archive of the sources. */
export function turnOfRun() {
  if (process.env.TEST_TURN) return Number(process.env.TEST_TURN);
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return 0;
  }
}
