'use client';

import { useEffect } from 'react';
import { useLearningSettings } from '@/lib/learn/queries';
import { readStored, writeStored } from '@/lib/kernel/browser/browser-storage';
import { learnerKey } from '@/lib/kernel/browser/keys';
import type { Who } from '@/components/events/queue';

/** Whether child mode is on; until the server responds the last stored value is used, so that no link to the shop flashes up. */
export function useKids(who: Who): boolean {
  const { data } = useLearningSettings(who.learner, who.username !== null);
  const key = `${learnerKey}:${who.username ?? ''}:${who.learner ?? ''}:kids`;
  const kids = data?.kids;
  useEffect(() => {
    if (kids !== undefined) writeStored(key, kids ? 'yes' : null);
  }, [key, kids]);
  return kids ?? (who.username !== null && readStored(key) !== null);
}
