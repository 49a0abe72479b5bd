import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nextCommand } from './command.mjs';

it("is the file that Next's package names for its command", () => {
  const { bin } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { bin: { next: string } };
  expect(nextCommand).toBe(path.resolve('node_modules/next', bin.next));
});
