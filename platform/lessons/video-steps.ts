import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { LessonStep, StoredStep } from '@/lib/lessons/lesson';
import type { Locale } from '@/lib/kernel/locale';
import { films } from '@/platform/payload-generated-schema';
import type { System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import type { Learning } from '@/platform/family/person';
import { videoLinks } from '@/platform/videos/video-links';

/** Steps for a person who may study the lesson: videos become expiring links for this person. Videos that cannot be watched are left out. */
export async function withVideoLinks(
  { payload, now }: System,
  who: Learning | null,
  steps: readonly StoredStep[],
  locale: Locale,
): Promise<LessonStep[]> {
  const ids = steps.flatMap((step) => (step.kind === 'film' ? [step.film] : []));
  const found =
    ids.length === 0
      ? []
      : await database(payload).query.films.findMany({
          columns: { id: true, file_key: true, seconds: true },
          with: { _locales: { columns: { _locale: true, captions: true } } },
          where: inArray(films.id, ids),
        });
  return steps.flatMap((step): LessonStep[] => {
    if (step.kind !== 'film') return [step];
    const video = found.find(({ id }) => id === step.film);
    if (!video?.file_key || video.seconds === null) return [];
    const links = videoLinks(payload.secret, video.file_key, `${who?.user ?? 0}.${who?.person ?? 0}`, now());
    const hasCaptions = video._locales.some(({ _locale, captions }) => _locale === locale && captions);
    const { id, title, kind } = step;
    return [
      {
        id,
        title,
        kind,
        src: links.film,
        captions: hasCaptions ? links.captions(locale) : null,
        seconds: video.seconds,
      },
    ];
  });
}
