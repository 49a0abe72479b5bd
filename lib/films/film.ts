import { maxLessonMinutes } from '@/lib/courses/lesson-length';

/**
 * A film of a lesson. `bytes`: a quarter of an hour at 2.6 Mbit/s. `partBytes`: it comes and lies in parts, all but the last of this length, which is
 * what the back office takes at once (`lib/body-limits`). `seconds`: a lesson is no longer.
 */
export const filmLimits = { bytes: 300_000_000, partBytes: 1_000_000, seconds: maxLessonMinutes * 60 } as const;

export const filmTypes = ['video/mp4', 'video/webm'] as const;
export type FilmType = (typeof filmTypes)[number];
