import { readFileSync } from 'node:fs';
import type { Payload } from 'payload';
import { database, rows, sql } from '@/platform/services/database';

/** Milliseconds of a processor that were used: what the clock adds is the rest of the machine (docs/decisions/034). */
export type ProcessorTime = { server: number; database: number | null };

/** Of this process, and of the database's where it is a server on this machine. */
export async function processorTime(payload: Payload): Promise<ProcessorTime> {
  const { user, system } = process.cpuUsage();
  const sessions = await rows<{ pid: number }>(
    database(payload),
    sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`,
  );
  return { server: (user + system) / 1000, database: sumOf(sessions.map(({ pid }) => processTime(pid))) };
}

const sumOf = (parts: (number | null)[]) =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);

/** Linux tells it in hundredths of a second; null: no such process here. */
function processTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
