import { statfsSync } from 'node:fs';

/** Bytes without which PostgreSQL does not start: its log grows by pieces of 16 MB. */
const least = 32_000_000;

/** @returns {number} bytes that may still be written where a folder lies */
export function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export const inMegabytes = (bytes) => `${Math.floor(bytes / 1e6)} MB`;

/** Waits while the disk of a folder is full, and says so once. */
export async function untilThereIsRoom(folder, { room = roomIn, pauseMs = 1_000, say = console.error } = {}) {
  for (let isSaid = false; ; isSaid = true) {
    const left = room(folder);
    if (left >= least) return;
    if (!isSaid) say(`The disk of ${folder} is full (${inMegabytes(left)} left): the database waits for room.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
