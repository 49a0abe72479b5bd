'use client';

import { createContext, use } from 'react';
import type { Events } from '@/components/events/follow-events';
import type { Who } from '@/components/events/queue';

export type Learning = {
  who: Who;
  /** Child mode: bigger targets, texts read aloud, no links to the shop. */
  kids: boolean;
  events: Events;
};

export const LearnContext = createContext<Learning | null>(null);

/** The learner, and the queue for their events. */
export const useLearning = (): Learning => use(LearnContext)!;
