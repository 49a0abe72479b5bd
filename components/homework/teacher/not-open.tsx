'use client';

import { useTranslations } from 'next-intl';
import type { ApiError } from '@/lib/kernel/api/api-error';
import { useListText } from './list-text';

type Closed = { lesson: string; course: string; students: string[] };
/** Names that are listed in full; a class may have a hundred. */
const maxNames = 5;

/** Which lessons are not open to which students, where the homework was rejected for that. */
export function NotOpen({ error }: { error: ApiError | null }) {
  const t = useTranslations('homework.given');
  const listText = useListText();
  const { closed } = (error?.details ?? {}) as { closed?: readonly Closed[] };
  if (!closed) return null;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {closed.map(({ lesson, course, students }) => (
        <li key={`${course} ${lesson}`} className="wrap-anywhere">
          {t('notOpen', {
            lesson,
            course,
            names: listText(students.slice(0, maxNames)),
            more: Math.max(0, students.length - maxNames),
          })}
        </li>
      ))}
    </ul>
  );
}
