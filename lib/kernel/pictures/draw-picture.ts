import { execFile, type ExecFileException } from 'node:child_process';
import path from 'node:path';
import { inLine, newLine, type Line } from './one-at-a-time';

/** A crop of this size in pixels around a focal point (in percent from the left and the top; the middle when absent). */
export type Cut = { width: number; height: number; focalX?: number; focalY?: number };

/** What `picture-process.mjs` does with a picture. */
export type PictureTask =
  | { do: 'draw'; as: 'jpeg' | 'png' | 'webp'; cut?: Cut }
  /** Only checks whether the shop's own process may decode it. */
  | { do: 'look' }
  /** Removes the metadata, including the location, from a HEIC. */
  | { do: 'blank' };

/** The file is not a picture, has too many pixels, or needs too much memory or time. */
export class PictureRejected extends Error {
  override readonly name = 'PictureRejected';
}

/** One picture is processed at a time; `most` bounds the memory of the waiting files. The front waits a minute for a response. */
export const drawing = { deadlineMs: 15_000, most: 8, patienceMs: 20_000, outputBytes: 32_000_000 };

const holder = globalThis as typeof globalThis & { sentePictures?: Record<'drawing' | 'looking', Line> };
/** Checks have their own queue: they run inside a transaction and must not wait for drawings. */
export const lines = (holder.sentePictures ??= { drawing: newLine(), looking: newLine() });

/**
 * Re-encodes an uploaded picture, upright and without metadata, in a separate process with limits for memory and time.
 * @throws PictureRejected, LineTooLong
 */
export const drawPicture = (bytes: Buffer, as: 'jpeg' | 'png' | 'webp', cut?: Cut): Promise<Buffer> =>
  inLine(lines.drawing, drawing, () => run({ do: 'draw', as, ...(cut && { cut }) }, bytes));

/** @throws PictureRejected for a picture that would need too much memory to decode, LineTooLong */
export async function lookAtPicture(bytes: Buffer): Promise<void> {
  await inLine(lines.looking, drawing, () => run({ do: 'look' }, bytes));
}

/** @throws PictureRejected for a file that is not structured like a phone's picture, LineTooLong */
export const blankPhonePicture = (bytes: Buffer): Promise<Buffer> =>
  inLine(lines.drawing, drawing, () => run({ do: 'blank' }, bytes));

/** A new process for each picture: it takes a tenth of a second to start, and a malicious picture cannot affect the next one. */
function run(task: PictureTask, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [path.join(process.cwd(), 'lib/kernel/pictures/picture-process.mjs'), JSON.stringify(task)],
      {
        encoding: 'buffer',
        // Without the shop's secrets.
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
    // The process may have rejected the picture before all of it was sent.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

/** Null when the failure is not caused by the picture. */
function rejection({ signal, code }: ExecFileException, output: string): PictureRejected | null {
  const [, reason] = /^rejected: (.*)/s.exec(output) ?? [];
  if (reason) return new PictureRejected(reason);
  if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return new PictureRejected('grows too large');
  return signal ? new PictureRejected('takes too long') : null;
}
