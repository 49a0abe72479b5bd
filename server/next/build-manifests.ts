import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

/** The value of the draft mode's cookie in this build. Outside its own process, Next exposes it only in this file. */
export function draftSecretOf(folder: string): string {
  const { preview } = JSON.parse(read(folder, 'prerender-manifest.json')) as { preview: { previewModeId: string } };
  return preview.previewModeId;
}

/** The templates of all routes of a build, such as '/[region]/[locale]/courses/[slug]'. */
export function routesOf(folder: string): string[] {
  return Object.values(JSON.parse(read(folder, 'app-path-routes-manifest.json')) as Record<string, string>);
}

/** The unique id of a build. */
export const buildIdOf = (folder: string): string => read(folder, 'BUILD_ID');
