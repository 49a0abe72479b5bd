import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLIENT_STATIC_FILES_PATH, SERVER_DIRECTORY } from 'next/constants';
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response';
import { expect, it, onTestFinished } from 'vitest';
import { filesOfPages } from './built-pages.mjs';

/** tests/e2e/offline-climb.spec.ts checks that the list is complete for a real build: it is offline and cannot fetch a missing file. */
it('finds what a document, its data, its scripts and its styles name, in the folders that Next builds into', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'sente-build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    writeFileSync(path.join(build, name), text);
  };
  const data = new Blob(['1:I[1,["/_next/static/chunks/board.js"],"Board"]\n']).stream();
  const flight = await new Response(createInlinedDataReadableStream(data, undefined, null)).text();
  write(`${SERVER_DIRECTORY}/app/en-US/climb.html`, `<link href="/_next/static/chunks/a.css">${flight}`);
  write(`${CLIENT_STATIC_FILES_PATH}/chunks/a.css`, '@font-face{src:url(../media/serif.woff2)}');
  write(`${CLIENT_STATIC_FILES_PATH}/media/serif.woff2`, 'font');
  write(`${CLIENT_STATIC_FILES_PATH}/chunks/board.js`, 'load("static/chunks/later.js"),load("static/chunks/gone.js")');
  write(`${CLIENT_STATIC_FILES_PATH}/chunks/later.js`, '1');
  write(`${CLIENT_STATIC_FILES_PATH}/chunks/shop.js`, '1');
  expect(filesOfPages(build, ['en-US/climb'])).toEqual(
    ['chunks/a.css', 'chunks/board.js', 'chunks/later.js', 'media/serif.woff2'].map((name) => `/_next/static/${name}`),
  );
});
