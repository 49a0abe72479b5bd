import { readdirSync, readFileSync } from 'node:fs';

/** Processes of this machine whose environment has this setting, as `NAME=value`. Linux only; elsewhere none. */
export function processesWith(setting: string): { pid: number; command: string }[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0');
        return environment.includes(setting)
          ? [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') }]
          : [];
      } catch {
        return [];
      }
    });
}

/** Memory a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1e6;
}

/** `kill -9` for a shop and all that belongs to it, at once: no process can clean up. */
export function killAll(dataFolder: string): void {
  for (const { pid } of processesWith(`DATA_DIR=${dataFolder}`)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}
