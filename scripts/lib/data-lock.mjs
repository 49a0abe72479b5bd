import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An exclusive lock on a data folder: two PostgreSQLs on the same files would destroy them.
 * It names the holder's process together with that process's start time, so a lock left by `kill -9` or by a
 * container that has since restarted with the same process numbers is known to be dead.
 */
export const lockFile = (folder) => path.join(folder, 'lock.json');

/** When a process started, in a form that differs for any later process with its number; null if there is none. */
export function processBirth(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${boot}:${fields[19]}`;
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
    } catch {
      return 'unknown';
    }
  }
}

/** The living holder of the folder's lock (`{ pid, birth, port? }`), or null. */
export function lockHolder(folder) {
  let holder;
  try {
    holder = JSON.parse(readFileSync(lockFile(folder), 'utf8'));
  } catch {
    return null;
  }
  return processBirth(holder.pid) === holder.birth ? holder : null;
}

/** Takes the lock. Returns null on success, else the living holder. */
export function takeLock(folder) {
  const mine = { pid: process.pid, birth: processBirth(process.pid), startedBy: process.ppid };
  const draft = `${lockFile(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        // Creating a link is atomic, unlike creating a file and then writing it.
        linkSync(draft, lockFile(folder));
        return null;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = lockHolder(folder);
      if (holder) return holder;
      setAsideDeadLock(folder);
    }
    throw new Error(`The lock ${lockFile(folder)} can neither be taken nor read.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a dead lock. The rename makes sure that only one of two starters removes it, and never a new lock. */
function setAsideDeadLock(folder) {
  const aside = `${lockFile(folder)}.dead.${process.pid}`;
  try {
    renameSync(lockFile(folder), aside);
  } catch {
    return;
  }
  try {
    const found = JSON.parse(readFileSync(aside, 'utf8'));
    if (processBirth(found.pid) === found.birth) linkSync(aside, lockFile(folder));
  } catch {
    // Not readable, or another process already holds a new lock: nothing to restore.
  }
  rmSync(aside, { force: true });
}

/** Adds facts (such as the database's port) to a lock this process holds. */
export function describeLock(folder, facts) {
  const draft = `${lockFile(folder)}.${process.pid}`;
  const held = JSON.parse(readFileSync(lockFile(folder), 'utf8'));
  writeFileSync(draft, JSON.stringify({ ...held, ...facts }));
  renameSync(draft, lockFile(folder));
}

export function releaseLock(folder) {
  if (lockHolder(folder)?.pid === process.pid) rmSync(lockFile(folder), { force: true });
}
