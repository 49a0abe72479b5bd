import { readFileSync } from 'node:fs';
import { processBirth } from './data-lock.mjs';

/** The npm process that runs this script: the parent, or the grandparent when a shell is in between. Known on Linux only. */
function npmAbove() {
  try {
    let pid = process.ppid;
    for (let generation = 0; generation < 2; generation += 1) {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('npm ')) return pid;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      pid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }
  } catch {
    // No /proc here.
  }
  return null;
}

/** Calls back when the npm process above was killed: no signal is sent then, and the shop would go on running unattended. */
export function whenNpmIsGone(callback) {
  const npm = process.env.npm_lifecycle_event ? npmAbove() : null;
  if (!npm) return;
  const birth = processBirth(npm);
  const watch = setInterval(() => {
    if (processBirth(npm) === birth) return;
    clearInterval(watch);
    callback();
  }, 500);
  watch.unref();
}
