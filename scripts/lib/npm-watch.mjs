import { readFileSync } from 'node:fs';
import { processBirth } from './data-lock.mjs';

/** The npm that runs this script: the parent, or the parent's parent when a shell stands between. Known on Linux only. */
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

/** Calls back when the npm above has been killed outright: that sends no signal, and would leave a shop nobody holds. */
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
