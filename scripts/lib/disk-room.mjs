import { statfsSync } from 'node:fs';

/** Minimum of free bytes: PostgreSQL does not start with less, because its log grows in segments of 16 MB. */
const least = 32_000_000;

/** @returns {number} free bytes on the disk of a folder */
export function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export const inMegabytes = (bytes) => `${Math.floor(bytes / 1e6)} MB`;

/** Waits while the disk of a folder is full, and reports it once. */
export async function untilThereIsRoom(folder, { room = roomIn, pauseMs = 1_000, say: report = console.error } = {}) {
  for (let isReported = false; ; isReported = true) {
    const left = room(folder);
    if (left >= least) return;
    if (!isReported) report(`The disk of ${folder} is full (${inMegabytes(left)} left): the database waits for room.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
