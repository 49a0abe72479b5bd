import { spawn } from 'node:child_process';
import type { Cut } from './cut-off';
import type { Asked } from './killed-server';

/** A request to a process of its own, which is killed at that statement. @returns by which signal it ended */
export const killAt = (asked: Asked, cut: Cut, more: Record<string, string> = {}) =>
  new Promise<string | null>((resolve) => {
    const script = ['-C', 'production', '--import', 'tsx', 'tests/setup/killed-server.ts'];
    const env = { ...process.env, ...more };
    const child = spawn(process.execPath, [...script, JSON.stringify({ asked, cut })], { env, stdio: 'ignore' });
    child.on('close', (_, signal) => resolve(signal));
  });
