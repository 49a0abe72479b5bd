/** Before the first, second … restart within a minute. Milliseconds. */
const pauses = [0, 500, 1_000, 2_000, 4_000];
const minute = 60_000;
/** So many starts in a row that never became ready: the next one would not either. */
const maxFailures = 5;

/**
 * How a child process ended, once it has: 'SIGKILL' or 'exit code 1'.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
export const endingOf = (child) =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    // It could not be started at all. (Or a message did not reach it any more, which says nothing.)
    child.on('error', (error) => child.pid ?? resolve(error.message));
  });

/**
 * Starts a process again whenever it ends, until told to let it go. Each end, restart and return is one line in the log.
 * @param {object} options
 * @param {string} options.name as the log calls it
 * @param {Promise<string>} options.ended how the process that runs now ended
 * @param {(ready: () => void) => Promise<string>} options.restart starts another, calls `ready` when it serves, and resolves to how it ended
 * @param {() => void} options.onGiveUp when starting does not help
 * @returns {() => void} lets it go: from then on it is not started again
 */
export function supervise({ name, ended, restart, onGiveUp }) {
  let isLetGo = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {number[]} */
  let deaths = [];
  let failures = 0;

  /** @param {string} how */
  function died(how) {
    if (isLetGo) return;
    if (failures === maxFailures) {
      console.error(`${name} has ended (${how}), and ${failures} starts in a row did not make it ready: giving up.`);
      return onGiveUp();
    }
    const now = Date.now();
    deaths = [...deaths.filter((at) => at > now - minute), now];
    // One that serves is started again for ever, but not in a tight circle.
    const pause = pauses[Math.min(deaths.length, pauses.length) - 1] ?? 0;
    console.error(`${name} has ended (${how}): started again ${pause > 0 ? `in ${pause / 1000} s` : 'now'}.`);
    timer = setTimeout(start, pause);
  }

  async function start() {
    failures += 1;
    const ready = () => {
      if (isLetGo) return;
      failures = 0;
      console.log(`${name} is ready again.`);
    };
    let how;
    try {
      how = await restart(ready);
    } catch (error) {
      how = error instanceof Error ? error.message : String(error);
    }
    died(how);
  }

  ended.then(died);
  return () => {
    isLetGo = true;
    clearTimeout(timer);
  };
}
