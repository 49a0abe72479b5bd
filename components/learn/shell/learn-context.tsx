'use client';

import { createContext, use } from 'react';
import type { Events } from '@/components/events/follow-events';
import type { Who } from '@/components/events/queue';

export type Learning = {
  who: Who;
  /** Bigger targets, read aloud, no way out to the shop. */
  kids: boolean;
  events: Events;
};

export const LearnContext = createContext<Learning | null>(null);

/** Who learns here, and where what they do is told. */
export const useLearning = (): Learning => use(LearnContext)!;
