import { readFileSync } from 'node:fs';
import type { Payload } from 'payload';
import { database as connection, rows, sql } from '@/platform/kernel/database/database';

/** Milliseconds of processor time: unlike the clock, they do not depend on the machine's other load (docs/decisions/034). */
export type ProcessorTime = { server: number; database: number | null };

/** Of this process, and of the database's where it is a server on this machine. */
export async function processorTime(payload: Payload): Promise<ProcessorTime> {
  const { user, system } = process.cpuUsage();
  const sessions = await rows<{ pid: number }>(
    connection(payload),
    sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`,
  );
  const database = sessions.length > 0 ? sumOf(sessions.map(({ pid }) => processTime(pid))) : null;
  return { server: (user + system) / 1000, database };
}

const sumOf = (parts: (number | null)[]) =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);

/** Linux counts in hundredths of a second; null: no such process here. The embedded database reports processes that do not exist. */
function processTime(pid: number): number | null {
  try {
    const [, name, rest] = /\((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!;
    const fields = rest!.split(' ');
    return name === 'postgres' ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
  } catch {
    return null;
  }
}
