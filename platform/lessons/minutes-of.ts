import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { lessonMinutes } from '@/lib/lessons/lesson';
import { locales } from '@/lib/kernel/locale';
import { lessonIn } from './lesson-in';

/**
 * Minutes of a lesson, in the language that takes longest.
 * @param lengths seconds of its videos, by id; one that cannot be watched takes none
 * @throws if a text does not fit its board
 */
export const minutesOf = (steps: readonly AuthoredStep[], lengths: ReadonlyMap<number, number>): number =>
  Math.max(
    ...locales.map((locale) =>
      lessonMinutes(
        lessonIn(steps, locale).map((step) =>
          step.kind === 'film' ? { kind: step.kind, seconds: lengths.get(step.film) ?? 0 } : step,
        ),
      ),
    ),
  );
