import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GET } from '@/app/illustrations/[file]/route';
import { drawingFile } from './drawing-file';
import { illustrations, viewsOf } from '@/lib/illustrations/illustrations';

const rooms = ['goods', 'scenes'].map((room) => path.resolve('components/illustrations', room));
const ask = (file: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });

test('every drawing has its name in the list and every name its drawing, in a file of that name', () => {
  const files = rooms.flatMap((room) => readdirSync(room)).map((file) => path.parse(file).name);
  expect(files.sort()).toEqual([...illustrations].sort());
});

test.each(illustrations)('%s is a picture of its own, known by its shape and small', async (name) => {
  const text = await drawingFile(name);
  expect(text).toMatch(/^<svg [^>]*viewBox="0 0 400 300" width="400" height="300"/);
  expect(text).not.toMatch(/NaN|undefined|<script|href=|var\(/);
  expect(gzipSync(text).length).toBeLessThanOrEqual(2560);
});

test('by day only: no colour that depends on the hour is left', async () => {
  expect(await drawingFile('camp')).toContain('light-dark(');
  expect(await drawingFile('camp', true)).not.toContain('light-dark(');
});

test('a drawing is an address; what is not drawn is missing', async () => {
  const answer = await ask('board-9.svg');
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(await answer.text()).toBe(await drawingFile('board-9'));
  expect((await ask('board-9.png')).status).toBe(404);
  expect((await ask('toString.svg')).status).toBe(404);
});

test('views of a good begin with the one it names', () => {
  for (const name of illustrations) expect(viewsOf(name)[0]).toBe(name);
  expect(viewsOf('board-9')).toEqual(['board-9', 'board-9-folded']);
});
