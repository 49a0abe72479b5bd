import { maxLessonMinutes } from '@/lib/courses/lesson-length';

/**
 * Limits of a lesson's video. `bytes`: a quarter of an hour at 2.6 Mbit/s. `partBytes`: it is uploaded and stored in parts, all but the last of this
 * length, which is the back office's limit for a request body (`lib/body-limits`). `seconds`: the longest lesson.
 */
export const videoLimits = { bytes: 300_000_000, partBytes: 1_000_000, seconds: maxLessonMinutes * 60 } as const;

export const videoTypes = ['video/mp4', 'video/webm'] as const;
export type VideoType = (typeof videoTypes)[number];
