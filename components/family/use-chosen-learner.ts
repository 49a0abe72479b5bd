'use client';

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useAccount } from '@/components/ui/shell/account-context';
import { useLearners } from '@/lib/family/queries';
import { writeStored, readStored } from '@/lib/kernel/browser/browser-storage';

const key = 'sente_for_whom';

/** The person this tab buys for: from the product to the order, across reloads, but not for the next purchase. */
export const chosenLearnerStore = createStore<{ learner: string | null }>(() => ({
  learner: readStored(key, 'sessionStorage'),
}));

export function chooseLearner(learner: string | null): void {
  writeStored(key, learner, 'sessionStorage');
  chosenLearnerStore.setState({ learner });
}

/** The chosen learner; null: the account's holder. A removed learner counts as not chosen. */
export function useChosenLearner(): string | null {
  const { user } = useAccount();
  const wished = useStore(chosenLearnerStore, ({ learner }) => learner);
  const { data } = useLearners(user !== null);
  const isGone = data !== undefined && !data.some(({ id }) => id === wished);
  return user && !isGone ? wished : null;
}
