import { execFile, type ExecFileException } from 'node:child_process';
import path from 'node:path';
import { inLine, newLine, type Line } from './one-at-a-time';

/** A part of it, of that size in pixels, around what must stay in sight (in percent from the left and the top; its middle when absent). */
export type Cut = { width: number; height: number; focalX?: number; focalY?: number };

/** What `picture-process.mjs` does with a picture. */
export type PictureTask =
  | { do: 'draw'; as: 'jpeg' | 'png' | 'webp'; cut?: Cut }
  /** Only whether the shop itself may decode it. */
  | { do: 'look' }
  /** A HEIC without what tells where it was taken. */
  | { do: 'blank' };

/** It is no picture, has too many pixels, or takes more memory or time than any of its size should. */
export class PictureRejected extends Error {
  override readonly name = 'PictureRejected';
}

/** One at a time, and no more waiting than the memory of their files is harmless; the front waits a minute for an answer. */
export const drawing = { deadlineMs: 15_000, most: 8, patienceMs: 20_000, outputBytes: 32_000_000 };

const holder = globalThis as typeof globalThis & { sentePictures?: Record<'drawing' | 'looking', Line> };
/** Who looks is in the middle of a transaction, and does not wait for what strangers have drawn. */
export const lines = (holder.sentePictures ??= { drawing: newLine(), looking: newLine() });

/**
 * Draws somebody's picture anew, upright and without metadata, in a process of its own with bounds for its memory and its time.
 * @throws PictureRejected, LineTooLong
 */
export const drawPicture = (bytes: Buffer, as: 'jpeg' | 'png' | 'webp', cut?: Cut): Promise<Buffer> =>
  inLine(lines.drawing, drawing, () => run({ do: 'draw', as, ...(cut && { cut }) }, bytes));

/** @throws PictureRejected for one that would fill the memory of whatever decodes it, LineTooLong */
export async function lookAtPicture(bytes: Buffer): Promise<void> {
  await inLine(lines.looking, drawing, () => run({ do: 'look' }, bytes));
}

/** @throws PictureRejected for one that is not built as a picture of a phone is, LineTooLong */
export const blankPhonePicture = (bytes: Buffer): Promise<Buffer> =>
  inLine(lines.drawing, drawing, () => run({ do: 'blank' }, bytes));

/** A new process for each: it takes a tenth of a second, and whatever a picture did to it is over. */
function run(task: PictureTask, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [path.join(process.cwd(), 'lib/kernel/pictures/picture-process.mjs'), JSON.stringify(task)],
      {
        encoding: 'buffer',
        // None of the shop's secrets.
        env: { NODE_ENV: process.env.NODE_ENV },
        timeout: drawing.deadlineMs,
        killSignal: 'SIGKILL',
        maxBuffer: drawing.outputBytes,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        reject(rejection(error, stderr.toString()) ?? error);
      },
    );
    // It may have rejected the picture before all of it was sent.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

/** Null when the picture is not to blame. */
function rejection({ signal, code }: ExecFileException, said: string): PictureRejected | null {
  const [, reason] = /^rejected: (.*)/s.exec(said) ?? [];
  if (reason) return new PictureRejected(reason);
  if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return new PictureRejected('grows too large');
  return signal ? new PictureRejected('takes too long') : null;
}
