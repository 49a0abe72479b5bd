/**
 * Runs a command in a process group of its own and ends the whole group when the starter of this script has ended, even by `kill -9`, which closes
 * the IPC channel. Without it a killed start would leave builds and servers behind. Usage: node leash.mjs <command> [...arguments], spawned with an
 * 'ipc' channel.
 */
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });

function signalGroup(signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

child.on('error', (error) => {
  console.error(`${command}: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  signalGroup('SIGKILL');
  process.exit(code ?? (signal === 'SIGTERM' ? 143 : 137));
});

// Ctrl-C in a terminal reaches every process of its group; the starter decides the order of stopping instead.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => signalGroup('SIGTERM'));
function endAtOnce() {
  signalGroup('SIGKILL');
  process.exit(1);
}
process.on('disconnect', endAtOnce);
// The starter may have exited before the listener was added.
if (process.connected === false) endAtOnce();
process.on('message', (message) => {
  if (message === 'kill') signalGroup('SIGKILL');
});
