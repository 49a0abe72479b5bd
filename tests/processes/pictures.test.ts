import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawing, drawPicture, lookAtPicture, PictureRejected } from '@/lib/kernel/pictures/draw-picture';
import { inLine, LineTooLong, newLine } from '@/lib/kernel/pictures/one-at-a-time';
import { greyJpeg, pngWithNotes } from '../setup/pictures';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a60' }, limitInputPixels: false });
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};
const { deadlineMs, outputBytes } = drawing;
afterEach(() => {
  Object.assign(drawing, { deadlineMs, outputBytes });
  vi.useRealTimers();
});

it.each([0, 15])('a process %d lower than this works at 10 or below: nobody but root may raise it', async (lower) => {
  const file = ['lib/kernel/pictures/picture-process.mjs', JSON.stringify({ do: 'look' })];
  const child = spawn('nice', ['-n', String(lower), process.execPath, ...file]);
  const ended = once(child, 'close');
  // More than the pipe buffers: once all is written, the process is reading.
  await new Promise((resolve) => child.stdin.write(Buffer.alloc(500_000), resolve));
  expect(getPriority(child.pid)).toBe(Math.min(Math.max(10, getPriority() + lower), 19));
  child.kill('SIGKILL');
  await ended;
});

describe('a picture', () => {
  it('is drawn upright, the part that must be seen as large as asked', async () => {
    const turned = greyJpeg({ width: 400, height: 200, orientation: 6 });
    expect(await sizeOf(await drawPicture(turned, 'jpeg'))).toEqual(['jpeg', 200, 400]);
    expect(await sizeOf(await drawPicture(turned, 'webp', { width: 320, height: 320 }))).toEqual(['webp', 320, 320]);
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer();
    const { data } = await sharp(await drawPicture(clear, 'jpeg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(255);
  });

  it.each([
    [20_000, 1],
    [1, 20_000],
    [1, 1],
  ])('of %d × %d is cut like any other', async (width, height) => {
    const png = await plain(width, height).png().toBuffer();
    expect(await sizeOf(await drawPicture(png, 'png', { width: 1200, height: 630 }))).toEqual(['png', 1200, 630]);
  });

  it('may have more pixels where it is decoded line by line', async () => {
    const draw = (jpeg: Parameters<typeof greyJpeg>[0]) => drawPicture(greyJpeg(jpeg), 'jpeg', { width: 8, height: 8 });
    await draw({ width: 8000, height: 5000 });
    await draw({ width: 5000, height: 5000, progressive: true });
    await draw({ width: 5712, height: 4284, orientation: 8 });
    for (const jpeg of [
      { width: 8000, height: 5001 },
      { width: 5001, height: 5000, progressive: true },
      { width: 5001, height: 5000, orientation: 8 },
    ])
      await expect(draw(jpeg)).rejects.toThrow('too many pixels');
    // Forty bytes.
    const webp = await plain(6000, 6000).webp({ lossless: true, effort: 0 }).toBuffer();
    await expect(drawPicture(webp, 'jpeg')).rejects.toThrow('too many pixels');
    const passes = await plain(5100, 5100).png({ progressive: true }).toBuffer();
    await expect(drawPicture(passes, 'png')).rejects.toThrow('too many pixels');
  });

  it('is none of the formats that read other files, or that nobody sends', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [svg, await plain(9, 9).tiff().toBuffer(), Buffer.from('%PDF-1.4'), Buffer.alloc(0)])
      await expect(drawPicture(bytes, 'png')).rejects.toBeInstanceOf(PictureRejected);
    const half = greyJpeg({ width: 800, height: 800 }).subarray(0, 900);
    await expect(drawPicture(half, 'jpeg')).rejects.toBeInstanceOf(PictureRejected);
  });

  it('that takes more memory, time or room than it should is rejected, and the next one drawn', async () => {
    await expect(drawPicture(pngWithNotes(120), 'png')).rejects.toThrow('takes too much memory');
    await expect(lookAtPicture(pngWithNotes(40))).rejects.toThrow('takes too much memory');
    const small = greyJpeg({ width: 40, height: 40 });
    drawing.deadlineMs = 1;
    await expect(drawPicture(small, 'jpeg')).rejects.toThrow('takes too long');
    Object.assign(drawing, { deadlineMs, outputBytes: 20 });
    await expect(drawPicture(small, 'jpeg')).rejects.toThrow('grows too large');
    drawing.outputBytes = outputBytes;
    expect(await sizeOf(await drawPicture(small, 'jpeg'))).toEqual(['jpeg', 40, 40]);
  });
});

describe('who waits in a line', () => {
  const patience = { most: 2, patienceMs: 1000 };

  it('comes one at a time, in the order they came, whatever became of those before', async () => {
    const line = newLine();
    const done: string[] = [];
    let working = 0;
    const work = (name: string) =>
      inLine(line, { ...patience, most: 5 }, async () => {
        expect((working += 1)).toBe(1);
        await Promise.resolve();
        working -= 1;
        done.push(name);
        if (name === 'b') throw new Error(name);
      });
    const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map(work));
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    await work('e');
    expect(line).toEqual(newLine());
  });

  it('is sent away when it is full, or after a while', async () => {
    vi.useFakeTimers();
    const line = newLine();
    let finish = () => {};
    const busy = inLine(line, patience, () => new Promise<void>((resolve) => (finish = resolve)));
    const waiting = [1, 2].map((number) => inLine(line, patience, async () => number));
    await expect(inLine(line, patience, async () => 3)).rejects.toBeInstanceOf(LineTooLong);
    const settled = Promise.allSettled(waiting);
    await vi.advanceTimersByTimeAsync(patience.patienceMs);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const last = inLine(line, patience, async () => 'last');
    finish();
    await busy;
    expect(await last).toBe('last');
    expect(line).toEqual(newLine());
  });
});
