import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A build with only the files that the front reads. @returns its folder, in the form of BUILD_DIR */
export function frontBuild(name: string): { buildDir: string; remove: () => void } {
  const buildDir = `test-results/${name}-${process.pid}`;
  for (const part of ['static', 'learn-worker']) mkdirSync(path.join(buildDir, part), { recursive: true });
  writeFileSync(path.join(buildDir, 'sente-build'), 'of the test');
  writeFileSync(path.join(buildDir, 'BUILD_ID'), 'of the test');
  writeFileSync(path.join(buildDir, 'prerender-manifest.json'), '{"preview":{"previewModeId":"drafts"}}');
  writeFileSync(
    path.join(buildDir, 'app-path-routes-manifest.json'),
    '{"/[region]/[locale]/page":"/[region]/[locale]"}',
  );
  return { buildDir, remove: () => rmSync(buildDir, { recursive: true, force: true }) };
}
