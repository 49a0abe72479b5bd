import { longestLesson } from './lesson';

/**
 * A film of a lesson. `bytes`: five times what a quarter of an hour takes at the least that is good to look at. It comes and lies in parts, all but the last of
 * full length: so many bytes the back office takes at once. `seconds`: a lesson is no longer.
 */
export const filmLimits = { bytes: 300_000_000, partBytes: 1_000_000, seconds: longestLesson * 60 } as const;

export const filmTypes = ['video/mp4', 'video/webm'] as const;
export type FilmType = (typeof filmTypes)[number];
