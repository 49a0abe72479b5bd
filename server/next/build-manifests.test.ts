import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APP_PATH_ROUTES_MANIFEST, BUILD_ID_FILE, PRERENDER_MANIFEST } from 'next/constants';
import type { PrerenderManifest } from 'next/dist/build';
import { expect, it, onTestFinished } from 'vitest';
import { buildIdOf, draftSecretOf, routesOf } from './build-manifests';

/** The end-to-end tests check the shape of a real build: the front starts with these files, and a preview works (tests/e2e/preview.spec.ts). */
it('reads the files by the names and in the shape that Next gives them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const prerendered = {
    preview: { previewModeId: 'secret', previewModeSigningKey: 'a', previewModeEncryptionKey: 'b' },
  } satisfies Pick<PrerenderManifest, 'preview'>;
  writeFileSync(path.join(folder, PRERENDER_MANIFEST), JSON.stringify(prerendered));
  writeFileSync(path.join(folder, APP_PATH_ROUTES_MANIFEST), '{"/page":"/","/p/[slug]/page":"/p/[slug]"}');
  writeFileSync(path.join(folder, BUILD_ID_FILE), 'of this test');
  expect(draftSecretOf(folder)).toBe('secret');
  expect(routesOf(folder)).toEqual(['/', '/p/[slug]']);
  expect(buildIdOf(folder)).toBe('of this test');
});
