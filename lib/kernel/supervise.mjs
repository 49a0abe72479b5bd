/** Milliseconds before the first, second … restart within a minute. */
const pauses = [0, 500, 1_000, 2_000, 4_000];
const minute = 60_000;
/** Consecutive starts that did not become ready, after which it gives up. */
const maxFailures = 5;

/**
 * Resolves when a child process has ended: 'SIGKILL' or 'exit code 1'.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
export const endingOf = (child) =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    // It could not be started at all. (With a pid, only a message could not be delivered, which is ignored.)
    child.on('error', (error) => child.pid ?? resolve(error.message));
  });

/**
 * Restarts a process whenever it ends, until the returned function is called. Each end, restart and recovery is one line in the log.
 * @param {object} options
 * @param {string} options.name its name in the log
 * @param {Promise<string>} options.ended resolves to how the process that runs now ended
 * @param {(ready: () => void) => Promise<string>} options.restart starts another, calls `ready` when it serves, and resolves to how it ended
 * @param {() => void} options.onGiveUp called after too many failed starts
 * @returns {() => void} stops the supervision: it is not restarted any more
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
    // A process that becomes ready is restarted without limit, but with increasing pauses.
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
