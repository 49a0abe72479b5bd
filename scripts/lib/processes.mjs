import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endingOf } from '../../lib/kernel/supervise.mjs';
import { root } from './paths.mjs';
import { PlainError } from './progress.mjs';

const leash = fileURLToPath(new URL('./leash.mjs', import.meta.url));
const running = new Set();

/**
 * Starts a command that cannot outlive this process. `quiet` collects its output in `child.output`. `child.ended` resolves to its exit code,
 * `child.ending` to a description of how it ended. One of our scripts, which watch the IPC channel themselves, is passed as `script` and needs no
 * leash.
 */
export function start(command, args, { env = process.env, quiet = false, script, cwd = root } = {}) {
  const child = spawn(process.execPath, script ? [script] : [leash, command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', 'ipc'],
  });
  child.leashed = !script;
  child.output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (child.output += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (child.output += text));
  child.ending = endingOf(child);
  child.ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  running.add(child);
  child.ended.then(() => running.delete(child));
  return child;
}

/** Runs a command to its end. Resolves to its output; a failure carries that output. */
export async function run(command, args, options = {}) {
  const child = start(command, args, { quiet: true, ...options });
  const code = await child.ended;
  if (code !== 0) {
    const shown = [command === process.execPath ? 'node' : command, ...args].join(' ');
    throw new PlainError(`${child.output.trimEnd()}\n\n'${shown}' failed (exit code ${code}).`);
  }
  return child.output;
}

/** Asks a process to end, kills it after `patience` milliseconds, and waits until it has ended. Our own scripts are asked over their channel. */
export async function stop(child, patience = 10_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.leashed) child.kill('SIGTERM');
  else if (child.connected) child.send('stop');
  const insist = setTimeout(() => {
    if (child.leashed && child.connected) child.send('kill');
    else child.kill('SIGKILL');
  }, patience);
  await child.ended;
  clearTimeout(insist);
}

/** Ends everything started here at once. */
export async function stopAll() {
  await Promise.all([...running].map((child) => stop(child, 2_000)));
}
