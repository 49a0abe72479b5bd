import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateTypes } from 'payload/node';
import { afterAll, describe, expect, it } from 'vitest';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { platform } from '../setup/fixtures';

/** The generated files are committed; they are what the collections say today. */
describe('generated files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-generated-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('payload-generated-schema.ts is up to date: npx payload generate:db-schema', async () => {
    const payload = await platform();
    const outputFile = path.join(folder, 'schema.ts');
    await (payload.db as unknown as PostgresAdapter).generateSchema?.({ outputFile, log: false });
    expect(readFileSync(outputFile, 'utf8')).toBe(readFileSync('platform/payload-generated-schema.ts', 'utf8'));
  });

  it('payload-types.ts is up to date: npx payload generate:types', async () => {
    const payload = await platform();
    const outputFile = path.join(folder, 'types.ts');
    await generateTypes(
      { ...payload.config, typescript: { ...payload.config.typescript, outputFile } },
      { log: false },
    );
    expect(readFileSync(outputFile, 'utf8')).toBe(readFileSync('platform/payload-types.ts', 'utf8'));
  });
});
