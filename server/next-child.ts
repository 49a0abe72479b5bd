import { fork, type ChildProcess } from 'node:child_process';
import { endingOf, supervise } from '@/lib/supervise.mjs';

/** What Next may take before it tidies up, in megabytes. */
const execArgv = [...process.execArgv, '--max-old-space-size=224'];
/** It says every five seconds that it lives. One that is silent for a minute, as long as a request waits for it, hangs. */
const looksWithoutSign = 12;

type Options = { script: string; socketPath: string; onReady: () => void; onGiveUp: () => void; lookEvery?: number };

/** Next, in a process of its own: started again when it ends, ended when it hangs. */
export function startNext({ script, socketPath, onReady, onGiveUp, lookEvery = 5_000 }: Options) {
  let child!: ChildProcess;
  let ended!: Promise<string>;

  function start(ready: () => void): Promise<string> {
    const started = (child = fork(script, [socketPath], { detached: true, execArgv }));
    started.once('message', () => {
      endIfSilent(started, lookEvery);
      ready();
      onReady();
    });
    return (ended = endingOf(started));
  }

  const letGo = supervise({ name: 'Next', ended: start(() => {}), restart: start, onGiveUp });
  return {
    /** From now on it is not started again. */
    letGo,
    async stop(): Promise<void> {
      if (child.connected) child.send('stop');
      setTimeout(() => child.kill('SIGKILL'), 2_000);
      await ended;
    },
  };
}

/** Looks are counted, and no clock is read: a front that slept itself heard nothing either. */
function endIfSilent(child: ChildProcess, lookEvery: number): void {
  let silent = 0;
  const watch = setInterval(() => ++silent > looksWithoutSign && child.kill('SIGKILL'), lookEvery);
  child.on('message', () => (silent = 0)).once('exit', () => clearInterval(watch));
}
