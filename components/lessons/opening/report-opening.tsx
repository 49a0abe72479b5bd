'use client';

import { useEffect, useEffectEvent } from 'react';
import { FormAlert } from '@/components/ui/forms/action';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { useOpening, type OpeningProps } from './use-opening';

/** A lesson whose first opening ends a teacher's right to a refund: the learner is not asked, and the lesson is shown once the server has the opening. */
export default function ReportOpening(props: OpeningProps) {
  const { run, failure } = useOpening(props);
  const begin = useEffectEvent(() => void run());
  useEffect(() => begin(), []);
  return failure ? <FormAlert error={failure} onRetry={() => void run()} /> : <Skeleton className="h-[70vh] w-full" />;
}
