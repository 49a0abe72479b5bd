'use client';

import { useAction } from '@/components/ui/forms/action';
import { ApiError } from '@/lib/kernel/api/api-error';
import type { Lesson } from '@/lib/lessons/contract';
import { useLearning } from '@/components/learn/shell/learn-context';

export type OpeningProps = {
  course: string;
  lesson: Lesson;
  /** Reads the lesson again. */
  onOpened: () => Promise<{ data?: Lesson }>;
};

/** Reports that a lesson is opened, and reads it again once the server has that. */
export function useOpening({ course, lesson, onOpened }: OpeningProps) {
  const { events } = useLearning();
  return useAction(async () => {
    events.record({ course, lesson: lesson.id, kind: 'opened' });
    await events.flush();
    const { data } = await onOpened();
    if (data?.access !== 'open') throw new ApiError('NETWORK', 0);
  });
}
